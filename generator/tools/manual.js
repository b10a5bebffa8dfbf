/* The search of the manual: search.js holds `sections`, as [address, chapter, heading, text], and is loaded at the first use. */
const form = document.querySelector('header form'), input = form.querySelector('input'), found = document.getElementById('found');
const most = 40, around = 70;
form.hidden = false;

function load() {
  if (document.getElementById('texts'))
    return;
  const script = document.createElement('script');
  script.id = 'texts';
  script.src = 'search.js';
  script.onload = search;
  document.head.append(script);
}

/* How well a section answers: the title of its chapter counts more than its heading, and this more than its text. In each of
 * them a whole word counts more than a part. 0: a word is missing. */
function weight([, chapter, heading, text], words) {
  const isTitle = heading === chapter;
  let sum = 0;
  for (const word of words) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu');
    const rank = place => whole.test(place) ? 2 : place.toLowerCase().includes(word) ? 1 : 0;
    const own = (isTitle ? 10000 : 100) * rank(heading) || rank(text) || 0.5 * rank(chapter);
    if (!own)
      return 0;
    sum += own;
  }
  return sum;
}

/* The text with the words marked. */
function marked(text, words) {
  const line = document.createElement('span'), low = text.toLowerCase();
  for (let at = 0; at < text.length;) {
    const next = words.map(word => [low.indexOf(word, at), word]).filter(([place]) => place >= 0).sort(([a], [b]) => a - b)[0];
    line.append(text.slice(at, next ? next[0] : text.length));
    if (!next)
      break;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(next[0], next[0] + next[1].length);
    line.append(mark);
    at = next[0] + next[1].length;
  }
  return line;
}

/* Some words of the text, from shortly before the first of those that are asked for. */
function excerpt(text, words) {
  const low = text.toLowerCase(), places = words.map(word => low.indexOf(word)).filter(at => at >= 0);
  const from = Math.min(...places, text.length) - around;
  const begin = from > 0 && places.length ? text.indexOf(' ', from) + 1 : 0, end = text.indexOf(' ', begin + 3 * around);
  return (begin ? '... ' : '') + (end < 0 ? text.slice(begin) : text.slice(begin, end) + ' ...');
}

function result([address, chapter, heading, text], words) {
  const link = document.createElement('a'), title = document.createElement('b'), small = document.createElement('small');
  link.href = address;
  title.append(marked(heading, words));
  small.append(marked(excerpt(text, words), words));
  link.append(title, heading === chapter ? '' : ' in ' + chapter, small);
  return link;
}

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  found.hidden = !words.length || typeof sections === 'undefined';
  if (found.hidden)
    return;
  const best = sections.map(section => [weight(section, words), section]).filter(([sum]) => sum > 0).sort(([a], [b]) => b - a);
  const tail = document.createElement('p');
  tail.textContent = best.length === 0 ? 'No section has all of these words.' : best.length > most ? `${best.length - most} more sections have these words.` : '';
  found.replaceChildren(...best.slice(0, most).map(([, section]) => result(section, words)), tail);
}

input.addEventListener('focus', load);
input.addEventListener('input', () => { load(); search(); });
form.addEventListener('submit', event => {
  event.preventDefault();
  found.querySelector('a')?.click();
});
found.addEventListener('click', event => {
  if (event.target.closest('a'))
    found.hidden = true;
});
document.addEventListener('keydown', event => {
  if (event.key === 'Escape') {
    found.hidden = true;
    input.blur();
  } else if (event.key === '/' && document.activeElement !== input) {
    event.preventDefault();
    input.focus();
  }
});
const here = document.querySelector('nav [aria-current]');
if (here)
  here.closest('nav').scrollTop = here.offsetTop - 120;

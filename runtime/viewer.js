/* viewer.js - results in a page: charts that are zoomed together, values at the cursor, figures of what is in sight.
 * The data are in the page; viewer.h describes them. Dygraph draws. */
'use strict';
(() => {
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#56b4e9', '#e69f00', '#777777', '#7a5195'];
const DARK_COLOURS = ['#3aa0e0', '#ff8340', '#2fc79b', '#e9a3c9', '#86ccf5', '#ffc04d', '#b5b5b5', '#b08fd0'];
const DASHES = [null, [7, 4], [2, 3], [9, 3, 2, 3]];
const BUCKETS = 1200;     // of time in a chart; a curve has at most two points in each
const BLOCK = 64;         // samples of which the least and the greatest are known
const PAPER = 640;         // pixels between the margins of A4
const RIGHT_GAP = 32;      // half of the place that Dygraph gives a label, and more: it lies under its tick
const MOST_NAMES = 12;     // above a chart
const MOST_CURVES = 32, MOST_ROWS = 1000, MOST_PHASE = 20000;
const darkness = matchMedia('(prefers-color-scheme: dark)'), narrow = matchMedia('(max-width: 700px)');

function element(name, properties, ...children) {
  const e = Object.assign(document.createElement(name), properties);
  e.append(...children);
  return e;
}

function numberText(x) {
  if (x === null || x === undefined || Number.isNaN(x)) return '\u2013';
  if (!Number.isFinite(x)) return String(x);
  if (Number.isInteger(x) && Math.abs(x) < 1e7) return String(x);
  const size = Math.abs(x);
  return size >= 1e-3 && size < 1e7 ? String(+x.toPrecision(6)) : String(+x.toPrecision(6)).includes('e')
    ? x.toExponential(4).replace(/\.?0+e/, 'e') : String(+x.toPrecision(6));
}

function timeText(t, span) {
  return String(+t.toPrecision(Math.min(15, Math.max(6, 5 + Math.ceil(Math.log10(Math.abs(t) / span + 1))))));
}

/* The digits that tell an event from the one nearest in time, at least six. */
function eventTimeText(time, gap) {
  const digits = gap > 0 ? Math.ceil(Math.log10(Math.abs(time) / gap)) + 2 : 6;
  return String(+time.toPrecision(Math.min(15, Math.max(6, digits))));
}

/* Text that may break behind dots and the like, and where a word begins in a part longer than a column. */
function breakable(text) {
  return text.replace(/[\p{L}\p{N}]{17,}/gu, part => part.replace(/[^\p{Lu}](?=\p{Lu})/gu, '$&\u200b'))
    .replace(/(::|[._/*(])(?=\p{L})/gu, '$&\u200b').split('\u200b').flatMap((piece, i) => i ? [element('wbr', {}), piece] : [piece]);
}

/* Ticks of an axis at multiples of 1, 2 or 5 times a power of ten, both ends included. */
function ticks(low, high, pixels, options, graph, values) {
  const rough = (high - low) / Math.max(1, pixels / options('pixelsPerLabel')), power = 10 ** Math.floor(Math.log10(rough));
  const digit = rough / power, step = power * (digit < 1.5 ? 1 : digit < 3.5 ? 2 : digit < 7.5 ? 5 : 10);
  const format = options('axisLabelFormatter'), all = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high + 1e-6 * step && all.length < 100; k++) {
    const v = k === 0 ? 0 : +(k * step).toPrecision(15);
    all.push({v, label: format(v, 0, options, graph)});
  }
  return all;
}

/* ---- data: columns are decoded when they are needed ---- */

async function inflated(bytes) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream()
    .pipeThrough(new DecompressionStream('deflate'))).arrayBuffer());
}

/* Of packed columns the bytes of equal weight lie together, and differences of 32-bit words stand for these. */
function unpacked(bytes, width, rows, hasDifferences) {
  const words = new Uint32Array(rows * width / 4), stride = width / 4;
  for (let w = 0; w < stride; w++) {
    const plane = 4 * w * rows;
    for (let i = 0, at = w, before = 0; i < rows; i++, at += stride) {
      const word = (bytes[plane + i] | bytes[plane + rows + i] << 8 | bytes[plane + 2 * rows + i] << 16 |
                    bytes[plane + 3 * rows + i] << 24) >>> 0;
      before = hasDifferences ? before + word >>> 0 : word;
      words[at] = before;
    }
  }
  return words;
}

async function decoded(script, column) {
  const text = atob(script.textContent.trim()), bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  const Type = column.double ? Float64Array : Float32Array, width = Type.BYTES_PER_ELEMENT;
  if (!column.packed) return new Type(bytes.buffer, 0, column.rows);
  return new Type(unpacked(await inflated(bytes), width, column.rows, column.packed === 'differences').buffer);
}

/* The least and greatest of each block of samples; absent ones count for nothing. */
function blocksOf(values) {
  const count = Math.ceil(values.length / BLOCK), least = new Uint32Array(count), greatest = new Uint32Array(count);
  for (let b = 0; b < count; b++) {
    const end = Math.min(values.length, (b + 1) * BLOCK);
    let low = b * BLOCK, high = low;
    for (let i = low + 1; i < end; i++) {
      const x = values[i];
      if (x < values[low] || Number.isNaN(values[low])) low = i;
      if (x > values[high] || Number.isNaN(values[high])) high = i;
    }
    least[b] = low;
    greatest[b] = high;
  }
  return {least, greatest};
}

/* The first sample at that time or after it; of several at one time the first. */
function indexAt(times, time) {
  let low = 0, high = times.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (times[middle] < time) low = middle + 1; else high = middle;
  }
  return low;
}

/* Between samples on a line; of two at one time the second, which is after the event. */
function valueAt(curve, time) {
  const {times, values} = curve;
  if (!times.length || time < times[0] || time > times[times.length - 1]) return NaN;
  let i = indexAt(times, time);
  if (times[i] === time) {
    while (i + 1 < times.length && times[i + 1] === time) i++;
    return values[i];
  }
  const share = (time - times[i - 1]) / (times[i] - times[i - 1]);
  return values[i - 1] + share * (values[i] - values[i - 1]);
}

function leastAndGreatest(curve, from, to) {
  const {values, blocks} = curve;
  let low = -1, high = -1;
  const take = (i, j) => {
    if (!Number.isNaN(values[i]) && (low < 0 || values[i] < values[low])) low = i;
    if (!Number.isNaN(values[j]) && (high < 0 || values[j] > values[high])) high = j;
  };
  for (let i = from; i < to;)
    if (i % BLOCK === 0 && i + BLOCK <= to) {
      take(blocks.least[i / BLOCK], blocks.greatest[i / BLOCK]);
      i += BLOCK;
    } else {
      take(i, i);
      i++;
    }
  return [low, high];
}

/* Samples in sight: all, or of each bucket the least and the greatest one. */
function samplesOf(curve, begin, end) {
  const {times} = curve, result = [];
  const from = Math.max(0, indexAt(times, begin) - 1), to = Math.min(times.length, indexAt(times, end) + 2);
  if (to - from <= 2 * BUCKETS) {
    for (let i = from; i < to; i++) result.push(i);
    return result;
  }
  const width = (to - from) / BUCKETS;
  for (let b = 0; b < BUCKETS; b++) {
    const first = from + Math.floor(b * width), last = from + Math.floor((b + 1) * width);
    const [low, high] = leastAndGreatest(curve, first, last);
    if (low < 0) result.push(first);
    else if (low === high) result.push(low);
    else result.push(Math.min(low, high), Math.max(low, high));
  }
  if (result[0] !== from) result.unshift(from);
  if (result[result.length - 1] !== to - 1) result.push(to - 1);
  return result;
}

/* Rows of all curves: a time that one of them lacks is null there, which a line passes over; an absent value breaks it. */
function rowsOf(curves, begin, end) {
  const lists = curves.map(curve => samplesOf(curve, begin, end)), places = curves.map(() => 0), rows = [];
  for (;;) {
    let time = Infinity;
    for (let c = 0; c < curves.length; c++)
      if (places[c] < lists[c].length) time = Math.min(time, curves[c].times[lists[c][places[c]]]);
    if (time === Infinity) return rows;
    const row = [time];
    for (let c = 0; c < curves.length; c++) {
      const i = lists[c][places[c]];
      const isHere = i !== undefined && curves[c].times[i] === time;
      row.push(isHere ? curves[c].values[i] : null);
      if (isHere) places[c]++;
    }
    rows.push(row);
  }
}

/* Over the time in sight, with values at its ends; mean and root mean square of the lines between samples. */
function figuresOf(curve, begin, end) {
  const {times, values} = curve;
  begin = Math.max(begin, times[0]);
  end = Math.min(end, times[times.length - 1]);
  const from = indexAt(times, begin), to = indexAt(times, end), [low, high] = leastAndGreatest(curve, from, to);
  const f = {first: times[from] === begin ? values[from] : valueAt(curve, begin), last: valueAt(curve, end), area: 0, square: 0, span: 0};
  Object.assign(f, {least: values[low], leastAt: times[low], greatest: values[high], greatestAt: times[high]});
  for (const [time, value] of [[begin, f.first], [end, f.last]]) {
    if (value < f.least || f.least === undefined) [f.least, f.leastAt] = [value, time];
    if (value > f.greatest || f.greatest === undefined) [f.greatest, f.greatestAt] = [value, time];
  }
  let before = [begin, f.first];
  const add = (time, value) => {
    const step = time - before[0], a = before[1];
    before = [time, value];
    if (!(step > 0) || Number.isNaN(a) || Number.isNaN(value)) return;
    f.area += step * (a + value) / 2;
    f.square += step * (a * a + a * value + value * value) / 3;
    f.span += step;
  };
  for (let i = from; i < to; i++) add(times[i], values[i]);
  add(end, times[to] === end ? values[to] : f.last);
  return {...f, mean: f.span ? f.area / f.span : NaN, rms: f.span ? Math.sqrt(f.square / f.span) : NaN};
}

function lastAt(times, time) {
  let i = indexAt(times, time);
  while (i + 1 < times.length && times[i + 1] === time) i++;
  return i;
}

/* ---- one viewer ---- */

class Viewer {
  constructor(place) {
    this.place = place;
    this.data = JSON.parse(place.querySelector('script[type="application/json"]').textContent);
    this.scripts = place.querySelectorAll('script.column');
    this.loaded = new Map();
    this.drawn = 0; // times that all charts were drawn
    this.runs = this.data.runs;
    this.isSmall = place.classList.contains('small'); // within a page that has tables of its own
    this.hidden = new Set();
    this.charts = [];
    this.known = new Map();
    for (const run of this.runs) {
      run.byPath = new Map(run.columns.map(column => [column.path, column]));
      for (const column of run.columns) if (!this.known.has(column.path)) this.known.set(column.path, column);
    }
    this.chosen = this.data.shown.filter(path => this.known.has(path)).slice(0, MOST_CURVES);
    this.begin = Math.min(...this.runs.map(run => run.begin));
    this.end = Math.max(...this.runs.map(run => run.end));
    if (!(this.end > this.begin)) this.end = this.begin + 1;
    this.window = [this.begin, this.end];
    this.isReduced = this.runs.some(run => run.is_reduced);
    this.build();
    darkness.addEventListener('change', () => this.draw());
    addEventListener('beforeprint', () => this.fit(PAPER));
    addEventListener('afterprint', () => this.fit(null));
  }

  array(index) {
    if (!this.loaded.has(index)) this.loaded.set(index, decoded(this.scripts[index], this.data.arrays[index]));
    return this.loaded.get(index);
  }

  async curve(run, path) {
    const column = run.byPath.get(path);
    if (!column) return null;
    if (!column.curve && column.times === undefined) {
      const value = column.value ?? NaN;
      column.curve = withBlocks({times: [run.begin, run.end], values: [value, value]});
    } else if (!column.curve) {
      const [times, values] = await Promise.all([this.array(column.times), this.array(column.values)]);
      column.curve = {times, values, blocks: blocksOf(values)};
      column.curve.bands = await Promise.all((column.bands || []).map(band => Promise.all(band.map(i => this.array(i)))));
    }
    return column.curve;
  }

  build() {
    this.tree = element('div', {});
    this.side = element('div', {className: 'side'});
    const filter = element('input', {type: 'search', placeholder: 'variable', ariaLabel: 'search a variable'});
    filter.addEventListener('input', () => this.showTree(filter.value.trim().toLowerCase()));
    this.side.append(element('details', {open: !this.isSmall && !narrow.matches},
      element('summary', {textContent: 'Choose variables'}), filter, this.tree));
    const reset = element('button', {type: 'button', textContent: 'Whole time', title: 'or double-click in a chart'});
    reset.addEventListener('click', () => this.show(this.begin, this.end));
    this.timeText = element('span', {className: 'time'});
    this.plots = element('div', {});
    this.values = element('div', {className: 'scroll'});
    this.main = element('div', {}, element('div', {className: 'tools'}, reset, this.timeText,
      element('span', {className: 'hint', textContent: 'Drag to zoom, hold Shift and drag to move, arrow keys move the cursor.'})),
      this.plots, ...this.isSmall ? [] : [element('h3', {textContent: 'Values'})], this.values);
    if (this.isReduced)
      this.main.append(element('p', {className: 'hint', textContent: 'Of each short stretch of time this page holds the least ' +
        'and the greatest value; values between them are not exact.'}));
    this.addPhase();
    this.phaseBox.hidden = this.runs.every(run => run.columns.some(column => column.bands));
    if (!this.isSmall) {
      this.addRuns();
      this.addVerdicts();
      this.addFigures();
      this.addEvents();
    }
    this.place.append(element('div', {className: 'frame'}, this.side, this.main));
    this.showTree('');
    this.place.classList.add('works');
    this.firstDrawing = this.draw();
  }

  /* ---- the part tree ---- */

  showTree(word) {
    const root = {children: new Map(), path: null};
    let count = 0;
    for (const path of this.known.keys()) {
      if (word && !path.toLowerCase().includes(word)) continue;
      const inner = /^der\((.*)\)$/.exec(path), names = (inner ? inner[1] : path).split('.');
      if (inner) names[names.length - 1] = `der(${names[names.length - 1]})`;
      let node = root;
      for (const name of names) {
        if (!node.children.has(name)) node.children.set(name, {children: new Map(), path: null});
        node = node.children.get(name);
      }
      node.path = path;
      count++;
    }
    this.tree.replaceChildren(this.branch(root, word !== '' && count <= 200));
  }

  /* Inner parts are listed when they are opened. */
  branch(node, isOpen) {
    const list = element('ul', {});
    for (const [name, child] of node.children) {
      const item = element('li', {});
      if (child.path !== null) item.append(this.box(name, child.path));
      if (child.children.size) {
        const holds = this.chosen.some(path => this.isBelow(child, path));
        const details = element('details', {open: isOpen || holds || node.children.size === 1},
          element('summary', {}, ...breakable(name)));
        const fill = () => { if (details.open && !details.querySelector('ul')) details.append(this.branch(child, isOpen)); };
        details.addEventListener('toggle', fill);
        fill();
        item.append(details);
      }
      list.append(item);
    }
    return list;
  }

  isBelow(node, path) {
    return node.path === path || [...node.children.values()].some(child => this.isBelow(child, path));
  }

  box(name, path) {
    const column = this.known.get(path);
    const box = element('input', {type: 'checkbox', checked: this.chosen.includes(path)});
    box.addEventListener('change', () => {
      this.chosen = box.checked ? [...this.chosen, path] : this.chosen.filter(other => other !== path);
      if (this.chosen.length > MOST_CURVES) {
        this.chosen.pop();
        box.checked = false;
      }
      this.fillPhase();
      this.draw();
    });
    return element('label', {title: [path, column.unit, column.about].filter(Boolean).join('\n')}, box, ' ', ...breakable(name));
  }

  /* ---- charts ---- */

  /* Curves of one unit share a chart; variables of much smaller reach would be flat there and have their own. */
  panels(curves) {
    const panels = [], reaches = new Map(); // of a variable in all runs
    for (const {curve, path} of curves) {
      const reach = Math.max(0, ...leastAndGreatest(curve, 0, curve.values.length).map(i => Math.abs(curve.values[i] ?? 0)));
      reaches.set(path, Math.max(reach, reaches.get(path) ?? 0));
    }
    for (const c of curves) c.reach = reaches.get(c.path);
    const unitOf = c => unitText(c.column);
    for (const unit of new Set(curves.map(unitOf))) {
      const same = curves.filter(c => unitOf(c) === unit).sort((a, b) => b.reach - a.reach);
      let panel = null, before = 0;
      for (const c of same) {
        if (!panel || (c.reach > 0 && c.reach * 30 < before)) panels.push(panel = {unit, curves: []});
        panel.curves.push(c);
        before = c.reach || before;
      }
    }
    for (const panel of panels)
      panel.curves.sort((a, b) => curves.indexOf(a) - curves.indexOf(b));
    return panels;
  }

  async draw() {
    const turn = this.turn = (this.turn || 0) + 1, curves = [];
    for (const [v, path] of this.chosen.entries())
      for (const [r, run] of this.runs.entries()) {
        if (this.hidden.has(r)) continue;
        const curve = await this.curve(run, path);
        if (curve) curves.push({curve, path, run, r, v, column: run.byPath.get(path)});
      }
    if (turn !== this.turn) return;
    const palette = darkness.matches ? DARK_COLOURS : COLOURS;
    const panels = this.panels(curves);
    for (const panel of panels) {
      const paths = [...new Set(panel.curves.map(c => c.path))];
      for (const c of panel.curves) {
        const v = paths.indexOf(c.path), byRun = paths.length === 1 && this.runs.length > 1;
        c.colour = palette[(byRun ? c.r : v) % palette.length];
        c.dash = byRun ? DASHES[Math.floor(c.r / palette.length) % DASHES.length]
          : DASHES[(Math.floor(v / palette.length) + c.r) % DASHES.length];
      }
    }
    this.charts.forEach(chart => chart.graph.destroy());
    this.plots.replaceChildren();
    this.charts = panels.map((panel, i) => this.chart(panel, i === panels.length - 1));
    if (!panels.length) this.plots.append(element('p', {className: 'hint', textContent: 'Choose a variable.'}));
    this.curves = panels.flatMap(panel => panel.curves);
    this.showValues();
    this.drawPhase();
    this.drawn++;
  }

  boundsOf(panel) {
    return panel.curves.flatMap(c => (c.run.bounds || []).filter(b => b.path === c.path).map(b => {
      const times = b.times || [c.run.begin, c.run.end], values = b.values || [b.value, b.value];
      return {text: b.check, name: nameOfBound(c.run, b), isUpper: b.side === 'upper', violated: b.violated, curve: {times, values: values.map(x => x === null ? NaN : x)}};
    }));
  }

  chart(panel, isLast) {
    const ink = getComputedStyle(this.place).color, bad = getComputedStyle(this.place).getPropertyValue('--bad').trim();
    const plot = element('div', {className: 'plot'}), cursor = element('div', {className: 'cursor', hidden: true});
    const caption = element('div', {className: 'legend'}, element('span', {className: 'unit'}, ...breakable(this.headOf(panel))),
      ...panel.curves.slice(0, MOST_NAMES).map(c => element('span', {}, swatch(c), this.nameOf(c, panel))));
    const box = element('div', {className: 'chart', tabIndex: 0}, caption, plot, cursor);
    box.setAttribute('aria-label', `Chart of ${panel.curves.map(c => c.path).join(', ')}`);
    this.plots.append(box);
    const bounds = this.boundsOf(panel), all = [...panel.curves.map(c => c.curve), ...bounds.map(b => withBlocks(b.curve))];
    const series = {};
    const labels = ['time', ...panel.curves.map((c, i) => `${i} ${c.path}`), ...bounds.map((b, i) => `bound ${i}`)];
    panel.curves.forEach((c, i) => { series[labels[i + 1]] = {color: c.colour, strokePattern: c.dash, strokeWidth: 1.7}; });
    bounds.forEach((b, i) => {
      series[labels[panel.curves.length + i + 1]] = {color: bad, strokePattern: [6, 3], strokeWidth: 1.2, highlightCircleSize: 0};
    });
    const chart = {panel, bounds, all, box, plot, cursor};
    chart.graph = new Dygraph(plot, rowsOf(all, ...this.window), {
      labels, series, legend: 'never', connectSeparatedPoints: true, drawGapEdgePoints: true, animatedZooms: false,
      dateWindow: this.shownWindow(), valueRange: this.bandRange(panel), highlightCircleSize: 3, axisLineColor: ink, gridLineColor: '#8884', gridLineWidth: 0.6,
      xRangePad: 0, yRangePad: bounds.length ? 18 : 8, rightGap: RIGHT_GAP, xlabel: '', axes: {
        x: {valueFormatter: String, axisLabelFormatter: t => timeText(t, this.window[1] - this.window[0]), pixelsPerLabel: 70,
            ticker: ticks},
        y: {axisLabelWidth: 74, axisLabelFormatter: numberText}},
      underlayCallback: (canvas, area, graph) => this.drawMarks(chart, canvas, area, graph, ink, bad),
      plugins: [{activate: graph => ({didDrawChart: drawn => this.nameBounds(chart, drawn.drawingContext, graph, bad)})}],
      zoomCallback: (begin, end) => this.show(begin, end),
      drawCallback: (graph, isFirst) => {
        const [begin, end] = graph.xAxisRange(), shown = this.shownWindow();
        if (!isFirst && !this.isBusy && (begin !== shown[0] || end !== shown[1])) this.show(begin, end);
      },
      highlightCallback: (event) => this.moveCursor(chart.graph.toDataXCoord(offsetIn(plot, event))),
      unhighlightCallback: () => this.moveCursor(null),
    });
    plot.addEventListener('wheel', event => this.turnWheel(chart, plot, event), {passive: false});
    box.addEventListener('keydown', event => this.pressKey(event));
    if (isLast) box.append(element('div', {className: 'hint', style: 'text-align: center', textContent: 'time / s'}));
    return chart;
  }

  /* From the least to the greatest value of bands in sight, with room; null: there are none. */
  bandRange(panel) {
    let low = Infinity, high = -Infinity;
    for (const {curve} of panel.curves)
      for (const [least, greatest] of curve.bands || [])
        for (let i = indexAt(curve.times, this.window[0]); i < curve.times.length && curve.times[i] <= this.window[1]; i++) {
          if (least[i] < low) low = least[i];
          if (greatest[i] > high) high = greatest[i];
        }
    const room = 0.05 * (high - low) || 0.05 * Math.abs(high) || 1;
    return low <= high ? [low - room, high + room] : null;
  }

  /* What lies between two quantities, in the colour of the curve; darker where bands lie over each other. */
  drawBands(panel, canvas, area, graph) {
    canvas.save();
    canvas.beginPath();
    canvas.rect(area.x, area.y, area.w, area.h);
    canvas.clip();
    canvas.globalAlpha = 0.2;
    for (const {curve, colour} of panel.curves)
      for (const [least, greatest] of curve.bands || []) {
        canvas.fillStyle = colour;
        canvas.beginPath();
        for (let i = 1; i < curve.times.length; i++) {
          const corners = [least[i - 1], least[i], greatest[i], greatest[i - 1]].map(y => graph.toDomYCoord(y));
          if (corners.some(Number.isNaN)) continue;
          const x = [i - 1, i, i, i - 1].map(k => graph.toDomXCoord(curve.times[k]));
          corners.forEach((y, k) => { if (k) canvas.lineTo(x[k], y); else canvas.moveTo(x[k], y); });
        }
        canvas.fill();
      }
    canvas.restore();
  }

  /* The unit; of curves of one variable also the variable, if they are told apart by their runs. */
  headOf(panel) {
    return hasRunsOnly(panel) ? panel.curves[0].path + (panel.unit && ` / ${panel.unit}`) : panel.unit || 'no unit';
  }

  /* Its variable, and where several runs are shown the run. */
  nameOf(c, panel) {
    return this.runs.length === 1 ? c.path : hasRunsOnly(panel) ? c.run.name : `${c.path} (${c.run.name})`;
  }

  /* Strokes of events at the bottom, and circles where a bound is violated first. */
  drawMarks(chart, canvas, area, graph, ink, bad) {
    this.drawBands(chart.panel, canvas, area, graph);
    canvas.strokeStyle = ink;
    canvas.lineWidth = 0.8;
    canvas.globalAlpha = 0.6;
    canvas.beginPath();
    let before = -1;
    for (const [r, run] of this.runs.entries()) {
      if (this.hidden.has(r)) continue;
      for (const event of run.events || []) {
        const x = Math.round(graph.toDomXCoord(event.time));
        if (x < area.x || x > area.x + area.w || x === before) continue;
        canvas.moveTo(before = x, area.y + area.h);
        canvas.lineTo(x, area.y + area.h - 7);
      }
    }
    canvas.stroke();
    canvas.globalAlpha = 1;
    canvas.strokeStyle = bad;
    canvas.lineWidth = 2;
    for (const bound of chart.bounds) {
      if (bound.violated === null || bound.violated === undefined) continue;
      const x = graph.toDomXCoord(bound.violated), level = valueAt(bound.curve, bound.violated);
      if (x < area.x || x > area.x + area.w || Number.isNaN(level)) continue;
      canvas.beginPath();
      canvas.arc(x, graph.toDomYCoord(level), 6, 0, 2 * Math.PI);
      canvas.stroke();
    }
  }

  /* Each name once, over the curves, at the end of its line in sight: above an upper bound and below a lower one, where
     there is room. */
  nameBounds(chart, canvas, graph, colour) {
    const told = new Set(), area = graph.getArea();
    canvas.font = '11px system-ui, sans-serif';
    canvas.textAlign = 'right';
    canvas.fillStyle = colour;
    canvas.strokeStyle = getComputedStyle(this.place).getPropertyValue('--ground').trim();
    canvas.lineWidth = 4;
    canvas.lineJoin = 'round';
    for (const {name, isUpper, curve} of chart.bounds) {
      let at = lastAt(curve.times, this.window[1]);
      at = Math.min(at, curve.times.length - 1);
      while (at > 0 && (curve.times[at] > this.window[1] || Number.isNaN(curve.values[at]))) at--;
      const y = graph.toDomYCoord(curve.values[at]), above = isUpper ? y - 4 > area.y + 10 : y + 14 > area.y + area.h;
      const end = Math.min(graph.toDomXCoord(curve.times[at]), area.x + area.w), place = Math.round(y) + name;
      if (!(y >= area.y && y <= area.y + area.h) || end < area.x || told.has(place)) continue;
      told.add(place);
      canvas.strokeText(name, end - 2, above ? y - 4 : y + 12, area.w);
      canvas.fillText(name, end - 2, above ? y - 4 : y + 12, area.w);
    }
  }

  /* Charts as wide as paper, or as their place is. What is drawn stays: for a print nothing is drawn anew. */
  fit(width) {
    for (const {plot} of this.charts) {
      const shown = plot.offsetWidth;
      plot.style.width = width ? `${shown}px` : '';
      plot.style.zoom = width && shown > width ? width / shown : '';
    }
  }

  /* Dygraph labels no tick at the very end: the end is a little later. */
  shownWindow() {
    const [begin, end] = this.window;
    return [begin, end + 1e-9 * (end - begin)];
  }

  show(begin, end) {
    const least = 1e-12 * Math.max(Math.abs(this.begin), Math.abs(this.end), this.end - this.begin);
    begin = Math.max(begin, this.begin);
    end = Math.min(end, this.end);
    if (!(end - begin > least) || this.isBusy) return;
    this.window = [begin, end];
    this.isBusy = true;
    for (const chart of this.charts)
      chart.graph.updateOptions({file: rowsOf(chart.all, begin, end), dateWindow: this.shownWindow(),
                                 valueRange: this.bandRange(chart.panel)});
    this.isBusy = false;
    this.moveCursor(this.cursor);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.showValues(), 60);
  }

  turnWheel(chart, plot, event) {
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    const at = chart.graph.toDataXCoord(offsetIn(plot, event)), factor = Math.exp(0.002 * (event.deltaY || event.deltaX));
    this.show(at - (at - this.window[0]) * factor, at + (this.window[1] - at) * factor);
  }

  pressKey(event) {
    const step = (this.window[1] - this.window[0]) / 200;
    const at = this.cursor ?? this.window[0];
    if (event.key === 'ArrowRight') this.moveCursor(Math.min(this.window[1], at + step));
    else if (event.key === 'ArrowLeft') this.moveCursor(Math.max(this.window[0], at - step));
    else if (event.key === 'Escape') this.show(this.begin, this.end);
    else return;
    event.preventDefault();
  }

  moveCursor(time) {
    this.cursor = time;
    const isIn = time !== null && time !== undefined && time >= this.window[0] && time <= this.window[1];
    this.timeText.textContent = isIn ? `time ${timeText(time, this.window[1] - this.window[0])} s` : '';
    for (const chart of this.charts) {
      chart.cursor.hidden = !isIn;
      if (!isIn) continue;
      const plot = chart.graph.getArea(), frame = chart.graph.graphDiv;
      chart.cursor.style.left = `${frame.offsetLeft + chart.graph.toDomXCoord(time)}px`;
      chart.cursor.style.top = `${frame.offsetTop + plot.y}px`;
      chart.cursor.style.height = `${plot.h}px`;
    }
    for (const {cell, curve} of this.cells || []) {
      const [low, high] = ((curve.bands || [])[0] || []).map(values => numberText(valueAt({times: curve.times, values}, time)));
      cell.textContent = isIn ? numberText(valueAt(curve, time)) + (low ? ` (${low} to ${high})` : '') : '';
    }
  }

  /* ---- tables ---- */

  table(heads, rows) {
    const head = element('tr', {}, ...heads.map(text => {
      const cell = element('th', {textContent: text.replace(/^#/, ''), scope: 'col'});
      if (text.startsWith('#')) cell.className = 'number';
      return cell;
    }));
    return element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
  }

  /* One row for each curve, with the value at the cursor and the figures of the time in sight. */
  showValues() {
    const [begin, end] = this.window, many = this.runs.length > 1;
    this.cells = [];
    const rows = (this.curves || []).map(c => {
      const f = figuresOf(c.curve, begin, end), cell = element('td', {className: 'number'});
      this.cells.push({cell, curve: c.curve});
      const name = element('td', {title: c.column.about || ''}, swatch(c), element('code', {textContent: c.path}));
      const numbers = this.isSmall ? [] : [f.first, f.last, f.least, f.leastAt, f.greatest, f.greatestAt, ...this.isReduced ? [] : [f.mean, f.rms]];
      return element('tr', {}, name, ...many ? [element('td', {textContent: c.run.name})] : [],
        element('td', {textContent: unitText(c.column)}), cell,
        ...numbers.map(x => element('td', {className: 'number', textContent: numberText(x)})));
    });
    const figures = ['#first', '#last', '#least', '#at / s', '#greatest', '#at / s', ...this.isReduced ? [] : ['#mean', '#rms']];
    this.values.replaceChildren(this.table(['Variable', ...many ? ['Run'] : [], 'Unit', '#at the cursor',
      ...this.isSmall ? [] : figures], rows));
    this.moveCursor(this.cursor);
  }

  section(title, ...content) {
    this.main.append(element('h3', {textContent: title}), ...content);
  }

  scroll(table) {
    return element('div', {className: 'scroll'}, table);
  }

  addRuns() {
    if (this.runs.length < 2) return;
    const differing = [...new Set(this.runs.flatMap(run => Object.keys(run.settings || {})))].filter(name =>
      new Set(this.runs.map(run => JSON.stringify((run.settings || {})[name]))).size > 1);
    const rows = this.runs.map((run, r) => {
      const box = element('input', {type: 'checkbox', checked: true, ariaLabel: `show ${run.name}`});
      box.addEventListener('change', () => {
        if (box.checked) this.hidden.delete(r); else this.hidden.add(r);
        this.draw();
      });
      return element('tr', {}, element('td', {}, box), element('td', {textContent: run.name}),
        element('td', {textContent: run.verdict || ''}),
        ...differing.map(name => element('td', {textContent: String((run.settings || {})[name] ?? run.byPath.get(name)?.value ?? '')})));
    });
    const head = name => name + (/^1?$/.test(this.known.get(name)?.unit ?? '') ? '' : ` / ${this.known.get(name).unit}`);
    this.section('Runs', this.scroll(this.table(['', 'Run', 'Result', ...differing.map(head)], rows)));
  }

  addVerdicts() {
    const many = this.runs.length > 1, rows = [];
    for (const run of this.runs)
      for (const v of run.verdicts || []) {
        const verdict = element('td', {textContent: `${v.verdict === 'violated' ? '\u2717 ' : v.verdict === 'met' ? '\u2713 ' : ''}${v.verdict}`});
        verdict.className = v.verdict === 'violated' ? 'violated' : v.verdict === 'met' ? 'met' : '';
        const row = element('tr', {}, ...many ? [element('td', {textContent: run.name})] : [],
          element('td', {textContent: `${v.id || ''} ${v.name || ''}`.trim()}), verdict,
          element('td', {className: 'number', textContent: v.margin === undefined ? '' : numberText(v.margin)}),
          element('td', {textContent: v.margin === undefined ? '' : v.unit || ''}),
          element('td', {className: 'number', textContent: v.time === undefined ? '' : numberText(v.time)}),
          element('td', {className: 'text'}, ...breakable(v.check || v.text || '')));
        if (v.time !== undefined) this.leadTo(row, v.time);
        rows.push(row);
      }
    if (rows.length)
      this.section('Requirements', this.scroll(this.table([...many ? ['Run'] : [], 'Requirement', 'Verdict', '#Margin', '',
        '#at / s', 'Check'], rows)));
  }

  addFigures() {
    const many = this.runs.length > 1, rows = [];
    for (const run of this.runs)
      for (const f of run.figures || [])
        rows.push(element('tr', {}, ...many ? [element('td', {textContent: run.name})] : [],
          element('td', {}, element('code', {textContent: f.name})),
          element('td', {className: 'number', textContent: numberText(f.value)}), element('td', {textContent: f.unit || ''})));
    if (rows.length)
      this.section('Figures', this.scroll(this.table([...many ? ['Run'] : [], 'Figure', '#Value', 'Unit'], rows)));
  }

  addEvents() {
    const many = this.runs.length > 1, rows = [];
    let count = 0;
    for (const run of this.runs)
      for (const [i, e] of (run.events || []).entries()) {
        if (!e.change || ++count > MOST_ROWS) continue;
        const gap = Math.min(...[i - 1, i + 1].map(k => Math.abs((run.events[k]?.time ?? Infinity) - e.time)).filter(d => d > 0));
        const row = element('tr', {}, ...many ? [element('td', {textContent: run.name})] : [],
          element('td', {className: 'number', title: `${e.time} s`, textContent: eventTimeText(e.time, gap)}),
          ...[e.change, e.element || ''].map(words => element('td', {className: 'text'}, ...breakable(words))));
        this.leadTo(row, e.time);
        rows.push(row);
      }
    if (!rows.length) return;
    const table = this.scroll(this.table([...many ? ['Run'] : [], '#Time / s', 'Change', 'Element'], rows));
    table.className = 'long';
    this.section('Events', table);
    if (count > MOST_ROWS)
      this.main.append(element('p', {className: 'hint', textContent: `${count - MOST_ROWS} more events are not listed.`}));
  }

  /* A click shows the time around, a fifth as long as what is in sight. */
  leadTo(row, time) {
    row.className = 'link';
    row.title = 'show this time';
    row.addEventListener('click', () => {
      const half = (this.window[1] - this.window[0]) / 10;
      this.show(time - half, time + half);
      this.moveCursor(time);
      this.plots.scrollIntoView({block: 'nearest'});
    });
  }

  /* ---- one variable over another ---- */

  addPhase() {
    this.phase = element('div', {className: 'chart phase'});
    [this.across, this.up] = ['across', 'up'].map(word => {
      const select = element('select', {ariaLabel: `variable ${word}`});
      select.addEventListener('change', () => this.drawPhase());
      return select;
    });
    this.phaseBox = element('details', {className: 'over'}, element('summary', {textContent: 'Phase plot'}),
      element('div', {className: 'tools'}, this.up, 'over', this.across), this.phase);
    this.phaseBox.addEventListener('toggle', () => this.drawPhase());
    this.main.append(this.phaseBox);
    this.fillPhase();
  }

  fillPhase() {
    for (const [k, select] of [this.across, this.up].entries()) {
      const kept = select.value || this.chosen[k] || this.chosen[0];
      select.replaceChildren(...this.chosen.map(path => element('option', {textContent: path, value: path,
                                                                            selected: path === kept})));
    }
  }

  async drawPhase() {
    if (!this.phaseBox.open || !this.chosen.length) return;
    const x = this.across.value, y = this.up.value, palette = darkness.matches ? DARK_COLOURS : COLOURS;
    const rows = [], names = [], colours = [];
    let low = Infinity, high = -Infinity;
    for (const [r, run] of this.runs.entries()) {
      const a = await this.curve(run, x), b = await this.curve(run, y);
      if (!a || !b || this.hidden.has(r)) continue;
      const from = indexAt(b.times, this.window[0]), to = lastAt(b.times, this.window[1]);
      const stride = Math.max(1, Math.ceil((to - from) / MOST_PHASE));
      for (let i = from; i <= to && i < b.times.length; i += stride) {
        const at = a.times === b.times ? a.values[i] : valueAt(a, b.times[i]);
        if (Number.isNaN(at)) continue;
        rows.push([at, ...names.map(() => null), b.values[i]]);
        low = Math.min(low, at);
        high = Math.max(high, at);
      }
      names.push(run.name);
      colours.push(palette[r % palette.length]);
    }
    if (this.phaseGraph) this.phaseGraph.destroy();
    this.phaseGraph = null;
    if (!rows.length) return;
    for (const row of rows) while (row.length <= names.length) row.push(null);
    const plot = element('div', {className: 'plot'}), room = 0.03 * (high - low) || 1;
    const title = path => `${path}${this.known.get(path).unit && this.known.get(path).unit !== '1' ? ` / ${this.known.get(path).unit}` : ''}`;
    this.phase.replaceChildren(element('div', {className: 'unit', textContent: title(y)}), plot,
      element('div', {className: 'hint', style: 'text-align: center', textContent: title(x)}));
    this.phaseGraph = new Dygraph(plot, rows, {
      labels: ['x', ...names.map((name, i) => `${i} ${name}`)], colors: colours, legend: 'never', strokeWidth: 1.5,
      connectSeparatedPoints: true, dateWindow: [low - room, high + room], interactionModel: {}, gridLineColor: '#8884',
      axisLineColor: getComputedStyle(this.place).color, highlightCircleSize: 0,
      rightGap: RIGHT_GAP, axes: {x: {axisLabelFormatter: numberText, ticker: ticks}, y: {axisLabelWidth: 74, axisLabelFormatter: numberText}}});
  }
}

function withBlocks(curve) {
  return Object.assign(curve, {blocks: blocksOf(curve.values)});
}

/* Its requirement, where the page knows it, or else the check. */
function nameOfBound(run, bound) {
  const of = (run.verdicts || []).find(v => v.check === bound.check && (v.id || v.name));
  return of ? `${of.id || ''} ${of.name || ''}`.trim() : bound.check;
}

function unitText(column) {
  return column.unit === '1' ? '' : column.unit || '';
}

function hasRunsOnly(panel) {
  return panel.curves.length > 1 && panel.curves.every(other => other.path === panel.curves[0].path);
}

function offsetIn(plot, event) {
  return event.clientX - plot.getBoundingClientRect().left;
}

function swatch(c) {
  const space = 'http://www.w3.org/2000/svg', svg = document.createElementNS(space, 'svg');
  const line = document.createElementNS(space, 'path');
  svg.setAttribute('class', 'swatch');
  svg.setAttribute('viewBox', '0 0 26 10');
  line.setAttribute('d', 'M0 5H26');
  line.setAttribute('stroke', c.colour);
  line.setAttribute('stroke-width', '2.5');
  if (c.dash) line.setAttribute('stroke-dasharray', c.dash.join(' '));
  svg.append(line);
  return svg;
}

for (const title of document.querySelectorAll('h1')) if (!title.childElementCount) title.replaceChildren(...breakable(title.textContent));
for (const place of document.querySelectorAll('.viewer')) {
  try {
    place.viewer = new Viewer(place);
  } catch (error) {
    place.classList.remove('works');
    console.error(error);
  }
}
})();

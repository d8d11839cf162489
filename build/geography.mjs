/**
 * One-time conversion of the map's source geometry into renderer/src/assets/geography.json.
 *
 *   node build/geography.mjs <path to the source geography.json>
 *
 * The source ("gaul-geography/1") is our own work: Natural Earth coast (public domain) and borders, rivers, tribes and
 * labels authored in longitude and latitude, projected to a canvas of 2400 x 2000. The game needs only canvas
 * coordinates: they are thinned to about half a pixel, rounded, and written as flat lists [x, y, x, y, ...]. The result
 * is part of the project; this script documents how it came to be and need not be run again.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const source = process.argv[2]
if (!source) throw new Error('usage: node build/geography.mjs <geography.json>')
const geo = JSON.parse(readFileSync(source, 'utf8'))
const target = new URL('../renderer/src/assets/geography.json', import.meta.url)

const round = (v) => Math.round(v * 10) / 10
const spot = (o) => [round(o.x), round(o.y)]
const numbers = (d) =>
  d
    .match(/-?[\d.]+/g)
    .map(Number)
    .map(round)

/** Distance of p from the segment a-b. */
function offLine(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)
}

/** Douglas-Peucker: drops points that lie within `tolerance` of the line without them. */
function thin(points, tolerance = 0.5) {
  if (points.length < 3) return points
  const [first, last] = [points[0], points.at(-1)]
  let far = 0
  let at = 0
  for (let i = 1; i < points.length - 1; i++) {
    const d = offLine(points[i], first, last)
    if (d > far) [far, at] = [d, i]
  }
  if (far <= tolerance) return [first, last]
  return [...thin(points.slice(0, at + 1), tolerance).slice(0, -1), ...thin(points.slice(at), tolerance)]
}
const flat = (points) => points.flat().map(round)
const line = (points) => flat(thin(points))
/** A ring is cut in two first, so that its equal ends do not count as a line of no length. */
function ring(points) {
  const open = points.slice(0, points[0][0] === points.at(-1)[0] && points[0][1] === points.at(-1)[1] ? -1 : undefined)
  const half = open.length >> 1
  return flat([...thin(open.slice(0, half + 1)).slice(0, -1), ...thin([...open.slice(half), open[0]]).slice(0, -1)])
}

/** Arcs are thinned once and rings are put together from them, so that neighbours share every point of their border. */
const arcs = geo.arcs.map((arc) => {
  // The ends of river runs must survive the thinning: they are where the style of a border changes.
  const cuts = [0, ...arc.riverRuns.flatMap((r) => [r.from, r.to]), arc.canvas.length - 1]
  const marks = [...new Set(cuts)].sort((a, b) => a - b)
  const points = []
  const indexOf = new Map()
  marks.forEach((mark, i) => {
    const next = marks[i + 1]
    indexOf.set(mark, points.length)
    if (next === undefined) points.push(arc.canvas[mark])
    else points.push(...thin(arc.canvas.slice(mark, next + 1)).slice(0, -1))
  })
  return { points, runs: arc.riverRuns.map((r) => [indexOf.get(r.from), indexOf.get(r.to)]) }
})
const arcPoints = (i) => (i >= 0 ? arcs[i].points : [...arcs[~i].points].reverse())
const ringOfArcs = (refs) => flat(refs.flatMap((r) => arcPoints(r).slice(0, -1)))

const curve = (label) => ({
  text: label.text,
  curve: label.d ? numbers(label.d) : label.path.flat().map(round),
  size: label.size,
  spacing: label.letterSpacing ?? 0,
})

const areas = Object.values(geo.regions).map((r) => ({
  id: r.id,
  fill: r.group ?? (r.id === 'aquitania' ? 'aquitania' : 'outside'),
  rings: r.polygons.flat().map(ringOfArcs),
}))
const regions = Object.values(geo.regions)
  .filter((r) => !r.decorative)
  .map((r) => ({
    id: r.id,
    name: r.name,
    group: r.group,
    label: { ...curve(r.label), width: round(r.label.width) },
    control: spot(r.control),
    camp: spot(r.leaderSlot),
  }))
const tribes = Object.values(geo.tribes).map((t) => ({
  id: t.id,
  name: t.label.text,
  region: t.region,
  at: spot(t),
  label: t.label.side,
  city: t.city ?? '',
}))
const cities = Object.values(geo.cities).map((c) => ({ name: c.name, tribe: c.tribe, at: spot(c) }))
const lines = geo.arcs.map((a, i) => ({
  kind: a.kind,
  left: a.left ?? '',
  right: a.right ?? '',
  rhenus: a.adjacency === 'rhenus',
  line: flat(arcs[i].points),
  riverRuns: arcs[i].runs,
}))

const out = {
  format: 'gallia-geography/1',
  canvas: geo.canvas.note
    ? { width: geo.canvas.width, height: geo.canvas.height, margin: geo.canvas.margin }
    : geo.canvas,
  land: geo.land.canvas.map(ring),
  areas,
  regions,
  tribes,
  cities,
  lines: lines.filter((l) => l.kind !== 'frame'),
  rivers: geo.rivers.map((r) => ({ id: r.id, class: r.class, lines: r.canvas.map(line) })),
  riverNames: geo.riverLabels.map((l) => ({ text: l.text, path: l.path.flat().map(round), size: l.size })),
  lakes: geo.lakes.map((l) => ring(l.canvas)),
  ridges: geo.mountains.flatMap((m) => m.ridges.map((r) => ({ line: line(r.canvas), halfWidth: round(r.halfWidth) }))),
  peaks: geo.mountains.flatMap((m) => m.peaks.map((p) => [p.x, p.y, p.w, p.h, p.v].map(round))),
  mountainNames: geo.mountains.filter((m) => m.label).map((m) => curve(m.label)),
  forests: geo.forests.map((f) => ({
    ring: ring(f.ring.canvas),
    trees: f.trees.map((t) => [t.x, t.y, t.s, t.v].map(round)),
    name: f.label ? [curve(f.label)] : [],
  })),
  seas: geo.seas.map(curve),
  lands: geo.decorLabels.map(curve),
  arrows: geo.arrows.map((a) => ({ a: a.a, b: a.b, curve: numbers(a.d) })),
}
writeFileSync(target, JSON.stringify(out) + '\n')

import { type FilmText, movesBy, type Pose } from '@clipmint/film'

import { drawSprite } from '../sprites.ts'
import type { Surface } from '../surface.ts'
import { lettersOf, type TextLayout, type TextRun, wordsOf } from '../text/layout.ts'
import { drawMedia } from './media.ts'
import { layOutline, roundedRect } from './outline.ts'
import { grown, styleOf } from './paint.ts'
import { blendOf, layerPose, type Painting, unitPose } from './painting.ts'
import { applyPose, isAtRest, isVisible, type Posed, turnWithBox } from './pose.ts'
import { shineOn } from './shine.ts'
import { hasUnderside, type InkPart, inkReachOf, paintRun } from './words/ink.ts'
import { countedNow, drawUnit } from './words/letter.ts'
import { drawMark, liesUnder, markedIn } from './words/mark.ts'

const units = ['line', 'word', 'syllable'] as const
type Unit = (typeof units)[number]

/** Draws a text: all at once when it moves as one, else each line, word or letter in its own pose. */
export function drawText(layer: FilmText, painting: Painting): void {
  const { surface, stage } = painting
  const layout = stage.layoutOf(layer)
  const pose = layerPose(layer, painting)
  if (!isVisible(pose) || layer.opacity === 0) return
  surface.save()
  surface.globalCompositeOperation = blendOf(layer.blend)
  surface.globalAlpha = layer.opacity
  turnWithBox(surface, layer.box)
  applyPose(surface, { pose, place: layer.box, bounds: grown(layout.bounds, layout.size * 0.12) })
  if (layer.picture) drawPictured(layer, layout, { painting, picture: layer.picture })
  else drawInk(layer, layout, painting)
  surface.restore()
}

/** Plates, undersides, marks and letters, each over all of the one before; then the light that passes. */
function drawInk(layer: FilmText, layout: TextLayout, painting: Painting): void {
  const { surface, stage } = painting
  const moving = units.filter((unit) => movesBy(layer.motion, unit))
  // A number that counts is drawn letter by letter, whatever else moves.
  const drawn = layer.count && !moving.includes('syllable') ? [...moving, 'syllable' as const] : moving
  const mark = layer.mark
  const parts: InkPart[] = hasUnderside(layer) ? ['under', 'fill'] : ['all']
  if (drawn.length === 0 && !mark && parts.length === 1) {
    drawWhole(layer, layout, { painting, plates: true, part: 'all' })
  } else {
    drawPlates(layer, layout, { painting, moving })
    if (mark && liesUnder(mark)) drawMarkNow(layer, layout, painting)
    for (const part of parts) {
      if (drawn.length === 0) drawWhole(layer, layout, { painting, plates: false, part })
      else drawUnits(layer, layout, { painting, moving: drawn, part })
    }
    if (mark && !liesUnder(mark)) drawMarkNow(layer, layout, painting)
  }
  const { shine } = layer
  if (!shine) return
  shineOn(surface, shine, {
    place: layout.bounds,
    elapsedMs: painting.elapsedMs,
    drawLit: () => {
      const bounds = grown(layout.bounds, inkReachOf(layer, layout))
      const sprite = stage.sprites.get(`text lit ${stage.lookOf(layer)}`, bounds, (canvas) => {
        paintPlates(canvas, layout.plates, shine.color)
        for (const line of layout.lines)
          paintRun(canvas, line, { layer, layout, scale: stage.scale, part: { color: shine.color } })
      })
      drawSprite(surface, sprite)
    },
  })
}

/** The letters as a mask over a picture that keeps its own place; their plates and undersides lie behind it. */
function drawPictured(
  layer: FilmText,
  layout: TextLayout,
  { painting, picture }: { painting: Painting; picture: NonNullable<FilmText['picture']> },
): void {
  const { surface, stage, depth } = painting
  const { width, height } = stage.film
  drawInk(layer, layout, painting)
  const shown = stage.scratch(depth)
  const letters = stage.scratch(depth + 1)
  for (const { surface: onto } of [shown, letters]) onto.imageSmoothingQuality = 'low'
  const moving = units.filter((unit) => movesBy(layer.motion, unit))
  const masked: Painting = { ...painting, surface: letters.surface, depth: depth + 2 }
  letters.surface.save()
  turnWithBox(letters.surface, layer.box)
  const part = { color: '#000000' }
  const pose = layerPose(layer, painting)
  applyPose(letters.surface, {
    pose: { ...pose, opacity: 1 },
    place: layer.box,
    bounds: grown(layout.bounds, layout.size * 0.12),
  })
  if (moving.length === 0) drawWhole(layer, layout, { painting: masked, plates: false, part })
  else drawUnits(layer, layout, { painting: masked, moving, part })
  letters.surface.restore()
  shown.surface.save()
  drawMedia(picture, { ...painting, surface: shown.surface, depth: depth + 2 })
  shown.surface.globalAlpha = 1
  shown.surface.globalCompositeOperation = 'destination-in'
  shown.surface.drawImage(letters.picture, 0, 0, width, height)
  shown.surface.restore()
  surface.restore()
  surface.save()
  surface.globalCompositeOperation = blendOf(layer.blend)
  surface.globalAlpha = layer.opacity * pose.opacity
  surface.drawImage(shown.picture, 0, 0, width, height)
}

type Whole = { painting: Painting; plates: boolean; part: InkPart }

function drawWhole(layer: FilmText, layout: TextLayout, { painting, plates, part }: Whole): void {
  const { stage, surface } = painting
  const bounds = grown(layout.bounds, inkReachOf(layer, layout))
  const name = plates ? '' : ` ${JSON.stringify(part)}`
  const sprite = stage.sprites.get(`text ${stage.lookOf(layer)}${name}`, bounds, (canvas) => {
    if (plates && layer.plate) paintPlates(canvas, layout.plates, layer.plate.paint)
    for (const line of layout.lines) paintRun(canvas, line, { layer, layout, scale: stage.scale, part })
  })
  drawSprite(surface, sprite)
}

type Moving = { painting: Painting; moving: readonly Unit[] }

function drawUnits(
  layer: FilmText,
  layout: TextLayout,
  { painting, moving, part }: Moving & { part: InkPart },
): void {
  const { surface } = painting
  const finest = moving.at(-1) ?? 'line'
  const groups = moving.map((unit) => ({ unit, runs: runsBy(unit, layer, layout, painting) }))
  const runs = groups.at(-1)?.runs ?? []
  const counted = countedNow(finest === 'syllable' ? runs : [], { layer, layout, painting })
  const posed = runs.map((run, index) =>
    groups.map(({ unit, runs: members }) => {
      const owner = unit === finest ? index : ownerOf(run, members)
      const place = (members[owner] ?? run).cell
      const moved = { by: unit, index: owner, count: members.length, size: place }
      const pose = unitPose(layer, painting, { ...moved, fromMiddle: fromMiddle(place, layout, run.line) })
      return { pose, place, bounds: grown(place, layout.size * 0.08) }
    }),
  )
  if (!layer.count && posed.flat().every(({ pose }) => isAtRest(pose))) {
    // All have come to their places: one picture instead of one for each.
    drawWhole(layer, layout, { painting, plates: false, part })
    return
  }
  runs.forEach((run, index) => {
    const poses = posed[index] ?? []
    if (!poses.every(({ pose }) => isVisible(pose))) return
    surface.save()
    for (const one of poses) applyPose(surface, one)
    const pose = {
      spin: finest === 'syllable' ? (poses.find((one) => one.pose.spin)?.pose.spin ?? null) : null,
      sung: Math.max(...poses.map((one) => one.pose.sung)),
    }
    drawUnit({ run, index, kind: finest, pose, part }, { layer, layout, painting }, counted)
    surface.restore()
  })
}

function ownerOf(run: TextRun, members: readonly TextRun[]): number {
  return Math.max(
    0,
    members.findIndex((member) => holds(member, run)),
  )
}

/** How far a place is from the middle of its line and of the whole text. */
function fromMiddle(
  place: TextRun['cell'],
  { lines, bounds }: TextLayout,
  line: number,
): { x: number; y: number } {
  const own = lines[line]?.cell ?? bounds
  return {
    x: place.x + place.w / 2 - (own.x + own.w / 2),
    y: place.y + place.h / 2 - (bounds.y + bounds.h / 2),
  }
}

/** Plates come and go with the first of their words: they move with lines, and only fade with words and letters. */
function drawPlates(layer: FilmText, layout: TextLayout, { painting, moving }: Moving): void {
  const { surface } = painting
  const { plate: look } = layer
  if (!look) return
  const unit = moving.at(-1)
  const runs = unit ? runsBy(unit, layer, layout, painting) : []
  layout.plates.forEach((plate, index) => {
    if (!unit) {
      paintPlates(surface, [plate], look.paint)
      return
    }
    const first = layout.plates.length > 1 ? runs.findIndex((run) => run.line === index) : 0
    const run = runs[first]
    if (!run) return
    const full = unitPose(layer, painting, { by: unit, index: first, count: runs.length, size: run.cell })
    const pose: Pose = unit === 'line' ? full : { ...full, ...stillPlace }
    if (!isVisible(pose)) return
    const posed: Posed = { pose, place: plate, bounds: plate }
    surface.save()
    applyPose(surface, posed)
    paintPlates(surface, [plate], look.paint)
    surface.restore()
  })
}

const stillPlace = {
  x: 0,
  y: 0,
  scale: 1,
  rotate: 0,
  skew: 0,
  masked: false,
  stretch: { x: 1, y: 1 },
} as const

/** A mark stays where the words stand, and is gone before they leave one by one. */
function drawMarkNow(layer: FilmText, layout: TextLayout, painting: Painting): void {
  const { mark, motion } = layer
  const { surface, stage, elapsedMs, sceneMs } = painting
  if (!mark) return
  const leaving = motion.leave.filter(({ by }) => by !== 'layer')
  const words = () => wordsOf(layout, stage.measure, layer)
  const count = leaving.length > 0 ? lettersOf(layout, stage.measure, layer).length : 0
  const leavesAtMs = Math.min(
    ...leaving.map(
      ({ delayMs, durationMs, staggerMs }) => sceneMs - delayMs - durationMs - staggerMs * (count - 1),
    ),
  )
  const fading = Math.max(0, Math.min(1, 1 - (elapsedMs - leavesAtMs) / 160))
  if (fading === 0) return
  surface.save()
  surface.globalAlpha *= fading
  drawMark(surface, mark, markedIn(layout, words, mark), elapsedMs)
  surface.restore()
}

function runsBy(unit: Unit, layer: FilmText, layout: TextLayout, { stage }: Painting): readonly TextRun[] {
  switch (unit) {
    case 'line':
      return layout.lines
    case 'word':
      return wordsOf(layout, stage.measure, layer)
    case 'syllable':
      return lettersOf(layout, stage.measure, layer)
  }
}

function holds(whole: TextRun, part: TextRun): boolean {
  const middle = { x: part.cell.x + part.cell.w / 2, y: part.cell.y + part.cell.h / 2 }
  const { x, y, w, h } = whole.cell
  return (
    whole.line === part.line &&
    middle.x >= x - 0.5 &&
    middle.x <= x + w + 0.5 &&
    middle.y >= y - 0.5 &&
    middle.y <= y + h + 0.5
  )
}

function paintPlates(
  surface: Surface,
  plates: TextLayout['plates'],
  paint: NonNullable<FilmText['plate']>['paint'],
): void {
  for (const plate of plates) {
    surface.fillStyle = styleOf(surface, paint, plate)
    layOutline(surface, roundedRect(plate, plate.radius))
    surface.fill()
  }
}

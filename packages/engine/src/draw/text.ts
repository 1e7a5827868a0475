import { type FilmText, movesBy, type Pose } from '@clipmint/film'

import { cssFont } from '../fonts.ts'
import { drawSprite } from '../sprites.ts'
import type { Surface } from '../surface.ts'
import { lettersOf, type TextLayout, type TextRun, wordsOf } from '../text/layout.ts'
import { spacesLetters } from '../text/measure.ts'
import { columnOffsets } from '../text/vertical.ts'
import { splitLetters } from '../text/words.ts'
import { layOutline, roundedRect } from './outline.ts'
import { grown, styleOf } from './paint.ts'
import { blendOf, layerPose, type Painting, unitPose } from './painting.ts'
import { applyPose, isVisible, type Posed, turnWithBox } from './pose.ts'

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
  const moving = units.filter((unit) => movesBy(layer.motion, unit))
  if (moving.length === 0) drawWhole(layer, layout, painting)
  else drawUnits(layer, layout, { painting, moving })
  surface.restore()
}

function drawWhole(layer: FilmText, layout: TextLayout, { stage, surface }: Painting): void {
  const bounds = grown(layout.bounds, reachOf(layer, layout))
  const sprite = stage.sprites.get(`text ${stage.lookOf(layer)}`, bounds, (canvas) => {
    paintPlates(canvas, layer, layout.plates)
    for (const line of layout.lines) paintRun(canvas, line, { layer, layout, scale: stage.scale })
  })
  drawSprite(surface, sprite)
}

type Moving = { painting: Painting; moving: Unit[] }

function drawUnits(layer: FilmText, layout: TextLayout, { painting, moving }: Moving): void {
  const { stage, surface } = painting
  const finest = moving.at(-1) ?? 'line'
  const groups = moving.map((unit) => ({ unit, runs: runsBy(unit, layer, layout, painting) }))
  const runs = groups.at(-1)?.runs ?? []
  drawPlates(layer, layout, { painting, runs, unit: finest })
  runs.forEach((run, index) => {
    const poses = groups.map(({ unit, runs: members }) => {
      const owner =
        unit === finest
          ? index
          : Math.max(
              0,
              members.findIndex((member) => holds(member, run)),
            )
      const place = (members[owner] ?? run).cell
      const pose = unitPose(layer, painting, { by: unit, index: owner, count: members.length, size: place })
      return { pose, place, bounds: grown(place, layout.size * 0.08) }
    })
    if (!poses.every(({ pose }) => isVisible(pose))) return
    surface.save()
    for (const posed of poses) applyPose(surface, posed)
    const key = `text ${stage.lookOf(layer)} ${finest} ${index}`
    const bounds = grown(run.cell, reachOf(layer, layout))
    const sprite = stage.sprites.get(key, bounds, (canvas) =>
      paintRun(canvas, run, { layer, layout, scale: stage.scale }),
    )
    drawSprite(surface, sprite)
    surface.restore()
  })
}

/** Plates come and go with the first of their words: they move with lines, and only fade with words and letters. */
function drawPlates(
  layer: FilmText,
  layout: TextLayout,
  { painting, runs, unit }: { painting: Painting; runs: TextRun[]; unit: Unit },
): void {
  layout.plates.forEach((plate, index) => {
    const { surface } = painting
    const first = layout.plates.length > 1 ? runs.findIndex((run) => run.line === index) : 0
    const run = runs[first]
    if (!run) return
    const full = unitPose(layer, painting, { by: unit, index: first, count: runs.length, size: run.cell })
    const pose: Pose = unit === 'line' ? full : { ...full, ...stillPlace }
    if (!isVisible(pose)) return
    const posed: Posed = { pose, place: plate, bounds: plate }
    surface.save()
    applyPose(surface, posed)
    paintPlates(surface, layer, [plate])
    surface.restore()
  })
}

const stillPlace = { x: 0, y: 0, scale: 1, rotate: 0, skew: 0, masked: false } as const

function runsBy(unit: Unit, layer: FilmText, layout: TextLayout, { stage }: Painting): TextRun[] {
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

/** How far a text's letters and their glow may reach past their cells. */
function reachOf(layer: FilmText, { size }: TextLayout): number {
  return size * (0.2 + (layer.glow ? layer.glow.blur * 1.6 : 0))
}

function paintPlates(surface: Surface, layer: FilmText, plates: TextLayout['plates']): void {
  if (!layer.plate) return
  for (const plate of plates) {
    surface.fillStyle = styleOf(surface, layer.plate.paint, plate)
    layOutline(surface, roundedRect(plate, plate.radius))
    surface.fill()
  }
}

type Ink = { layer: FilmText; layout: TextLayout; scale: number }

function paintRun(surface: Surface, run: TextRun, { layer, layout, scale }: Ink): void {
  const { size } = layout
  surface.font = cssFont(layer.family, layer.weight, size)
  surface.textBaseline = 'alphabetic'
  surface.fillStyle = layer.color
  if (layer.glow) {
    surface.shadowColor = layer.glow.color
    for (const share of [1, 0.42]) {
      // Shadows ignore the transform, so the blur is in pixels of the surface.
      surface.shadowBlur = layer.glow.blur * size * share * scale
      setLetters(surface, run, { layer, layout, scale })
    }
    surface.shadowColor = 'transparent'
    surface.shadowBlur = 0
  }
  setLetters(surface, run, { layer, layout, scale })
}

function setLetters(surface: Surface, run: TextRun, { layer, layout }: Ink): void {
  const { size, vertical } = layout
  if (!vertical) {
    surface.textAlign = 'left'
    setLine(surface, run, layer.tracking * size)
    return
  }
  surface.textAlign = 'center'
  if (spacesLetters(surface)) surface.letterSpacing = '0px'
  for (const { letter, at } of columnOffsets(run.text, layer.tracking)) {
    surface.fillText(letter, run.x + size / 2, run.baseline + at * size)
  }
}

function setLine(surface: Surface, { text, x, baseline }: TextRun, trackingPx: number): void {
  if (spacesLetters(surface)) {
    surface.letterSpacing = `${trackingPx}px`
    surface.fillText(text, x, baseline)
    return
  }
  let before = ''
  for (const [index, letter] of splitLetters(text).entries()) {
    surface.fillText(letter, x + surface.measureText(before).width + index * trackingPx, baseline)
    before += letter
  }
}

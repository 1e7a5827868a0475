import type { FilmText, Pose } from '@clipmint/film'

import { drawSprite } from '../../sprites.ts'
import type { TextLayout, TextRun } from '../../text/layout.ts'
import { digitsLeft, findNumber } from '../../text/number.ts'
import { grown } from '../paint.ts'
import type { Painting } from '../painting.ts'
import { clipTo } from '../pose.ts'
import { type InkPart, inkReachOf, paintRun } from './ink.ts'
import { drawSpin, drawWhirl } from './spin.ts'

/** A line, word or letter being drawn: its place among its kind, and what its movements make of it. */
export type Unit = {
  run: TextRun
  index: number
  kind: string
  pose: Pick<Pose, 'spin' | 'sung'>
  part: InkPart
}

type Work = { layer: FilmText; layout: TextLayout; painting: Painting }

/** Draws one unit where the surface stands: with its rolling letters, and with what of it has been sung. */
export function drawUnit(unit: Unit, work: Work, counted: ReadonlyMap<number, number>): void {
  const { surface } = work.painting
  const { run, index, pose, part } = unit
  const left = counted.get(index) ?? 0
  surface.save()
  if (left > 0.001) {
    const drawAt = (step: number): void => drawRun(unit, work, digitBefore(run.text, step))
    drawWhirl(surface, left, { cell: run.cell, drawAt, phase: index * 0.37 })
  } else if (pose.spin && pose.spin.left > 0.001) {
    const letterAt = shuffled(index, run.text)
    drawSpin(surface, pose.spin, {
      cell: run.cell,
      drawAt: (step) => drawRun(unit, work, step === 0 ? run.text : letterAt(step)),
    })
  } else {
    drawRun(unit, work, run.text)
    if (pose.sung > 0 && part !== 'under' && work.layer.highlight) {
      const { x, y, w, h } = grown(run.cell, work.layout.size * 0.12)
      if (pose.sung < 1) clipTo(surface, { x, y, w: w * pose.sung, h })
      drawRun({ ...unit, part: { color: work.layer.highlight } }, work, run.text)
    }
  }
  surface.restore()
}

function drawRun({ run, index, kind, part }: Unit, { layer, layout, painting }: Work, text: string): void {
  const { stage, surface } = painting
  const shown = layer.count || text !== run.text ? centred(run, text, { layer, layout, painting }) : run
  const name = `${part === 'all' ? '' : ` ${JSON.stringify(part)}`}${text === run.text ? '' : ` ${text}`}`
  const bounds = grown(run.cell, inkReachOf(layer, layout))
  const sprite = stage.sprites.get(`text ${stage.lookOf(layer)} ${kind} ${index}${name}`, bounds, (canvas) =>
    paintRun(canvas, shown, { layer, layout, scale: stage.scale, part }),
  )
  drawSprite(surface, sprite)
}

/** A letter in the middle of a place that was made for another, or for any digit. */
function centred(run: TextRun, text: string, { layer, layout, painting }: Work): TextRun {
  const width = painting.stage.measure(text, layer) * layout.size
  return { ...run, text, x: run.x + (run.cell.w - width) / 2 }
}

/** What rolls by before a letter stands, as wide as it is in every font: its own kind, but no digits, which would be another price. */
const alphabets = [
  { kind: /^\p{Script=Hangul}$/u, letters: '가나도라무바소자차코타파하' },
  { kind: /^[\p{Lu}\p{Nd}]$/u, letters: 'AEHKNRSTUX' },
  { kind: /^[\p{Ll}]$/u, letters: 'aceknorsuxz' },
]

function shuffled(index: number, own: string): (step: number) => string {
  const letters = alphabets.find(({ kind }) => kind.test(own))?.letters ?? own
  return (step) => letters[(index * 7 + step * 5) % letters.length] ?? own
}

function digitBefore(digit: string, step: number): string {
  return String((((Number(digit) - step) % 10) + 10) % 10)
}

/** How far the digits of a running number are from standing, by their place among all letters; empty for a text that runs none. */
export function countedNow(runs: readonly TextRun[], { layer, layout, painting }: Work): Map<number, number> {
  const { count } = layer
  const found = count ? findNumber(layout.lines) : null
  if (!count || !found) return new Map()
  const isDigit = ({ line, at, text }: TextRun): boolean =>
    line === found.line && at >= found.at && at < found.at + found.text.length && /\d/u.test(text)
  const digits = runs.flatMap((run, index) => (isDigit(run) ? [index] : []))
  return new Map(
    digits.map((index, column) => [
      index,
      digitsLeft({ index: column, of: digits.length }, count, painting.elapsedMs),
    ]),
  )
}

import type { FilmText, Pose } from '@clipmint/film'

import { drawSprite } from '../../sprites.ts'
import type { TextLayout, TextRun } from '../../text/layout.ts'
import { countedLetters, digitsLeft, findNumber } from '../../text/number.ts'
import { grown } from '../paint.ts'
import type { Painting } from '../painting.ts'
import { clipTo } from '../pose.ts'
import { type InkPart, inkReachOf, paintRun } from './ink.ts'
import { drawSpin } from './spin.ts'

/** A line, word or letter being drawn: its place among its kind, and what its movements make of it. */
export type Unit = {
  run: TextRun
  index: number
  kind: string
  pose: Pick<Pose, 'spin' | 'sung'>
  part: InkPart
}

type Work = { layer: FilmText; layout: TextLayout; painting: Painting }

/** What a counting number does to a letter now: it shows another, is moved aside, or rolls. */
type Counted = { text: string; dx: number; left: number }

/** Draws one unit where the surface stands: with its rolling letters, and with what of it has been sung. */
export function drawUnit(unit: Unit, work: Work, counted: ReadonlyMap<number, Counted>): void {
  const { surface } = work.painting
  const { run, index, pose, part } = unit
  const own = counted.get(index)
  if (own?.text === '') return
  surface.save()
  if (own && own.dx !== 0) surface.translate(own.dx, 0)
  const spin = own && own.left > 0 ? { as: 'roll' as const, left: own.left } : pose.spin
  if (spin && spin.left > 0.001) {
    const letterAt = own ? (step: number) => digitBefore(run.text, step) : shuffled(index, run.text)
    drawSpin(surface, spin, {
      cell: run.cell,
      drawAt: (step) => drawRun(unit, work, step === 0 ? run.text : letterAt(step)),
    })
  } else {
    drawRun(unit, work, own?.text ?? run.text)
    if (pose.sung > 0 && part !== 'under' && work.layer.highlight) {
      const { x, y, w, h } = grown(run.cell, work.layout.size * 0.12)
      if (pose.sung < 1) clipTo(surface, { x, y, w: w * pose.sung, h })
      drawRun({ ...unit, part: { color: work.layer.highlight } }, work, own?.text ?? run.text)
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

/** What rolls by before a letter stands: its own kind, as wide as it is, in every font. */
const alphabets = [
  { kind: /^\p{Script=Hangul}$/u, letters: '가나도라무바소자차코타파하' },
  { kind: /^\p{Nd}$/u, letters: '0123456789' },
  { kind: /^[\p{Lu}]$/u, letters: 'AEHKNORSTUX' },
  { kind: /^[\p{Ll}]$/u, letters: 'aceknorsuxz' },
]

function shuffled(index: number, own: string): (step: number) => string {
  const letters = alphabets.find(({ kind }) => kind.test(own))?.letters ?? own
  return (step) => letters[(index * 7 + step * 5) % letters.length] ?? own
}

function digitBefore(digit: string, step: number): string {
  return String((((Number(digit) - step) % 10) + 10) % 10)
}

const sign = /[₩$€¥£+\-−~#]/u

/** What the letters of a counting number show now, by their place among all letters; empty for a text that does not. */
export function countedNow(
  runs: readonly TextRun[],
  { layer, layout, painting }: Work,
): Map<number, Counted> {
  const { count } = layer
  const found = count ? findNumber(layout.lines) : null
  if (!count || !found) return new Map()
  const members = runs.flatMap((run, index) => {
    const inside = run.line === found.line && run.at >= found.at && run.at < found.at + found.text.length
    return inside ? [{ run, index }] : []
  })
  if (count.style === 'roll') {
    const digits = members.filter(({ run }) => /\d/u.test(run.text))
    return new Map(
      digits.map(({ run, index }, column) => [
        index,
        {
          text: run.text,
          dx: 0,
          left: digitsLeft({ index: column, of: digits.length }, count, painting.elapsedMs),
        },
      ]),
    )
  }
  const shown = countedLetters(found.text, count, painting.elapsedMs)
  const entries = members.map(({ index }, at): [number, Counted] => [
    index,
    { text: shown[at] ?? '', dx: 0, left: 0 },
  ])
  return new Map([...entries, ...signs(runs, { members, shown })])
}

/** Signs before the number keep to its first digit. */
function signs(
  runs: readonly TextRun[],
  { members, shown }: { members: readonly { run: TextRun; index: number }[]; shown: readonly string[] },
): [number, Counted][] {
  const [first, seen] = [members[0], members[shown.findIndex((letter) => letter !== '')]]
  if (!first || !seen || first === seen) return []
  const moved: [number, Counted][] = []
  let at = first.run.at
  for (let index = first.index - 1; index >= 0; index -= 1) {
    const run = runs[index]
    if (!run || run.line !== first.run.line || run.at + run.text.length !== at || !sign.test(run.text)) break
    moved.push([index, { text: run.text, dx: seen.run.x - first.run.x, left: 0 }])
    at = run.at
  }
  return moved
}

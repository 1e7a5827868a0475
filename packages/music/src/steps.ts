import { stepsInBar } from './grid.ts'

/** One sign of a pattern that starts a sound: its step, the steps it is held, and the sign. */
export type Stroke = { step: number; steps: number; sign: string }

/**
 * The strokes of one bar of a pattern. `.` is silence, `-` holds the stroke before it, anything else starts one;
 * spaces and `|` are for the reader. Patterns of several bars go round. Throws unless the bars are whole.
 */
export function barStrokes(pattern: string, bar: number): Stroke[] {
  const signs = cleanPattern(pattern)
  const bars = signs.length / stepsInBar
  if (bars === 0 || !Number.isInteger(bars))
    throw new Error(`A pattern must have ${stepsInBar} signs a bar: "${pattern}" has ${signs.length}.`)
  const from = (bar % bars) * stepsInBar
  return strokes(signs.slice(from, from + stepsInBar))
}

/** The strokes of a run of signs, whatever its length. */
export function strokes(signs: string): Stroke[] {
  const found: Stroke[] = []
  for (let step = 0; step < signs.length; step++) {
    const sign = signs.charAt(step)
    const last = found.at(-1)
    if (sign === '-' && last !== undefined && last.step + last.steps === step) last.steps += 1
    else if (sign !== '.' && sign !== '-') found.push({ step, steps: 1, sign })
  }
  return found
}

export function cleanPattern(pattern: string): string {
  return pattern.replaceAll(/[\s|]/g, '')
}

const loudness: Record<string, number> = {
  X: 1,
  x: 0.8,
  o: 0.58,
  ',': 0.36,
  u: 0.62,
  r: 0.62,
  h: 0.86,
  m: 0.9,
  l: 0.95,
}

/** How hard a sign is played, 0..1: `X` hard, `x` plain, `o` soft, `,` a ghost; letters and digits of tunes are plain. */
export function signVelocity(sign: string): number {
  return loudness[sign] ?? 0.8
}

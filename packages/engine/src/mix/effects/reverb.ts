import { biquad } from '../dsp/biquad.ts'
import { lowCut } from '../dsp/equalizer.ts'
import { power } from '../dsp/exact.ts'
import type { Stage } from '../dsp/stage.ts'

/** Lengths of the eight loops in milliseconds, no two in a simple ratio; together enough echoes to sound like a room. */
const loopMs = [36.1, 41.7, 46.3, 51.1, 57.7, 63.1, 68.9, 74.3] as const
const diffuserMs = [4.7, 3.3, 7.1, 2.3] as const
const preDelayMs = 16
/** The loops' damping is told for this rate. */
const toneRate = 48_000
/** So many samples at a time: no loop is shorter, so what is written is not read again before the next stretch. */
const stretch = 512

/**
 * Turns what is sent into the room's answer (feedback delay network, Jot 1991, with a Householder mix): `seconds` until
 * −60 dB, `tone` 0 dark to 1 bright.
 */
export function reverb(sampleRate: number, room: { seconds: number; tone: number }): Stage {
  const clean = biquad(lowCut(sampleRate, 220))
  const smears = [1, 1.09].map((wider) =>
    diffuserMs.map((ms) => diffuser(Math.round((ms * wider * sampleRate) / 1000), 0.62)),
  )
  const delays = [delayed(sampleRate), delayed(sampleRate)]
  const loops = loopMs.map((ms) => createLoop(Math.round((ms * sampleRate) / 1000), sampleRate, room))
  const mixed = new Float64Array(stretch)
  return (left, right, frames) => {
    clean(left, right, frames)
    for (const [side, sound] of [left, right].entries()) {
      for (const smear of smears[side] ?? []) smear(sound, frames)
      delays[side]?.(sound, frames)
    }
    for (let from = 0; from < frames; from += stretch) {
      const to = Math.min(frames, from + stretch)
      answer(loops, mixed, left.subarray(from, to), right.subarray(from, to))
    }
  }
}

/** One stretch through all loops: what comes out of them is heard, mixed with what is sent, and goes round again. */
function answer(loops: Loop[], mixed: Float64Array, left: Float32Array, right: Float32Array): void {
  const frames = left.length
  mixed.fill(0, 0, frames)
  for (const loop of loops) readLoop(loop, mixed, frames)
  for (const [n, loop] of loops.entries()) writeLoop(loop, mixed, n % 2 === 0 ? left : right)
  left.fill(0)
  right.fill(0)
  for (const [n, { heads }] of loops.entries()) {
    const out = n % 2 === 0 ? left : right
    const gain = n % 4 < 2 ? 0.4 : -0.4
    for (let i = 0; i < frames; i++) out[i] = (out[i] ?? 0) + gain * (heads[i] ?? 0)
  }
}

type Loop = {
  line: Float32Array
  heads: Float32Array
  at: number
  keep: number
  damp: number
  last: number
}

function createLoop(length: number, sampleRate: number, room: { seconds: number; tone: number }): Loop {
  return {
    line: new Float32Array(length),
    heads: new Float32Array(stretch),
    at: 0,
    keep: power(10, (-3 * length) / (room.seconds * sampleRate)),
    damp: power(0.62 - 0.5 * room.tone, toneRate / sampleRate),
    last: 0,
  }
}

/** What comes out of a loop: a little quieter than it went in, and a little darker. */
function readLoop(loop: Loop, mixed: Float64Array, frames: number): void {
  const { line, heads, keep, damp } = loop
  let { last, at } = loop
  for (let i = 0; i < frames; i++) {
    const head = (line[at] ?? 0) * keep
    last = head + (last - head) * damp
    heads[i] = last
    mixed[i] = (mixed[i] ?? 0) + last * 0.25
    at = at + 1 === line.length ? 0 : at + 1
  }
  loop.last = last
}

function writeLoop(loop: Loop, mixed: Float64Array, fresh: Float32Array): void {
  const { line, heads } = loop
  let { at } = loop
  for (let i = 0; i < fresh.length; i++) {
    line[at] = (heads[i] ?? 0) - (mixed[i] ?? 0) + (fresh[i] ?? 0)
    at = at + 1 === line.length ? 0 : at + 1
  }
  loop.at = at
}

function delayed(sampleRate: number): (out: Float32Array, frames: number) => void {
  const line = new Float32Array(Math.round((preDelayMs * sampleRate) / 1000))
  let at = 0
  return (out, frames) => {
    for (let i = 0; i < frames; i++) {
      const late = line[at] ?? 0
      line[at] = out[i] ?? 0
      out[i] = late
      at = at + 1 === line.length ? 0 : at + 1
    }
  }
}

/** An all-pass that smears every click into a small cloud. */
function diffuser(length: number, amount: number): (out: Float32Array, frames: number) => void {
  const line = new Float32Array(length)
  let at = 0
  return (out, frames) => {
    for (let i = 0; i < frames; i++) {
      const late = line[at] ?? 0
      // A trace of direct current keeps a dying echo out of the denormal numbers, which are slow.
      const fed = (out[i] ?? 0) + late * amount + 1e-18
      line[at] = fed
      out[i] = late - fed * amount
      at = at + 1 === length ? 0 : at + 1
    }
  }
}

import { must } from '@clipmint/kit'

import { power } from '../dsp/exact.ts'
import { highPass } from '../dsp/filter.ts'
import type { Stereo } from '../stereo.ts'

/** Lengths of the eight loops in milliseconds, no two in a simple ratio; together enough echoes to sound like a room. */
const loopMs = [36.1, 41.7, 46.3, 51.1, 57.7, 63.1, 68.9, 74.3] as const
const diffuserMs = [4.7, 3.3, 7.1, 2.3] as const
const preDelayMs = 16

/**
 * The room's answer to a sound (feedback delay network, Jot 1991, with a Householder mix): `seconds` until −60 dB,
 * `tone` 0 dark to 1 bright. Returns the echoes alone.
 */
export function reverb(send: Stereo, room: { seconds: number; tone: number }): Stereo {
  const { sampleRate } = send
  const input = { left: smeared(send.left, sampleRate, 1), right: smeared(send.right, sampleRate, 1.09) }
  const loops = loopMs.map((ms) => createLoop(Math.round((ms * sampleRate) / 1000), sampleRate, room))
  const left = new Float32Array(send.left.length)
  const right = new Float32Array(send.left.length)
  const heads = new Float64Array(loops.length)
  const preDelay = Math.round((preDelayMs * sampleRate) / 1000)
  for (let i = preDelay; i < left.length; i++) {
    let sum = 0
    for (let n = 0; n < 8; n++) {
      const head = readLoop(must(loops[n], 'a loop'))
      heads[n] = head
      sum += head
    }
    const mixed = sum / 4
    const fromLeft = input.left[i - preDelay] ?? 0
    const fromRight = input.right[i - preDelay] ?? 0
    for (let n = 0; n < 8; n++) {
      const fresh = (n & 1) === 0 ? fromLeft : fromRight
      writeLoop(must(loops[n], 'a loop'), (heads[n] ?? 0) - mixed + fresh)
    }
    left[i] = 0.4 * ((heads[0] ?? 0) - (heads[2] ?? 0) + (heads[4] ?? 0) - (heads[6] ?? 0))
    right[i] = 0.4 * ((heads[1] ?? 0) - (heads[3] ?? 0) + (heads[5] ?? 0) - (heads[7] ?? 0))
  }
  return { sampleRate, left, right }
}

type Loop = { line: Float32Array; at: number; keep: number; damp: number; last: number }

function createLoop(length: number, sampleRate: number, room: { seconds: number; tone: number }): Loop {
  return {
    line: new Float32Array(length),
    at: 0,
    keep: power(10, (-3 * length) / (room.seconds * sampleRate)),
    damp: 0.62 - 0.5 * room.tone,
    last: 0,
  }
}

/** What comes out of a loop: a little quieter than it went in, and a little darker. */
function readLoop(loop: Loop): number {
  const head = (loop.line[loop.at] ?? 0) * loop.keep
  loop.last = head + (loop.last - head) * loop.damp
  return loop.last
}

function writeLoop(loop: Loop, value: number): void {
  loop.line[loop.at] = value
  loop.at = loop.at + 1 === loop.line.length ? 0 : loop.at + 1
}

/** Low rumble out, then four all-passes that smear every click into a small cloud. */
function smeared(sound: Float32Array, sampleRate: number, stretch: number): Float32Array {
  const out = sound.slice()
  highPass(out, sampleRate, 220)
  for (const ms of diffuserMs) diffuse(out, Math.round((ms * stretch * sampleRate) / 1000), 0.62)
  return out
}

function diffuse(out: Float32Array, length: number, amount: number): void {
  const line = new Float32Array(length)
  let at = 0
  for (let i = 0; i < out.length; i++) {
    const delayed = line[at] ?? 0
    const fed = (out[i] ?? 0) + delayed * amount
    line[at] = fed
    out[i] = delayed - fed * amount
    at = at + 1 === length ? 0 : at + 1
  }
}

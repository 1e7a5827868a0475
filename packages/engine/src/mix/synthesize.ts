import { must } from '@clipmint/kit'
import type { Part, Score } from '@clipmint/music'

import { createChannel, type Filled } from './desk.ts'
import { Buffers } from './dsp/buffers.ts'
import { cos, sin } from './dsp/exact.ts'
import { createDoubler, createHalver } from './dsp/half-band.ts'
import { busTone, finishBus } from './effects/bus.ts'
import { echo } from './effects/echo.ts'
import { pump } from './effects/pump.ts'
import { reverb } from './effects/reverb.ts'
import { rack } from './instruments/rack.ts'
import { createStereo, dbToGain, framesIn, type Stereo } from './stereo.ts'

const SAMPLE_RATE = 48_000
/** Dark sounds, echo and room are made at half the rate, for half the work: nothing of theirs is above 10 kHz. */
const HALF_RATE = SAMPLE_RATE / 2
/** Samples at a time: what a block needs stays in the processor's cache, and memory does not grow with the film. */
const BLOCK = 4096
/** The share of an echo that the room answers too. */
const echoInRoom = 0.25
const longestFadeMs = 1400

/**
 * The sound of a score, exactly as long as its film and silent at its end. Pure arithmetic: the same score gives the
 * same samples in a browser and in Node. Not yet at its final loudness: see `master`.
 */
export function synthesize(score: Score): Stereo {
  return new Synthesis(score).finish()
}

/** A score becoming sound, a stretch at a time, so that its beginning can be heard before its end is made. */
export class Synthesis {
  readonly #score: Score
  readonly #bus: Stereo
  readonly #frames: number
  readonly #block: (bus: Stereo, at: number, frames: number) => void
  #made = 0

  constructor(score: Score) {
    this.#score = score
    this.#frames = framesIn(score.durationMs, SAMPLE_RATE)
    // Half the rate takes samples by two.
    this.#bus = createStereo(SAMPLE_RATE, this.#frames + (this.#frames % 2))
    this.#block = createDesk(score)
  }

  get done(): boolean {
    return this.#made >= this.#frames
  }

  /** Makes the sound up to a moment. */
  makeTo(ms: number): void {
    const wanted = Math.min(this.#frames, framesIn(ms, SAMPLE_RATE))
    while (this.#made < wanted) {
      const frames = Math.min(BLOCK, this.#bus.left.length - this.#made)
      this.#block(this.#bus, this.#made, frames)
      this.#made += frames
    }
  }

  /** A copy of what is made so far, finished as if the film ended there but without an ending. */
  heard(): Stereo {
    const to = Math.min(this.#made, this.#frames)
    const { left, right } = this.#bus
    const sound = { sampleRate: SAMPLE_RATE, left: left.slice(0, to), right: right.slice(0, to) }
    finishBus(sound, this.#score.room.glue)
    return sound
  }

  /** The whole sound. */
  finish(): Stereo {
    this.makeTo(this.#score.durationMs)
    const [left, right] = [this.#bus.left, this.#bus.right].map((side) => side.subarray(0, this.#frames))
    const sound = { sampleRate: SAMPLE_RATE, left: must(left, 'a side'), right: must(right, 'a side') }
    finishBus(sound, this.#score.room.glue)
    fadeEnds(sound, this.#score)
    return sound
  }
}

/** All channels of a score and what they share; adds their next block to the bus. */
function createDesk(score: Score): (bus: Stereo, at: number, frames: number) => void {
  const buffers = new Buffers()
  const strips = score.parts.flatMap((part, index) =>
    part.notes.length === 0 ? [] : [createStrip(score, { part, index }, buffers)],
  )
  const room = createRoom(score)
  const tone = busTone(SAMPLE_RATE, score.room.airDb)
  const scratch = createStereo(SAMPLE_RATE, BLOCK)
  return (bus, at, frames) => {
    const left = bus.left.subarray(at, at + frames)
    const right = bus.right.subarray(at, at + frames)
    const sums = room.open({ left, right }, frames)
    for (const strip of strips) strip(sums, scratch, { at, frames })
    room.close({ left, right }, frames)
    tone(left, right, frames)
  }
}

type Sides = { left: Float32Array; right: Float32Array }
/** Where channels of one rate add up: what is heard at once, and what is sent to room and echo. */
type Sums = { dry: Sides; room: Sides; echo: Sides }
type Desk = { full: Sums; half: Sums }

/** A part's way to the sums: its channel, pumped and placed. */
function createStrip(score: Score, { part, index }: { part: Part; index: number }, buffers: Buffers) {
  const { placing } = part
  const isHalf = rack[part.instrument].half === true
  const rate = isHalf ? HALF_RATE : SAMPLE_RATE
  const fill = createChannel(part, { seed: score.seed + index, sampleRate: rate, buffers })
  const shape = { depth: placing.pump, recoverMs: 0.8 * (60_000 / score.bpm) }
  const duck = placing.pump > 0 ? pump(rate, kickTimes(score.parts), shape) : null
  const angle = ((placing.pan + 1) * Math.PI) / 4
  const gain = dbToGain(placing.gainDb) * Math.SQRT2
  const gains = [gain * cos(angle), gain * sin(angle)] as const
  return (desk: Desk, { left, right }: Sides, film: { at: number; frames: number }): void => {
    const block = isHalf ? { at: film.at / 2, frames: film.frames / 2 } : film
    const filled: Filled = fill(left, right, block)
    if (filled === 'silent') return
    const sides = { left, right: filled === 'mono' ? left : right }
    duck?.(sides.left, sides.right, block)
    const sums = isHalf ? desk.half : desk.full
    place(sums.dry, sides, { gains, share: 1, frames: block.frames })
    if (placing.space > 0) place(sums.room, sides, { gains, share: placing.space, frames: block.frames })
    if (placing.echo > 0) place(sums.echo, sides, { gains, share: placing.echo, frames: block.frames })
  }
}

function kickTimes(parts: readonly Part[]): number[] {
  const kicks = parts.filter((part) => part.instrument.startsWith('kick-'))
  return kicks.flatMap((part) => part.notes.map((note) => note.atMs)).sort((a, b) => a - b)
}

type Share = { gains: readonly [number, number]; share: number; frames: number }

/** Adds a channel to a sum, turned to its side at equal power. */
function place(sum: Sides, { left, right }: Sides, { gains, share, frames }: Share): void {
  const toLeft = gains[0] * share
  const toRight = gains[1] * share
  for (let i = 0; i < frames; i++) {
    sum.left[i] = (sum.left[i] ?? 0) + (left[i] ?? 0) * toLeft
    sum.right[i] = (sum.right[i] ?? 0) + (right[i] ?? 0) * toRight
  }
}

/** The sums of a block: `open` clears them, `close` adds half-rate channels, echo and room to the bus. */
function createRoom({ room, bpm }: Score) {
  const half: Sums = { dry: sides(BLOCK / 2), room: sides(BLOCK / 2), echo: sides(BLOCK / 2) }
  const sent = { room: sides(BLOCK), echo: sides(BLOCK) }
  const narrow = { room: narrowing(), echo: narrowing() }
  const widen = { left: createDoubler(), right: createDoubler() }
  const repeats = echo(HALF_RATE, {
    delayMs: room.echoBeats * (60_000 / bpm),
    feedback: room.echoFeedback,
  })
  const answer = reverb(HALF_RATE, { seconds: room.reverbSeconds, tone: room.reverbTone })
  return {
    open: (dry: Sides, frames: number): Desk => {
      for (const side of [half.dry, half.room, half.echo, sent.room, sent.echo]) clear(side, frames)
      return { full: { dry, ...sent }, half }
    },
    close: (bus: Sides, frames: number): void => {
      const halved = frames / 2
      narrow.room(sent.room, half.room, halved)
      narrow.echo(sent.echo, half.echo, halved)
      repeats(half.echo.left, half.echo.right, halved)
      mixInto(half.dry, half.echo, { gain: 1, frames: halved })
      mixInto(half.room, half.echo, { gain: echoInRoom, frames: halved })
      answer(half.room.left.subarray(0, halved), half.room.right.subarray(0, halved), halved)
      mixInto(half.dry, half.room, { gain: 1, frames: halved })
      widen.left(half.dry.left, bus.left, halved)
      widen.right(half.dry.right, bus.right, halved)
    },
  }
}

/** Takes a full-rate sum to half the rate and adds it to the sum there. */
function narrowing(): (from: Sides, to: Sides, frames: number) => void {
  const [left, right] = [createHalver(), createHalver()]
  return (from, to, frames) => {
    left(from.left, to.left, frames)
    right(from.right, to.right, frames)
  }
}

function sides(frames: number): Sides {
  return { left: new Float32Array(frames), right: new Float32Array(frames) }
}

function clear({ left, right }: Sides, frames: number): void {
  left.fill(0, 0, frames)
  right.fill(0, 0, frames)
}

function mixInto(to: Sides, from: Sides, { gain, frames }: { gain: number; frames: number }): void {
  for (let i = 0; i < frames; i++) {
    to.left[i] = (to.left[i] ?? 0) + (from.left[i] ?? 0) * gain
    to.right[i] = (to.right[i] ?? 0) + (from.right[i] ?? 0) * gain
  }
}

/** A millisecond in, against a click, and out over the last part of the last hit's ring, to nothing at the film's end. */
function fadeEnds(bus: Stereo, score: Score): void {
  const frames = bus.left.length
  const ringMs = score.durationMs - score.finalMs
  const from = framesIn(score.durationMs - Math.min(longestFadeMs, ringMs * 0.75), bus.sampleRate)
  const rise = framesIn(1, bus.sampleRate)
  for (const side of [bus.left, bus.right]) {
    for (let i = 0; i < rise; i++) side[i] = ((side[i] ?? 0) * i) / rise
    for (let i = from; i < frames; i++) {
      const gone = (i + 1 - from) / (frames - from)
      side[i] = (side[i] ?? 0) * (0.5 + 0.5 * cos(Math.PI * gone))
    }
  }
}

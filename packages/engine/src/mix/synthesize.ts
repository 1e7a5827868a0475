import type { Part, Score } from '@clipmint/music'

import { playPart } from './desk.ts'
import { cos, sin } from './dsp/exact.ts'
import { addInto } from './dsp/shape.ts'
import { finishBus } from './effects/bus.ts'
import { echo } from './effects/echo.ts'
import { pump } from './effects/pump.ts'
import { reverb } from './effects/reverb.ts'
import { createStereo, dbToGain, framesIn, type Stereo } from './stereo.ts'

/** The share of an echo that the room answers too. */
const echoInRoom = 0.25
const longestFadeMs = 1400

/**
 * The sound of a score, exactly as long as its film and silent at its end. Pure arithmetic: the same score gives the
 * same samples in a browser and in Node. Not yet at its final loudness: see `master`.
 */
export function synthesize(score: Score, sampleRate = 48_000): Stereo {
  const frames = framesIn(score.durationMs, sampleRate)
  const bus = createStereo(sampleRate, frames)
  const toRoom = createStereo(sampleRate, frames)
  const toEcho = createStereo(sampleRate, frames)
  const channel = createStereo(sampleRate, frames)
  const kicksMs = kickTimes(score.parts)
  for (const [index, part] of score.parts.entries()) {
    if (part.notes.length === 0) continue
    channel.left.fill(0)
    channel.right.fill(0)
    playPart(part, channel, score.seed + index)
    const { placing } = part
    if (placing.pump > 0)
      pump(channel, kicksMs, { depth: placing.pump, recoverMs: 0.8 * (60_000 / score.bpm) })
    const gain = dbToGain(placing.gainDb)
    place(bus, channel, placing.pan, gain)
    if (placing.space > 0) place(toRoom, channel, placing.pan, gain * placing.space)
    if (placing.echo > 0) place(toEcho, channel, placing.pan, gain * placing.echo)
  }
  addRoom(score, { bus, toRoom, toEcho })
  finishBus(bus, score.room)
  fadeEnds(bus, score)
  return bus
}

function kickTimes(parts: readonly Part[]): number[] {
  const kicks = parts.filter((part) => part.instrument.startsWith('kick-'))
  return kicks.flatMap((part) => part.notes.map((note) => note.atMs)).sort((a, b) => a - b)
}

/** Adds a channel to a sum, turned to its side at equal power. */
function place(sum: Stereo, channel: Stereo, pan: number, gain: number): void {
  const angle = ((pan + 1) * Math.PI) / 4
  addInto(sum.left, channel.left, gain * Math.SQRT2 * cos(angle))
  addInto(sum.right, channel.right, gain * Math.SQRT2 * sin(angle))
}

function addRoom(score: Score, sums: { bus: Stereo; toRoom: Stereo; toEcho: Stereo }): void {
  const { room } = score
  const delayMs = room.echoBeats * (60_000 / score.bpm)
  const repeats = echo(sums.toEcho, { delayMs, feedback: room.echoFeedback })
  place(sums.bus, repeats, 0, 1)
  place(sums.toRoom, repeats, 0, echoInRoom)
  place(sums.bus, reverb(sums.toRoom, { seconds: room.reverbSeconds, tone: room.reverbTone }), 0, 1)
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

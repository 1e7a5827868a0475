import { createRandom, deriveSeed, type Instrument, type Note, type Part } from '@clipmint/music'

import type { Buffers } from './dsp/buffers.ts'
import { power } from './dsp/exact.ts'
import { levelsDb } from './instruments/levels.ts'
import { rack } from './instruments/rack.ts'
import type { Sound } from './instruments/voice.ts'
import { dbToGain } from './stereo.ts'

/** After its last note a channel's body rings on for this long at most. */
const tailSeconds = 0.1

/** What a block of a channel holds: nothing, the same on both sides (only the left is written), or two sides. */
export type Filled = 'silent' | 'mono' | 'stereo'

/** A block of a film: where it begins and how many samples it has, at the channel's own rate. */
export type Block = { at: number; frames: number }

type Fill = (left: Float32Array, right: Float32Array, block: Block) => Filled
type Cue = { at: number; gain: number; name: string; note: Note }
type Sounding = { at: number; gain: number; sound: Kept }
/** A sounded note and how many places still need it. */
type Kept = Sound & { uses: number }

/**
 * A part's channel of the desk. Its `fill` writes the next block of the part, with its body, over both sides; blocks
 * come in order. Notes are sounded when their block comes and let go after their last use.
 */
export function createChannel(
  part: Part,
  { seed, sampleRate, buffers }: { seed: number; sampleRate: number; buffers: Buffers },
): Fill {
  const { body = null } = rack[part.instrument]
  const stage = body?.(sampleRate) ?? null
  const cues = cuesOf(part, seed, sampleRate)
  const shelf = new Shelf(part.instrument, { seed, sampleRate, buffers, cues })
  const tail = Math.round(tailSeconds * sampleRate)
  let next = 0
  let sounding: Sounding[] = []
  let awakeTo = Number.NEGATIVE_INFINITY

  return (left: Float32Array, right: Float32Array, { at, frames }: Block): Filled => {
    for (let cue = cues[next]; cue !== undefined && cue.at < at + frames; cue = cues[(next += 1)]) {
      sounding.push({ at: cue.at, gain: cue.gain, sound: shelf.take(cue) })
    }
    sounding = sounding.filter((it) => {
      const isOver = it.at + it.sound.left.length <= at
      if (isOver) shelf.putBack(it.sound)
      return !isOver
    })
    if (sounding.length > 0) awakeTo = at + frames + tail
    if (awakeTo <= at) return 'silent'
    const isMono = stage === null && sounding.every(({ sound }) => sound.left === sound.right)
    left.fill(0, 0, frames)
    if (!isMono) right.fill(0, 0, frames)
    for (const { at: from, gain, sound } of sounding) {
      addBlock(left, sound.left, gain, { at: from - at, frames })
      if (!isMono) addBlock(right, sound.right, gain, { at: from - at, frames })
    }
    stage?.(left, right, frames)
    return isMono ? 'mono' : 'stereo'
  }
}

/** Adds what of a sound that begins at `at` of the block falls into it. */
function addBlock(out: Float32Array, sound: Float32Array, gain: number, { at, frames }: Block): void {
  const to = Math.min(frames, at + sound.length)
  for (let i = Math.max(0, at); i < to; i++) out[i] = (out[i] ?? 0) + (sound[i - at] ?? 0) * gain
}

function cuesOf(part: Part, seed: number, sampleRate: number): Cue[] {
  const random = createRandom(deriveSeed(seed, part.instrument))
  const { takes } = rack[part.instrument]
  const level = dbToGain(levelsDb[part.instrument])
  let take = 0
  const cues = part.notes.map((note) => {
    take = takes > 1 ? (take + 1 + Math.floor(random() * (takes - 1))) % takes : 0
    const kept = rounded(note)
    return {
      at: Math.round((note.atMs / 1000) * sampleRate),
      gain: power(note.velocity, 1.35) * level,
      name: `${part.instrument} ${kept.midi} ${kept.durationMs} ${kept.velocity} ${take}`,
      note: kept,
    }
  })
  return cues.sort((one, other) => one.at - other.at)
}

/** A note as it is made: notes that differ by less than one hears are one. */
function rounded(note: Note): Note {
  const grainMs = note.durationMs < 700 ? 20 : 5
  const durationMs = Math.max(grainMs, Math.round(note.durationMs / grainMs) * grainMs)
  return { ...note, durationMs, velocity: Math.max(1, Math.round(note.velocity * 6)) / 6 }
}

type Making = { seed: number; sampleRate: number; buffers: Buffers }

/** Sounded notes, each made once; its memory goes back when the last place that needs it is over. */
class Shelf {
  readonly #instrument: Instrument
  readonly #making: Making
  readonly #uses = new Map<string, number>()
  readonly #sounds = new Map<string, Kept>()

  constructor(instrument: Instrument, { cues, ...making }: Making & { cues: readonly Cue[] }) {
    this.#instrument = instrument
    this.#making = making
    for (const { name } of cues) this.#uses.set(name, (this.#uses.get(name) ?? 0) + 1)
  }

  take(cue: Cue): Kept {
    const known = this.#sounds.get(cue.name)
    if (known) return known
    const made = { ...this.#make(cue), uses: this.#uses.get(cue.name) ?? 1 }
    this.#sounds.set(cue.name, made)
    return made
  }

  putBack(sound: Kept): void {
    sound.uses -= 1
    if (sound.uses > 0) return
    this.#making.buffers.give(sound.left)
    if (sound.right !== sound.left) this.#making.buffers.give(sound.right)
  }

  #make({ name, note }: Cue): Sound {
    const { seed, sampleRate, buffers } = this.#making
    return buffers.keeping(
      () =>
        rack[this.#instrument].voice({
          frequency: 440 * power(2, (note.midi - 69) / 12),
          seconds: note.durationMs / 1000,
          velocity: note.velocity,
          sampleRate,
          random: createRandom(deriveSeed(seed, name)),
          buffers,
        }),
      ({ left, right }) => [left, right],
    )
  }
}

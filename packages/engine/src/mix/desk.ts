import { createRandom } from '@clipmint/kit'
import { deriveSeed, type Instrument, type Note, type Part } from '@clipmint/music'

import type { Buffers } from './dsp/buffers.ts'
import { power } from './dsp/exact.ts'
import { levelsDb } from './instruments/levels.ts'
import { rack } from './instruments/rack.ts'
import type { Sound } from './instruments/voice.ts'
import { dbToGain } from './stereo.ts'

/** After its last note a channel's body rings on for this long at most. */
const tailSeconds = 0.1
/**
 * A sounded note is kept when it is needed again within so long, and made anew after: a minute of all its notes would
 * be 70 MB.
 */
const keptSeconds = 4

/** What a block of a channel holds: nothing, the same on both sides (only the left is written), or two sides. */
export type Filled = 'silent' | 'mono' | 'stereo'

/** A block of a film: where it begins and how many samples it has, at the channel's own rate. */
export type Block = { at: number; frames: number }

type Fill = (left: Float32Array, right: Float32Array, block: Block) => Filled
type Cue = { at: number; gain: number; name: string; note: Note }
type Sounding = { at: number; gain: number; sound: Kept }
/** A sounded note, what it is called, and in how many places it sounds now. */
type Kept = Sound & { name: string; sounding: number }

/**
 * A part's channel of the desk. Its `fill` writes the next block of the part, with its body, over both sides; blocks
 * come in order. Notes are sounded when their block comes and let go when nothing needs them soon.
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
      if (isOver) shelf.putBack(it.sound, at)
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

/** Sounded notes, each made once for as long as it is needed again soon; then its memory goes back. */
class Shelf {
  readonly #instrument: Instrument
  readonly #making: Making
  /** When each is still to begin, the last first. */
  readonly #coming = new Map<string, number[]>()
  readonly #sounds = new Map<string, Kept>()

  constructor(instrument: Instrument, { cues, ...making }: Making & { cues: readonly Cue[] }) {
    this.#instrument = instrument
    this.#making = making
    for (const { name, at } of cues.toReversed()) {
      const times = this.#coming.get(name)
      if (times) times.push(at)
      else this.#coming.set(name, [at])
    }
  }

  /** The sound of the next cue; cues come in order. */
  take(cue: Cue): Kept {
    const { name } = cue
    this.#coming.get(name)?.pop()
    const kept = this.#sounds.get(name) ?? { ...this.#make(cue), name, sounding: 0 }
    this.#sounds.set(name, kept)
    kept.sounding += 1
    return kept
  }

  /** Says that a sound is over in one place, by the sample `now`. */
  putBack(sound: Kept, now: number): void {
    const { sampleRate, buffers } = this.#making
    sound.sounding -= 1
    const next = this.#coming.get(sound.name)?.at(-1) ?? Infinity
    if (sound.sounding > 0 || next - now <= keptSeconds * sampleRate) return
    this.#sounds.delete(sound.name)
    buffers.give(sound.left)
    if (sound.right !== sound.left) buffers.give(sound.right)
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

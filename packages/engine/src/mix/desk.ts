import { createRandom, deriveSeed, type Instrument, type Note, type Part } from '@clipmint/music'

import { power } from './dsp/exact.ts'
import { addInto } from './dsp/shape.ts'
import { levelsDb } from './instruments/levels.ts'
import { rack } from './instruments/rack.ts'
import type { Sound } from './instruments/voice.ts'
import { dbToGain, type Stereo } from './stereo.ts'

/** Plays a part's notes into a silent channel, through its body. The same part and seed always sound the same. */
export function playPart(part: Part, channel: Stereo, seed: number): void {
  const random = createRandom(deriveSeed(seed, part.instrument))
  const shelf = new Map<string, Sound>()
  const { takes, body } = rack[part.instrument]
  let take = 0
  for (const note of part.notes) {
    take = takes > 1 ? (take + 1 + Math.floor(random() * (takes - 1))) % takes : 0
    const sound = soundOf(part.instrument, note, { shelf, take, seed, sampleRate: channel.sampleRate })
    const gain = power(note.velocity, 1.35) * dbToGain(levelsDb[part.instrument])
    const at = Math.round((note.atMs / 1000) * channel.sampleRate)
    addInto(channel.left, sound.left, gain, at)
    addInto(channel.right, sound.right, gain, at)
  }
  body?.(channel)
}

type Shelf = { shelf: Map<string, Sound>; take: number; seed: number; sampleRate: number }

/** A note's sound, made once for all notes that differ by less than one hears. */
function soundOf(instrument: Instrument, note: Note, { shelf, take, seed, sampleRate }: Shelf): Sound {
  const grainMs = note.durationMs < 700 ? 20 : 5
  const durationMs = Math.max(grainMs, Math.round(note.durationMs / grainMs) * grainMs)
  const velocity = Math.max(1, Math.round(note.velocity * 6)) / 6
  const name = `${instrument} ${note.midi} ${durationMs} ${velocity} ${take}`
  const known = shelf.get(name)
  if (known !== undefined) return known
  const sound = rack[instrument].voice({
    frequency: 440 * power(2, (note.midi - 69) / 12),
    seconds: durationMs / 1000,
    velocity,
    sampleRate,
    random: createRandom(deriveSeed(seed, name)),
  })
  shelf.set(name, sound)
  return sound
}

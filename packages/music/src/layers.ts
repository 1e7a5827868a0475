import type { Instrument } from './instrument.ts'
import type { Placing, Room } from './score.ts'
import type {
  ArpLayer,
  BassLayer,
  ChordLayer,
  DrumLayer,
  EffectLayer,
  EffectPlace,
  MelodyLayer,
  Patterns,
} from './track.ts'

// The words tracks are written in. Levels are in dB against instruments that are equally loud by themselves.

type Place = Partial<Placing>

function placing(place: Place): Placing {
  return { gainDb: 0, pan: 0, space: 0.08, echo: 0, pump: 0, ...place }
}

/** A drum; `tune` 60 is its own pitch. */
export function drum(
  instrument: Instrument,
  place: Place & { tune?: number },
  patterns: Patterns,
): DrumLayer {
  const { tune = 60, ...rest } = place
  return { kind: 'drum', instrument, tune, placing: placing(rest), patterns }
}

export function bass(instrument: Instrument, place: Place & { low: number }, patterns: Patterns): BassLayer {
  const { low, ...rest } = place
  return { kind: 'bass', instrument, low, placing: placing({ space: 0, ...rest }), patterns }
}

export function chords(
  instrument: Instrument,
  place: Place & { centre: number; voices?: number; strumMs?: number },
  patterns: Patterns,
): ChordLayer {
  const { centre, voices = 4, strumMs = 0, ...rest } = place
  return {
    kind: 'chords',
    instrument,
    centre,
    voices,
    strumMs,
    placing: placing({ space: 0.18, ...rest }),
    patterns,
  }
}

export function arp(instrument: Instrument, place: Place & { centre: number }, patterns: Patterns): ArpLayer {
  const { centre, ...rest } = place
  return { kind: 'arp', instrument, centre, placing: placing({ space: 0.2, ...rest }), patterns }
}

export function melody(
  instrument: Instrument,
  place: Place & { octave: number },
  patterns: Patterns,
): MelodyLayer {
  const { octave, ...rest } = place
  return { kind: 'melody', instrument, octave, placing: placing({ space: 0.22, ...rest }), patterns }
}

/** A sound on places of the form; with `leadBeats` it rises into them. */
export function effect(
  instrument: Instrument,
  place: Place & { leadBeats?: number },
  at: readonly EffectPlace[],
): EffectLayer {
  const { leadBeats = 0, ...rest } = place
  return { kind: 'effect', instrument, at, leadBeats, placing: placing({ space: 0.25, ...rest }) }
}

/** A room, told by what differs from a middle-sized one. */
export function room(differences: Partial<Room>): Room {
  return {
    reverbSeconds: 1.6,
    reverbTone: 0.6,
    echoBeats: 0.75,
    echoFeedback: 0.35,
    glue: 0.5,
    airDb: 3.5,
    ...differences,
  }
}

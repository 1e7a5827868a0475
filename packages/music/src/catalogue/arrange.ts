import { createRandom, must, type Random } from '@clipmint/kit'

import { parseProgression } from '../chord.ts'
import type { Instrument } from '../instrument.ts'
import { arp, bass, chords, effect, melody, room } from '../layers.ts'
import { deriveSeed } from '../random.ts'
import type { Key, Tonic } from '../scale.ts'
import type { Layer, Patterns, Style } from '../track.ts'
import { type Bassline, basslines } from './basslines.ts'
import { type Comp, comps } from './comps.ts'
import { drumLayers, fillsOf } from './drum-layers.ts'
import { type Figure, figures } from './figures.ts'
import { harmonies, type HarmonyName } from './harmonies.ts'
import type { Kit, Singer, StyleSheet } from './sheet.ts'
import { writeTune } from './tune/write-tune.ts'

/** What a track chose from its style's lists: the small record that the whole piece is made from. */
export type Choices = {
  seed: number
  bpm: number
  tonic: Tonic
  swing: number
  harmony: HarmonyName
  form: NonNullable<Style['form']>
  kit: Kit
  bass: StyleSheet['basses'][number]
  comp: StyleSheet['comps'][number]
  figure: StyleSheet['figures'][number]
  singer: Singer
}

/** Where a hand lies on its instrument: the MIDI number that chords keep near. */
const centres: Partial<Record<Instrument, number>> = {
  ukulele: 69,
  'guitar-steel': 58,
  'guitar-nylon': 62,
  'guitar-muted': 62,
  'pad-air': 76,
  'pad-dark': 58,
  'pad-warm': 61,
  glockenspiel: 84,
  bell: 78,
  brass: 60,
  strings: 63,
  'strings-short': 62,
  kalimba: 74,
  gayageum: 64,
}
const wide: readonly Instrument[] = ['guitar-steel', 'ukulele', 'kalimba', 'organ', 'guitar-muted']

/** A track's layers from its choices: the same choices always give the same piece. */
export function arrange(sheet: StyleSheet, choices: Choices): Style {
  const { seed, swing, form, kit } = choices
  const random = (purpose: string) => createRandom(deriveSeed(seed, purpose))
  const chordsOf = harmonies[choices.harmony]
  const key: Key = { tonic: choices.tonic, scale: sheet.scale }
  return {
    form,
    contrast: 0.8,
    swing,
    swingOn: sheet.swingOn,
    human: sheet.human,
    ...chordsOf,
    fills: fillsOf(kit, random('fills')),
    layers: [
      ...drumLayers(kit, random('drums')),
      ...bassLayers(sheet, choices),
      ...choices.comp.map((played, index) => compLayer(sheet, played, index)),
      ...choices.figure.map((played, index) => figureLayer(sheet, played, index)),
      tuneLayer(sheet, { choices, key, random: random('tune') }),
      ...accents(sheet.accents, random('accents')),
    ],
    room: room(sheet.room),
  }
}

function bassLayers(sheet: StyleSheet, { bass: played }: Choices): Layer[] {
  const { intro, ...line }: Bassline = basslines[played.plays]
  const patterns: Patterns = { ...line, break: '1---------------', final: '1' }
  if (intro !== '') patterns.intro = intro
  return [bass(played.on, { gainDb: played.gainDb, low: played.low, pump: 0.5 * sheet.pump }, patterns)]
}

function compLayer(sheet: StyleSheet, played: StyleSheet['comps'][number][number], index: number): Layer {
  const { strumMs, ...comp }: Comp = comps[played.plays]
  const isPad = played.on.startsWith('pad-') || played.on === 'strings' || played.on === 'choir'
  return chords(
    played.on,
    {
      gainDb: played.gainDb,
      pan: isPad ? 0 : index % 2 === 0 ? -0.25 : 0.34,
      centre: centres[played.on] ?? 64,
      voices: wide.includes(played.on) || isPad ? 4 : 3 + (index % 2),
      strumMs,
      space: isPad ? 0.34 : 0.18,
      pump: sheet.pump * (isPad ? 1 : 0.5),
    },
    { ...sounding(comp), final: 'X' },
  )
}

function figureLayer(sheet: StyleSheet, played: StyleSheet['figures'][number][number], index: number): Layer {
  const figure: Figure = figures[played.plays]
  const place = {
    gainDb: played.gainDb,
    pan: index % 2 === 0 ? 0.28 : -0.4,
    centre: centres[played.on] ?? 70,
    echo: 0.22,
    pump: 0.6 * sheet.pump,
  }
  return arp(played.on, place, { ...sounding(figure), final: '0' })
}

/** A pattern that is empty is silence, and is left out. */
function sounding(patterns: Readonly<Record<string, string>>): Patterns {
  return Object.fromEntries(Object.entries(patterns).filter(([, pattern]) => pattern !== ''))
}

function tuneLayer(
  sheet: StyleSheet,
  { choices, key, random }: { choices: Choices; key: Key; random: Random },
): Layer {
  const { singer, harmony, form } = choices
  const written = harmonies[harmony]
  const tune = writeTune(
    {
      verse: parseProgression(written.verse, key),
      chorus: parseProgression(written.chorus, key),
      build: parseProgression(written.build, key),
      cadence: must(parseProgression(written.cadence, key)[0], 'a cadence'),
    },
    { key, octave: singer.octave, feel: singer.feel },
    random,
  )
  // A drop is answered by what was not there before it.
  const { intro, build, ...rest } = tune
  const patterns = form === 'drop' ? rest : random() < 0.5 ? { ...rest, intro } : { ...rest, build }
  const place = {
    gainDb: singer.gainDb,
    octave: singer.octave,
    space: 0.26,
    echo: 0.14,
    pump: 0.25 * sheet.pump,
  }
  return melody(singer.on, place, sounding(patterns as Record<string, string>))
}

function accents(kind: StyleSheet['accents'], random: Random): Layer[] {
  const away = (random() - 0.5) * 2
  switch (kind) {
    case 'none':
      return []
    case 'soft':
      return [
        effect('crash', { gainDb: -12 + away }, ['chorus', 'final']),
        effect('reverse-cymbal', { gainDb: -14 + away, leadBeats: 2 }, ['chorus', 'final']),
      ]
    case 'big':
      return [
        effect('impact', { gainDb: -3 + away }, ['start', 'chorus', 'final']),
        effect('crash', { gainDb: -8 }, ['chorus', 'final']),
        effect('riser', { gainDb: -10 + away, leadBeats: 8 }, ['chorus']),
        effect('reverse-cymbal', { gainDb: -11, leadBeats: 2 }, ['final']),
      ]
  }
}

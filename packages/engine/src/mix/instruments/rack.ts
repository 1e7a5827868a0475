import type { Instrument } from '@clipmint/music'

import { bass808, bassElectric, bassSub, bassSynth, bassUpright } from './basses.ts'
import { type Body, chorused, guitarBody, stagePiano, violinBody } from './bodies.ts'
import { crash, hatClosed, hatOpen, reverseCymbal, ride, shaker, tambourine } from './cymbals.ts'
import { accordion, choir, gayageum, janggu, kalimba, vibraphone } from './faraway.ts'
import { electricPiano, organ, piano } from './keys.ts'
import { kickDeep, kickPunchy, kickSoft } from './kicks.ts'
import { brass, leadFlute, leadSaw, leadSquare, leadWhistle } from './leads.ts'
import { bell, glockenspiel, marimba } from './mallets.ts'
import { padAir, padDark, padWarm, strings, stringsShort, supersaw } from './pads.ts'
import { conga, impact, riser, taiko, tom, vinyl, woodblock } from './percussion.ts'
import {
  guitarMuted,
  guitarNylon,
  guitarSteel,
  pizzicato,
  pluckBright,
  pluckSoft,
  ukulele,
} from './plucked.ts'
import { clap, rim, snap, snareBrush, snareGated, snareTight } from './snares.ts'
import type { Voice } from './voice.ts'

/**
 * A voice, how many takes of a note differ (so that a row of hits is no machine gun), its channel's body, and whether it
 * is dark enough to be made at half the rate.
 */
type Slot = { voice: Voice; takes: number; body?: Body; half?: true }

/** The sound of every instrument a score can ask for. */
export const rack: Record<Instrument, Slot> = {
  'kick-soft': { voice: kickSoft, takes: 2 },
  'kick-punchy': { voice: kickPunchy, takes: 1 },
  'kick-deep': { voice: kickDeep, takes: 1 },
  'snare-tight': { voice: snareTight, takes: 3 },
  'snare-brush': { voice: snareBrush, takes: 3 },
  'snare-gated': { voice: snareGated, takes: 2 },
  clap: { voice: clap, takes: 3 },
  snap: { voice: snap, takes: 3 },
  rim: { voice: rim, takes: 2 },
  'hat-closed': { voice: hatClosed, takes: 3 },
  'hat-open': { voice: hatOpen, takes: 2 },
  shaker: { voice: shaker, takes: 3 },
  tambourine: { voice: tambourine, takes: 3 },
  ride: { voice: ride, takes: 2 },
  crash: { voice: crash, takes: 1 },
  tom: { voice: tom, takes: 2, half: true },
  taiko: { voice: taiko, takes: 2, half: true },
  conga: { voice: conga, takes: 2, half: true },
  janggu: { voice: janggu, takes: 3, half: true },
  woodblock: { voice: woodblock, takes: 2 },
  vinyl: { voice: vinyl, takes: 4 },
  impact: { voice: impact, takes: 1 },
  riser: { voice: riser, takes: 1 },
  'reverse-cymbal': { voice: reverseCymbal, takes: 1 },
  'bass-sub': { voice: bassSub, takes: 1, half: true },
  'bass-808': { voice: bass808, takes: 1, half: true },
  'bass-electric': { voice: bassElectric, takes: 2, half: true },
  'bass-upright': { voice: bassUpright, takes: 2, half: true },
  'bass-synth': { voice: bassSynth, takes: 1, half: true },
  piano: { voice: piano, takes: 1, half: true },
  'electric-piano': { voice: electricPiano, takes: 1, body: stagePiano, half: true },
  organ: { voice: organ, takes: 1, half: true },
  accordion: { voice: accordion, takes: 1, half: true },
  marimba: { voice: marimba, takes: 2, half: true },
  glockenspiel: { voice: glockenspiel, takes: 1 },
  bell: { voice: bell, takes: 1 },
  vibraphone: { voice: vibraphone, takes: 1, half: true },
  kalimba: { voice: kalimba, takes: 2, half: true },
  'guitar-nylon': { voice: guitarNylon, takes: 2, body: guitarBody(100, 6), half: true },
  'guitar-steel': { voice: guitarSteel, takes: 2, body: guitarBody(110, 5) },
  'guitar-muted': { voice: guitarMuted, takes: 3, body: chorused(0.35) },
  ukulele: { voice: ukulele, takes: 2, body: guitarBody(210, 6) },
  pizzicato: { voice: pizzicato, takes: 2, half: true },
  gayageum: { voice: gayageum, takes: 2, body: guitarBody(170, 4), half: true },
  'pluck-soft': { voice: pluckSoft, takes: 1, half: true },
  'pluck-bright': { voice: pluckBright, takes: 1 },
  'pad-warm': { voice: padWarm, takes: 1, body: chorused(0.5), half: true },
  'pad-dark': { voice: padDark, takes: 1, body: chorused(0.5), half: true },
  'pad-air': { voice: padAir, takes: 1, half: true },
  choir: { voice: choir, takes: 1, half: true },
  strings: { voice: strings, takes: 1, body: violinBody, half: true },
  'strings-short': { voice: stringsShort, takes: 2, body: violinBody, half: true },
  supersaw: { voice: supersaw, takes: 1 },
  brass: { voice: brass, takes: 1, half: true },
  'lead-square': { voice: leadSquare, takes: 1, body: chorused(0.35), half: true },
  'lead-saw': { voice: leadSaw, takes: 1, body: chorused(0.25) },
  'lead-flute': { voice: leadFlute, takes: 1, half: true },
  'lead-whistle': { voice: leadWhistle, takes: 1, half: true },
}

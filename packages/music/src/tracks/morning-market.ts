import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Ukulele, claps and a whistle: a stall opening in the sun. */
export const morningMarket: Track = {
  id: 'morning-market',
  title: { ko: '아침 시장', en: 'Morning Market' },
  moods: ['bright', 'acoustic', 'playful'],
  bpm: 112,
  energy: 2,
  key: { tonic: 'C', scale: 'major' },
  seed: 1101,
  genre: null,
  style: {
    swing: 0.12,
    swingOn: 16,
    human: 0.8,
    verse: 'I IV I V',
    chorus: 'I V vi IV',
    build: 'IV V',
    cadence: 'IV,V',
    final: 'I',
    fills: [
      { 'kick-soft': 'X...o...', clap: '..o.oox.', tom: 'h.m.l.l.' },
      { 'kick-soft': 'X.....x.', clap: 'x.x.xx.x' },
    ],
    layers: [
      drum(
        'kick-soft',
        { gainDb: -3 },
        {
          intro: 'X.......X.......',
          verse: 'X.......x.....o.',
          build: 'X...X...X...X...',
          chorus: 'X.....x.x.......X.....x.x...o...',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'clap',
        { gainDb: -5, space: 0.2 },
        {
          intro: '....x.......x.x.',
          build: '....x.......x.......x...x.x.xxxx',
          chorus: '....x.......x...',
          final: 'x',
        },
      ),
      drum(
        'snap',
        { gainDb: -8, pan: 0.25, space: 0.25 },
        {
          verse: '....x.......x...',
          break: '....x.......x...',
        },
      ),
      drum(
        'tambourine',
        { gainDb: -10, pan: -0.35 },
        { chorus: 'o,x,o,x,o,x,o,x,', build: 'o.x.o.x.o.x.o.x.' },
      ),
      drum('shaker', { gainDb: -11, pan: 0.4 }, { verse: 'o,x,o,x,o,x,o,x,', chorus: 'o,x,o,x,o,x,o,x,' }),
      drum('tom', { gainDb: -6, pan: -0.15 }, {}),
      bass(
        'bass-electric',
        { gainDb: 0, low: 31 },
        {
          intro: '1---....1---..5.',
          verse: '1-----..5---..<.',
          build: '1.1.1.1.1.1.1.1.',
          chorus: '1--1--5.1--1..<.',
          break: '1-------5-------',
          final: '1',
        },
      ),
      chords(
        'ukulele',
        { gainDb: -6, pan: -0.3, centre: 69, strumMs: 22 },
        {
          intro: 'X---x-u---u-x-u-',
          verse: 'X---x-u---u-x-u-',
          build: 'X-u-x-u-x-u-x-u-',
          chorus: 'X---x-u---u-x-uu',
          break: 'X-----u---u-x---',
          final: 'X',
        },
      ),
      chords(
        'guitar-steel',
        { gainDb: -8.5, pan: 0.4, centre: 56, strumMs: 28 },
        {
          chorus: 'X-------x---x-u-',
          build: 'X-------X-------',
          final: 'X',
        },
      ),
      chords('pad-warm', { gainDb: -13, centre: 60, space: 0.3 }, { chorus: 'o---------------', final: 'o' }),
      arp(
        'glockenspiel',
        { gainDb: -10, pan: 0.2, centre: 84, space: 0.3 },
        {
          chorus: '....2...1.......',
          build: '0.1.2.3.0.1.2.3.',
          final: '0.1.2.3.',
        },
      ),
      melody(
        'lead-whistle',
        { gainDb: -2.5, octave: 5, space: 0.25, echo: 0.08 },
        {
          intro: '5.5.6.5.3---2---',
          verse: '5-------3-5-6---|a-------6-------|5-------3-5-6---|b-------7-------',
          chorus:
            '3--5--5-6-5-3---|2--5--5-6-5-2---|3--6--6-a-6-5---|a--6--6-5---4---' +
            '3--5--5-6-5-3-5-|b--7--5-6-7-b---|c--b--a-b-a-6---|6--a--b-a-------',
          ending: '6-6-a-6-5-5-7-b-',
          final: 'a',
        },
      ),
      effect('crash', { gainDb: -6 }, ['chorus', 'final']),
      effect('reverse-cymbal', { gainDb: -12, leadBeats: 2 }, ['chorus', 'final']),
    ],
    room: room({ reverbSeconds: 1.1, reverbTone: 0.7, glue: 0.4 }),
  },
}

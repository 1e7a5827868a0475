import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Marimba, congas and a flute over a soft house beat: cold drinks outside. */
export const summerTerrace: Track = {
  id: 'summer-terrace',
  title: { ko: '여름 테라스', en: 'Summer Terrace' },
  moods: ['warm', 'upbeat', 'bright'],
  bpm: 108,
  energy: 2,
  key: { tonic: 'Bb', scale: 'major' },
  seed: 2212,
  genre: null,
  style: {
    swing: 0.1,
    swingOn: 16,
    human: 0.5,
    verse: 'Iadd9 IVmaj7 vi7 V',
    chorus: 'IVmaj7 iii7 vi7 V',
    build: 'ii7 V7sus4',
    cadence: 'IVmaj7,V7sus4',
    final: 'Iadd9',
    fills: [
      { 'kick-deep': 'X...X...', conga: 'h.hmh.ml', snap: '....x.x.' },
      { 'kick-deep': 'X.......', conga: 'hmhmllml' },
    ],
    layers: [
      drum(
        'kick-deep',
        { gainDb: -4, space: 0 },
        {
          intro: 'X...............',
          verse: 'X.......X.......',
          build: 'X...X...X...X...X.X.X.X.X.X.....',
          chorus: 'X...X...X...X...',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'snap',
        { gainDb: -6, space: 0.25 },
        {
          intro: '....x.......x...',
          verse: '....x.......x...',
          build: '....x.......x...',
          chorus: '....x.......x...',
          break: '............x...',
        },
      ),
      drum('clap', { gainDb: -8, space: 0.2 }, { chorus: '....x.......x...', final: 'x' }),
      drum(
        'shaker',
        { gainDb: -11, pan: 0.35 },
        { verse: 'o,x,o,x,o,x,o,x,', chorus: 'o,x,o,x,o,x,o,x,', build: 'o,x,o,x,o,x,o,x,' },
      ),
      drum('hat-open', { gainDb: -10, pan: -0.2 }, { chorus: '..o...o...o...o.' }),
      drum(
        'conga',
        { gainDb: -8, pan: -0.35, space: 0.15 },
        {
          intro: '...h..m...h..ml.',
          verse: '...h..m...h..ml.',
          chorus: '..mh..m..mh..ml.',
          break: '......m.......l.',
        },
      ),
      bass(
        'bass-sub',
        { gainDb: -1, low: 34, pump: 0.35 },
        {
          verse: '1-----1-..1---..',
          build: '1-------1-------',
          chorus: '1--1--1...1-..5.',
          break: '1---------------',
          final: '1',
        },
      ),
      chords(
        'marimba',
        { gainDb: -5.5, pan: -0.2, centre: 67, voices: 3, space: 0.2 },
        {
          intro: 'x..x..x...x..x..',
          verse: 'x..x..x...x..x..',
          build: 'x..x..x..x..x.x.',
          chorus: 'X..x..x...x..x..',
          break: 'x.....x.....x...',
          final: 'X',
        },
      ),
      chords(
        'guitar-nylon',
        { gainDb: -7, pan: 0.4, centre: 64, strumMs: 18 },
        {
          verse: 'x-----u---x---u-',
          build: 'x-----u---x---u-',
          chorus: 'x-----u---x---u-',
          break: 'x---------------',
          final: 'X',
        },
      ),
      chords(
        'pad-warm',
        { gainDb: -13, centre: 62, space: 0.35, pump: 0.5 },
        {
          intro: 'o---------------',
          verse: ',---------------',
          build: 'o---------------x---------------',
          chorus: 'x---------------',
          break: 'x---------------',
          final: 'x',
        },
      ),
      arp(
        'pluck-soft',
        { gainDb: -9, pan: 0.3, centre: 74, echo: 0.3 },
        {
          build: '0.1.2.3.0.1.2.3.0123012301230123',
          chorus: '..2..3..1...2...',
          break: '0...2...1...3...',
        },
      ),
      melody(
        'lead-flute',
        { gainDb: -3, octave: 4, space: 0.28, echo: 0.15 },
        {
          intro: '5--3--2-1---2---',
          verse: '..........3-5-6-|5-------........|..........5-6-a-|7-----5-........',
          chorus:
            '3--5--6-a---6---|5--3--5-7---5---|6--5--3-5---3---|2--3--5-2-------' +
            '3--5--6-a---b-c-|b--7--5-7---b---|c--b--a-5---6---|7--6--7-b-------',
          ending: '6--5--6-b--a--7-',
          final: 'a',
        },
      ),
      effect('crash', { gainDb: -9 }, ['chorus', 'final']),
      effect('riser', { gainDb: -13, leadBeats: 8 }, ['chorus']),
      effect('reverse-cymbal', { gainDb: -11, leadBeats: 2 }, ['final']),
    ],
    room: room({ reverbSeconds: 1.7, reverbTone: 0.6, glue: 0.6 }),
  },
}

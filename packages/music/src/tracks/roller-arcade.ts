import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Gated drums and neon arpeggios: a rink in 1986. */
export const rollerArcade: Track = {
  id: 'roller-arcade',
  title: { ko: '롤러 아케이드', en: 'Roller Arcade' },
  moods: ['retro', 'urban', 'upbeat'],
  bpm: 104,
  energy: 2,
  key: { tonic: 'A', scale: 'minor' },
  seed: 1909,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 0.25,
    verse: 'i VI III VII',
    chorus: 'VI VII i III',
    build: 'iv VII',
    cadence: 'VI,VII',
    final: 'i',
    fills: [
      { 'kick-punchy': 'X.......', 'snare-gated': '....x...', tom: 'h.hm.mll' },
      { 'kick-punchy': 'X...X...', tom: 'hhm.mml.' },
    ],
    layers: [
      drum(
        'kick-punchy',
        { gainDb: -2 },
        {
          intro: 'X.......X.......',
          verse: 'X.......X.......',
          build: 'X...X...X...X...',
          chorus: 'X.......X.x.....',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'snare-gated',
        { gainDb: -3.5, space: 0.3 },
        {
          verse: '....X.......X...',
          build: '....X.......X.......X...X.X.xxxx',
          chorus: '....X.......X...',
          final: 'X',
        },
      ),
      drum(
        'hat-closed',
        { gainDb: -9.5, pan: 0.2 },
        {
          intro: 'x.o.x.o.x.o.x.o.',
          verse: 'x.o.x.o.x.o.x.o.',
          build: 'x.o.x.o.x.o.x.o.',
          chorus: 'xoxoxoxoxoxoxoxo',
          break: 'x...x...x...x...',
        },
      ),
      drum('tambourine', { gainDb: -12, pan: -0.35 }, { chorus: '....x.......x...' }),
      drum('tom', { gainDb: -5, space: 0.3 }, {}),
      bass(
        'bass-synth',
        { gainDb: 1.5, low: 33 },
        {
          intro: '1.1.1.1.1.1.1.1.',
          verse: '1..11.1.1..11.1.',
          build: '1.1.1.1.1.1.1.1.',
          chorus: '1..11.8.1..11.85',
          break: '1---------------',
          final: '1',
        },
      ),
      arp(
        'pluck-bright',
        { gainDb: -7.5, pan: -0.35, centre: 69, echo: 0.25 },
        {
          intro: '0123432101234321',
          verse: '0123432101234321',
          build: '0123456543456765',
          chorus: '0123432101234543',
          break: '0.1.2.3.4.3.2.1.',
          final: '01234567',
        },
      ),
      chords(
        'pad-warm',
        { gainDb: -9, centre: 62, space: 0.3 },
        {
          intro: 'x---------------',
          verse: 'x---------------',
          build: 'x---------------X---------------',
          chorus: 'x---------------',
          break: 'x---------------',
          final: 'X',
        },
      ),
      chords(
        'brass',
        { gainDb: -6.5, pan: 0.3, centre: 66, voices: 3, space: 0.25 },
        {
          chorus: '..........x-..x-|......x-....x-..',
          build: '............x-x-|x---x---x---....',
          final: 'X',
        },
      ),
      melody(
        'lead-square',
        { gainDb: -1, octave: 4, space: 0.28, echo: 0.28 },
        {
          intro: '5---3---1---3-5-',
          chorus:
            '5-----3---1---3-|4-----2---4---5-|5-----3---5---a-|7-------5-------' +
            'a-----5---3---5-|b-----7---4---7-|c-----a---5---a-|b---a---7-------',
          ending: '3---5---4---7---',
          final: 'a',
        },
      ),
      melody(
        'bell',
        { gainDb: -6, pan: 0.25, octave: 4, space: 0.35, echo: 0.3 },
        {
          verse: '5.....3.....5...|3.....1.........|5.....7.....5...|4.....2.........',
          break: '5.....3.....5...|3.....1.........|5.....7.....5...|4.....2.........',
        },
      ),
      effect('crash', { gainDb: -4 }, ['start', 'chorus', 'final']),
      effect('reverse-cymbal', { gainDb: -10, leadBeats: 2 }, ['chorus', 'final']),
    ],
    room: room({ reverbSeconds: 1.9, reverbTone: 0.55, echoFeedback: 0.4, glue: 0.6 }),
  },
}

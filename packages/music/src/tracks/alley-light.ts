import { bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Half-time drums and a long low bass: street wear, sneakers, the city after rain. */
export const alleyLight: Track = {
  id: 'alley-light',
  title: { ko: '골목 불빛', en: 'Alley Light' },
  moods: ['urban', 'dark'],
  bpm: 140,
  energy: 2,
  key: { tonic: 'B', scale: 'minor' },
  seed: 1808,
  genre: null,
  style: {
    swing: 0.06,
    swingOn: 16,
    human: 0.4,
    verse: 'i9 i9 VImaj7 VImaj7',
    chorus: 'i9 VImaj7 iv9 v7',
    build: 'VImaj7 v7',
    cadence: 'iv9,v7',
    final: 'i9',
    fills: [
      { 'kick-punchy': 'X..x....', 'snare-tight': '....x.rt' },
      { 'kick-punchy': 'X.....X.', 'hat-closed': 'x.trx.tt' },
    ],
    layers: [
      drum(
        'kick-punchy',
        { gainDb: -3.5, space: 0 },
        {
          intro: 'X...............',
          verse: 'X.....x.........X.....x...x.....',
          build: 'X.......X.......X...X...X.X.....',
          chorus: 'X.....x...x.....X..x......x...x.',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'snare-tight',
        { gainDb: -4, space: 0.12 },
        {
          verse: '........X.......',
          build: '........X.......x...x...x.x.xxrr',
          chorus: '........X.......',
        },
      ),
      drum('clap', { gainDb: -7, space: 0.25 }, { chorus: '........X.......', break: '........x.......' }),
      drum(
        'hat-closed',
        { gainDb: -9.5, pan: 0.15 },
        {
          verse: 'x.o.x.o.x.o.x.o.x.o.x.ox.xo.x.r.',
          build: 'x.o.x.o.x.o.x.o.xoxoxoxoxrxrtttt',
          chorus: 'x.o.x.xrx.o.x.o.x.o.xtx.x.oxr.x.',
          break: '....x.......x...',
        },
      ),
      drum('hat-open', { gainDb: -9, pan: -0.2 }, { chorus: '..............o.................' }),
      drum(
        'rim',
        { gainDb: -11.5, pan: -0.4, space: 0.3, echo: 0.25 },
        {
          verse: '...........o..o.',
          chorus: '.....o.....o....',
        },
      ),
      drum('tom', { gainDb: -8, space: 0.2 }, {}),
      bass(
        'bass-808',
        { gainDb: 1, low: 28 },
        {
          verse: '1-----1---......1-----1---3-....',
          build: '1-------1-------1---1---1---....',
          chorus: '1-----1---1-----1--1----..5-1-<-',
          break: '1---------------',
          final: '1',
        },
      ),
      chords(
        'electric-piano',
        { gainDb: -7, centre: 62, space: 0.25, strumMs: 10 },
        {
          intro: 'X---------------',
          verse: 'X-----------x---',
          build: 'X-------x-------',
          chorus: 'X-----------x---',
          break: 'X---------------',
          final: 'X',
        },
      ),
      chords(
        'pad-dark',
        { gainDb: -10.5, centre: 66, space: 0.4 },
        {
          intro: 'o---------------',
          verse: ',---------------',
          build: 'o---------------x---------------',
          chorus: 'o---------------',
          break: 'o---------------',
          final: 'o',
        },
      ),
      melody(
        'bell',
        { gainDb: -4, pan: -0.2, octave: 4, space: 0.3, echo: 0.3 },
        {
          intro: '5---3---5-4-3---',
          verse: '5---3---5-4-3---|2---1-----......|5---3---5-6-5---|3---1-----......',
          build: '5---3---5-6-a---|b---a---7-5-4---',
          break: '5---3---5-4-3---|2---1-----......|5---3---5-6-5---|3---1-----......',
          final: '5',
        },
      ),
      melody(
        'lead-flute',
        { gainDb: -3, pan: 0.15, octave: 4, space: 0.28, echo: 0.22 },
        {
          chorus:
            '5-----3-4-5-----|3-----1-2-3-----|4-----6-5-4-3---|2---------2-3-4-' +
            '5-----3-4-5---a-|a-----5-3-5-----|6-----4-6-a-b---|b-------a-7-5---',
          ending: '4-----6-5-5-4-2-',
          final: '1',
        },
      ),
      effect('impact', { gainDb: -3 }, ['start', 'final']),
      effect('reverse-cymbal', { gainDb: -9, leadBeats: 4 }, ['chorus', 'final']),
    ],
    room: room({ reverbSeconds: 2.1, reverbTone: 0.4, echoFeedback: 0.42, glue: 0.7 }),
  },
}

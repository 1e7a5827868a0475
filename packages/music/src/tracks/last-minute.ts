import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Wide saws and a running kick: everything must go tonight. */
export const lastMinute: Track = {
  id: 'last-minute',
  title: { ko: '마감 직전', en: 'Last Minute' },
  moods: ['sale', 'upbeat'],
  bpm: 136,
  energy: 3,
  key: { tonic: 'E', scale: 'major' },
  seed: 2111,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 0.2,
    verse: 'vi IV vi V',
    chorus: 'vi IV I V',
    build: 'IV V',
    cadence: 'IV,V',
    final: 'I',
    fills: [
      { 'kick-punchy': 'X.......', 'snare-tight': 'xxxxrrrr' },
      { 'kick-punchy': 'X...X...', clap: '..x.x.xx', 'snare-tight': '....xxrr' },
    ],
    layers: [
      drum(
        'kick-punchy',
        { gainDb: -1.5, space: 0 },
        {
          intro: 'X...X...X...X...',
          verse: 'X...X...X...X...',
          build: 'X...X...X...X...X.X.X.X.........',
          chorus: 'X...X...X...X...',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'clap',
        { gainDb: -4, space: 0.14 },
        {
          intro: '....x.......x...',
          verse: '....x.......x...',
          chorus: '....X.......X...',
          final: 'X',
        },
      ),
      drum('snare-tight', { gainDb: -6, space: 0.1 }, { build: 'x...x...x.x.x.x.xxxxxxxxrrrr....' }),
      drum(
        'hat-closed',
        { gainDb: -9, pan: 0.15 },
        {
          verse: 'o,o,o,o,o,o,o,o,',
          build: 'o.o.o.o.o.o.o.o.',
          chorus: 'o,o,o,o,o,o,o,o,',
        },
      ),
      drum('hat-open', { gainDb: -7, pan: -0.1 }, { verse: '..o...o...o...o.', chorus: '..x...x...x...x.' }),
      drum('tambourine', { gainDb: -14, pan: 0.4 }, { chorus: 'o,x,o,x,o,x,o,x,' }),
      bass(
        'bass-synth',
        { gainDb: 1.5, low: 33, pump: 0.5 },
        {
          intro: '1.111.111.111.11',
          verse: '..11..11..11..11',
          build: '1.1.1.1.1.1.1.1.',
          chorus: '..11..11..11..18',
          break: '1---------------',
          final: '1',
        },
      ),
      bass('bass-sub', { gainDb: -10, low: 28, pump: 0.7 }, { chorus: '1---------------', final: '1' }),
      chords(
        'supersaw',
        { gainDb: -5.5, centre: 66, space: 0.22, pump: 0.4 },
        {
          intro: 'X-.x-.x-..x-x---',
          build: 'o---------------x-----------....',
          chorus: 'X-.x-.x-..x-x---',
          break: 'o---------------',
          ending: 'X-.x-.x-X-.x-.x-',
          final: 'X',
        },
      ),
      chords(
        'piano',
        { gainDb: -9, pan: 0.15, centre: 69, pump: 0.2 },
        {
          verse: 'x-.x-.x-..x-..x-',
          chorus: 'X-.x-.x-..x-x---',
          final: 'X',
        },
      ),
      arp(
        'pluck-bright',
        { gainDb: -5, pan: -0.25, centre: 76, echo: 0.22, pump: 0.3 },
        {
          verse: '0.2.1.2.0.2.1.2.',
          build: '0212021202120212343545356465646.',
          break: '0.2.1.2.3.2.1.2.',
        },
      ),
      chords(
        'pad-warm',
        { gainDb: -13, centre: 62, pump: 0.6 },
        {
          verse: 'o---------------',
          chorus: 'x---------------',
          break: 'x---------------',
          final: 'x',
        },
      ),
      melody(
        'lead-saw',
        { gainDb: 1.5, octave: 4, echo: 0.15, space: 0.2 },
        {
          chorus:
            '6.6..6.5.6..a.6.|6.6..6.5.4..6.4.|5.5..5.4.3..5.3.|2.2..2.3.2..7.5.' +
            '6.6..6.5.6..a.b.|c.c..b.a.6..a.6.|5.5..5.6.5..a.b.|b.b..a.7.b--7---',
          ending: '6.6..6.ab.b..7.b',
          final: 'a',
        },
      ),
      effect('crash', { gainDb: -3 }, ['start', 'chorus', 'final']),
      effect('impact', { gainDb: -5 }, ['chorus', 'final']),
      effect('riser', { gainDb: -7, leadBeats: 8 }, ['chorus']),
      effect('reverse-cymbal', { gainDb: -9, leadBeats: 2 }, ['final']),
    ],
    room: room({ reverbSeconds: 1.5, reverbTone: 0.65, glue: 0.9 }),
  },
}

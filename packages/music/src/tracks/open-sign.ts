import { bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Disco strings over a house beat: the shop is open. */
export const openSign: Track = {
  id: 'open-sign',
  title: { ko: '오픈 사인', en: 'Open Sign' },
  moods: ['upbeat', 'bright'],
  bpm: 122,
  energy: 3,
  key: { tonic: 'D', scale: 'major' },
  seed: 1202,
  genre: null,
  style: {
    swing: 0.08,
    swingOn: 16,
    human: 0.4,
    verse: 'vi7 IVmaj7 vi7 V',
    chorus: 'IVmaj7 V iii7 vi7',
    build: 'IVmaj7 V7sus4',
    cadence: 'IVmaj7,V7sus4',
    final: 'Iadd9',
    fills: [
      { clap: '....x.xx', 'kick-punchy': 'X...X.X.', tom: 'h.hm.ml.' },
      { clap: 'x.xx.xx.', 'kick-punchy': 'X.....X.' },
    ],
    layers: [
      drum(
        'kick-punchy',
        { gainDb: -2.5, space: 0 },
        {
          intro: 'X...X...X...X...',
          verse: 'X...X...X...X...',
          build: 'X...X...X...X...X...X...X.X.....',
          chorus: 'X...X...X...X...',
          break: 'X.......X.......',
          final: 'X',
        },
      ),
      drum(
        'clap',
        { gainDb: -4, space: 0.15 },
        {
          intro: '....x.......x...',
          verse: '....x.......x...',
          build: '....x.......x.......x...x.x.xxxx',
          chorus: '....X.......X..,',
          break: '............x...',
          final: 'x',
        },
      ),
      drum(
        'hat-closed',
        { gainDb: -9, pan: 0.15 },
        {
          intro: 'o,.,o,.,o,.,o,.,',
          verse: 'o,.,o,.,o,.,o,.,',
          build: 'o,o,o,o,o,o,o,o,',
          chorus: 'o,.,o,.,o,.,o,.,',
          break: 'o...o...o...o...',
        },
      ),
      drum('hat-open', { gainDb: -8, pan: -0.15 }, { verse: '..o...o...o...o.', chorus: '..x...x...x...x.' }),
      drum('tambourine', { gainDb: -13, pan: 0.45 }, { chorus: '....x.......x...' }),
      drum('conga', { gainDb: -11, pan: -0.4 }, { verse: '...h..m..h..m.l.', chorus: '...h..m..h..m.l.' }),
      drum('tom', { gainDb: -7 }, {}),
      bass(
        'bass-synth',
        { gainDb: -0.5, low: 33, pump: 0.25 },
        {
          intro: '1..1..1.1..1....',
          verse: '1..1..8.1..1..5.',
          build: '1.1.1.1.1.1.1.1.',
          chorus: '1.8.1.8.1.8.1.8<',
          break: '1-------1-----5-',
          final: '1',
        },
      ),
      chords(
        'piano',
        { gainDb: -7, pan: -0.2, centre: 64, pump: 0.2 },
        {
          intro: 'X-.x-.x-..x-..x-',
          verse: 'x-.....x-.....x-',
          build: 'x-..x-..x-..x-..x-..x-..x-x-x-x-',
          chorus: 'X-.x-.x-..x-.x-.',
          break: 'X---------------',
          ending: 'X-.x-.x-X-.x-.x-',
          final: 'X',
        },
      ),
      chords(
        'guitar-muted',
        { gainDb: -11, pan: 0.45, centre: 69, voices: 3 },
        {
          verse: 'x.ox.ox.x.ox.ox.',
          chorus: 'x.ox.ox.x.ox.ox.',
          break: '..o...o...o...o.',
        },
      ),
      chords(
        'strings',
        { gainDb: -9, centre: 74, pump: 0.35 },
        {
          build: 'o---------------x---------------',
          chorus: 'x---------------',
          break: 'o---------------',
          final: 'X',
        },
      ),
      chords(
        'brass',
        { gainDb: -8, pan: 0.1, centre: 67, voices: 3, space: 0.2 },
        {
          chorus: '................|......x-x-......|................|......x-..x-..x-',
          ending: 'X-......X-..X-..',
          final: 'X',
        },
      ),
      melody(
        'pluck-bright',
        { gainDb: -2, octave: 4, echo: 0.22 },
        {
          intro: '6..6.5.6..a.6.5.',
          chorus:
            '6..6.5.6..a.6.5.|5..5.4.5..7.5.4.|3..3.2.3..5.7.5.|6-----5-3-------' +
            '6..6.5.6..a.b.a.|7..7.5.7..b.a.7.|b..a.7.5..7.a.b.|c-----b-a-------',
          ending: '6..6.5.6b..a.7.5',
          final: 'a',
        },
      ),
      effect('crash', { gainDb: -3 }, ['start', 'chorus', 'final']),
      effect('riser', { gainDb: -10, leadBeats: 8 }, ['chorus']),
      effect('reverse-cymbal', { gainDb: -10, leadBeats: 2 }, ['break', 'final']),
    ],
    room: room({ reverbSeconds: 1.4, reverbTone: 0.65, glue: 0.7 }),
  },
}

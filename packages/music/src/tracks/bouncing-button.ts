import { bass, chords, drum, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Marimba and plucked strings on tiptoe: toys, snacks, small surprises. */
export const bouncingButton: Track = {
  id: 'bouncing-button',
  title: { ko: '통통 단추', en: 'Bouncing Button' },
  moods: ['playful', 'bright'],
  bpm: 132,
  energy: 2,
  key: { tonic: 'F', scale: 'major' },
  seed: 1707,
  genre: null,
  style: {
    swing: 0.6,
    swingOn: 8,
    human: 0.7,
    verse: 'I vi ii V7',
    chorus: 'I I7 IV V7',
    build: 'ii V7',
    cadence: 'ii,V7',
    final: 'I6',
    fills: [
      { 'kick-soft': 'X...X...', woodblock: 'h.h.m.l.', snap: '......x.' },
      { 'kick-soft': 'X.......', woodblock: 'h.m.h.m.', 'snare-brush': '....x.x.' },
    ],
    layers: [
      drum(
        'kick-soft',
        { gainDb: -4 },
        {
          intro: 'X.......X.......',
          verse: 'X.......X.......',
          build: 'X...X...X...X...',
          chorus: 'X.......X.....x.',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'snap',
        { gainDb: -6, pan: -0.15, space: 0.2 },
        {
          intro: '....x.......x...',
          verse: '....x.......x...',
          build: '....x.......x...|....x.......x.x.',
          chorus: '....x.......x...',
          break: '....x.......x...',
          final: 'x',
        },
      ),
      drum(
        'snare-brush',
        { gainDb: -10, pan: 0.1 },
        { chorus: '..,.x..,..,.x...', build: '..,.x...o.o.x.x.' },
      ),
      drum(
        'woodblock',
        { gainDb: -12, pan: 0.4, space: 0.2 },
        {
          verse: '......h.......m.',
          chorus: 'h...m...h...m.m.',
          break: '..h...m...h...m.',
        },
      ),
      drum('shaker', { gainDb: -12, pan: -0.4 }, { verse: 'o.x.o.x.o.x.o.x.', chorus: 'o.x.o.x.o.x.o.x.' }),
      bass(
        'bass-upright',
        { gainDb: -0.5, low: 33 },
        {
          intro: '1--.....5--.....',
          verse: '1--.....5--...<.',
          build: '1--.5--.1--.5--.',
          chorus: '1--.....5--.1-<.',
          break: '1--.....5--.....',
          final: '1--',
        },
      ),
      chords(
        'pizzicato',
        { gainDb: -5, pan: 0.3, centre: 60, voices: 3 },
        {
          intro: '....x.......x...',
          verse: '....x..o....x...',
          build: '....x.......x...|....x...x...x.x.',
          chorus: '....x.......x.o.',
          break: '....x.......x...',
          final: 'X',
        },
      ),
      chords(
        'ukulele',
        { gainDb: -11, pan: -0.4, centre: 70, strumMs: 16 },
        {
          chorus: 'x-..x-u-..u-x-u-',
          build: 'x-..x-..x-..x-..',
          final: 'X',
        },
      ),
      chords(
        'organ',
        { gainDb: -12, centre: 60, voices: 3 },
        { chorus: 'o---------------', build: 'o---------------', final: 'x' },
      ),
      melody(
        'marimba',
        { gainDb: -1, pan: -0.1, octave: 4, space: 0.16 },
        {
          intro: '1.3.5...6.5.3...',
          verse: '5.....3.....1...|3.....1.....F...|4.....6...4.2...|5...4...3...2...',
          build: '2.4.6...4.6.a...|b.7.5...5.6.7...',
          chorus:
            '1.3.5...3.5.6...|5.3.1...3...5...|4.6.a...6.a.b...|b.7.5...4...2...' +
            '1.3.5...a...5...|6.5.3...1...3...|4.4.6...a.6.4...|5.5.7...b...7...',
          break: '5.....3.....1...|3.....1.....F...|4.....6...4.2...|5...4...3...2...',
          ending: '2.4.6...5.6.7.b.',
          final: 'a',
        },
      ),
      melody(
        'lead-whistle',
        { gainDb: -7, pan: 0.15, octave: 4, space: 0.25 },
        {
          chorus:
            '................|................|................|................' +
            '5-------c-------|b---a---5-------|6-------a-------|b---------------',
        },
      ),
      melody(
        'glockenspiel',
        { gainDb: -10, pan: 0.35, octave: 5, space: 0.3 },
        {
          chorus: '1.3.5...3.5.6...|................|4.6.a...........|................',
          verse: '............5.3.|................|............6.4.|................',
          final: '1.3.5.a',
        },
      ),
    ],
    room: room({ reverbSeconds: 0.9, reverbTone: 0.65, glue: 0.4 }),
  },
}

import { bass, chords, drum, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Electric piano on an old record: nothing has to be done today. */
export const slowAfternoon: Track = {
  id: 'slow-afternoon',
  title: { ko: '느린 오후', en: 'Slow Afternoon' },
  moods: ['calm', 'warm', 'urban'],
  bpm: 80,
  energy: 1,
  key: { tonic: 'Eb', scale: 'major' },
  seed: 1303,
  genre: null,
  style: {
    swing: 0.5,
    swingOn: 16,
    human: 1,
    verse: 'Imaj9 vi9 ii9 V9sus4',
    chorus: 'IVmaj9 iii7 ii9 Imaj9',
    build: 'IVmaj9 V9sus4',
    cadence: 'ii9,V9sus4',
    final: 'Imaj9',
    fills: [
      { 'snare-brush': '....xo,x', 'kick-soft': 'X..o....' },
      { 'snare-brush': '..,.x..o', 'kick-soft': 'x.....o.', 'hat-closed': 'o,o.....' },
    ],
    layers: [
      drum(
        'vinyl',
        { gainDb: -21, space: 0 },
        {
          intro: 'x---------------',
          verse: 'x---------------',
          build: 'x---------------',
          chorus: 'x---------------',
          break: 'x---------------',
          final: 'x',
        },
      ),
      drum(
        'kick-soft',
        { gainDb: -1.5 },
        {
          intro: 'X.........o.....',
          verse: 'X......o..x.....',
          build: 'X......o..x.....X......o..x.o...',
          chorus: 'X......o..x.....X..o......x....o',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum(
        'snare-brush',
        { gainDb: -2, space: 0.14 },
        {
          intro: '............x...',
          verse: '....x.......x...',
          build: '....x.......x..,',
          chorus: '....x..,....x..,....x..,.,..x...',
          break: '............o...',
        },
      ),
      drum(
        'hat-closed',
        { gainDb: -12, pan: 0.25 },
        {
          verse: 'o.o,o.o.o.o,o.o.',
          build: 'o.o,o.o.o.o,o.o.',
          chorus: 'o,o,o,o.o,o,o,oo',
          break: 'o...o...o...o...',
        },
      ),
      drum('rim', { gainDb: -10, pan: -0.3, space: 0.2 }, { chorus: '.......o......o.' }),
      bass(
        'bass-upright',
        { gainDb: -1.5, low: 33 },
        {
          intro: '1---------......',
          verse: '1-----.15---..<.',
          build: '1-----.15---..<.',
          chorus: '1-----.18-5---<.',
          break: '1-----------....',
          final: '1',
        },
      ),
      chords(
        'electric-piano',
        { gainDb: -5, centre: 62, strumMs: 14, space: 0.2 },
        {
          intro: 'X---------------',
          verse: 'X-----x---------x-------..x-----',
          build: 'X-----x---------X-----x---x-----',
          chorus: 'X-----x---x-----X-----x---------',
          break: 'X---------------',
          final: 'X',
        },
      ),
      chords(
        'pad-warm',
        { gainDb: -18, centre: 67, space: 0.35 },
        {
          chorus: 'o---------------',
          break: 'o---------------',
          build: 'o---------------',
          final: 'o',
        },
      ),
      melody(
        'guitar-nylon',
        { gainDb: -2, pan: 0.2, octave: 4, space: 0.25, echo: 0.2 },
        {
          intro: '....5---3-2-5---',
          verse: '........5-3-2---|................|........6-4-3---|............2---',
          build: '..5-6-a---6-5---|..4-5-6---5-4---',
          chorus:
            '..5-6-a---6-5---|..5-3-2---......|..3-4-6---4-3---|..2-3-5---------' +
            '..5-6-a---b-a---|..7-5-3---2-3---|..4-3-2---3-4---|5-------........',
          break: '........5-3-2---|................|........6-4-3---|............2---',
          ending: '..3-4-6---5-4-2-',
          final: '3',
        },
      ),
      melody(
        'bell',
        { gainDb: -11, pan: -0.3, octave: 5, space: 0.4, echo: 0.25 },
        {
          chorus: '............3---|................|............6---|................',
          final: '......5',
        },
      ),
    ],
    room: room({ reverbSeconds: 1.5, reverbTone: 0.35, echoFeedback: 0.3, glue: 0.6, airDb: 1 }),
  },
}

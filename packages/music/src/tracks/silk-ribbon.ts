import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Piano and strings in slow light: cosmetics, jewellery, a box being opened. */
export const silkRibbon: Track = {
  id: 'silk-ribbon',
  title: { ko: '실크 리본', en: 'Silk Ribbon' },
  moods: ['elegant', 'calm'],
  bpm: 88,
  energy: 1,
  key: { tonic: 'Ab', scale: 'major' },
  seed: 1505,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 0.9,
    verse: 'Iadd9 iii7 IVmaj7 iv6',
    chorus: 'IVmaj9 Iadd9/3 ii9 V9sus4',
    build: 'ii9 V9sus4',
    cadence: 'IVmaj7,iv6',
    final: 'Imaj9',
    fills: [{ 'kick-soft': 'x...o...' }, { 'kick-soft': 'x.......', ride: 'o.o.o.oo' }],
    layers: [
      drum(
        'kick-soft',
        { gainDb: -5 },
        {
          intro: 'o...............',
          verse: 'o...............',
          build: 'x.......o.......x.......o...o...',
          chorus: 'x.....o...x.....',
          final: 'x',
        },
      ),
      drum(
        'rim',
        { gainDb: -10.5, pan: 0.2, space: 0.35 },
        {
          build: '........o.......',
          chorus: '....o.......o...',
        },
      ),
      drum('ride', { gainDb: -16, pan: -0.3 }, { chorus: 'x.,.o.,.x.,.o.,.', build: 'o...o...o.o.o.o.' }),
      drum('shaker', { gainDb: -15, pan: 0.4 }, { chorus: ',.o.,.o.,.o.,.o.' }),
      bass(
        'bass-sub',
        { gainDb: -4.5, low: 32 },
        {
          verse: '1---------------',
          build: '1---------------',
          chorus: '1-----1---5-----',
          break: '1---------------',
          final: '1',
        },
      ),
      arp(
        'piano',
        { gainDb: -3, pan: -0.1, centre: 60, space: 0.3 },
        {
          intro: '0-1-2-3-4-3-2-1-',
          verse: '0-1-2-3-4-3-2-1-0-1-2-4-5-4-3-2-',
          build: '0-1-2-3-4-3-2-1-0123456545432321',
          chorus: '0-1-2-3-4-5-4-3-0-1-2-4-5-4-3-2-',
          break: '0-1-2-3-4-3-2-1-',
          final: '0.1.2.3.4',
        },
      ),
      chords(
        'strings',
        { gainDb: -10, centre: 65, space: 0.4 },
        {
          verse: ',---------------',
          build: 'o---------------x---------------',
          chorus: 'x---------------',
          break: 'o---------------',
          final: 'x',
        },
      ),
      chords(
        'pad-air',
        { gainDb: -17, centre: 77, space: 0.5 },
        {
          intro: 'x---------------',
          verse: 'o---------------',
          chorus: 'o---------------',
          break: 'x---------------',
          final: 'o',
        },
      ),
      melody(
        'strings',
        { gainDb: -3, pan: 0.1, octave: 4, space: 0.4 },
        {
          build: '4-------6-------|a-------b-------',
          chorus:
            'a-----7-6---5---|5-----3-2---3---|4-----5-6---a---|b-----a-6---5---' +
            'a-----b-c---a---|5-----a-b---c---|d-----c-a---6---|b-------a-------',
          ending: 'a-------4-------',
          final: '5',
        },
      ),
      melody(
        'bell',
        { gainDb: -6, pan: 0.3, octave: 4, space: 0.45, echo: 0.25 },
        {
          intro: '....5---b---a---',
          verse: '....5-------b---|....7-----5-----|....6-------a---|....2-----4-----',
          chorus: '............c---|................|............d---|................',
          break: '....5-------b---|....7-----5-----|....6-------a---|....2-----4-----',
          final: '....2---5---b',
        },
      ),
      effect('reverse-cymbal', { gainDb: -14, leadBeats: 3 }, ['chorus', 'final']),
      effect('crash', { gainDb: -13 }, ['chorus']),
    ],
    room: room({ reverbSeconds: 2.8, reverbTone: 0.5, echoBeats: 1.5, echoFeedback: 0.3, glue: 0.35 }),
  },
}

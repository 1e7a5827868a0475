import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Picked steel strings and an upright piano: home, with the light coming in. */
export const byTheWindow: Track = {
  id: 'by-the-window',
  title: { ko: '창가에서', en: 'By the Window' },
  moods: ['warm', 'acoustic', 'calm'],
  bpm: 96,
  energy: 1,
  key: { tonic: 'G', scale: 'major' },
  seed: 1404,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 1,
    verse: 'Iadd9 V/3 vi7 IVmaj7',
    chorus: 'IVadd9 V vi7 I/3',
    build: 'IVmaj7 V7sus4',
    cadence: 'IVadd9,V7sus4',
    final: 'Iadd9',
    fills: [
      { 'kick-soft': 'X...o...', tom: '..h.m.l.' },
      { 'kick-soft': 'X.....o.', snap: 'x.....x.' },
    ],
    layers: [
      drum(
        'kick-soft',
        { gainDb: -4.5 },
        {
          intro: 'x...............',
          verse: 'x...............',
          build: 'x.......x.......x...x...x...x...',
          chorus: 'X......o..x.....',
          break: 'o...............',
          final: 'x',
        },
      ),
      drum(
        'snap',
        { gainDb: -8, pan: 0.2, space: 0.3 },
        {
          build: '........x.......',
          chorus: '........x.......',
        },
      ),
      drum(
        'snare-brush',
        { gainDb: -14, pan: -0.3, space: 0.2 },
        {
          verse: '....,.......,...',
          build: '....o.......o...',
          chorus: '..,.o..,..,.o..,',
        },
      ),
      drum('tom', { gainDb: -9, space: 0.2 }, {}),
      bass(
        'bass-upright',
        { gainDb: -0.5, low: 31 },
        {
          intro: '1-----------....',
          verse: '1-----------....',
          build: '1-------1-----<.',
          chorus: '1------15-----<.',
          break: '1---------------',
          final: '1',
        },
      ),
      arp(
        'guitar-steel',
        { gainDb: -2.5, pan: -0.25, centre: 57, space: 0.18 },
        {
          intro: '0-21-2-30-21-2-3',
          verse: '0-21-2-30-21-2-30-21-2-30-24-3-1',
          build: '0-21-2-30-21-2-3',
          chorus: '0-21-2-30-21-2-30-21-2-30-24-3-1',
          break: '0-21-2-30-21-2-3',
          final: '0.1.2.3',
        },
      ),
      chords(
        'guitar-nylon',
        { gainDb: -10.5, pan: 0.4, centre: 59, strumMs: 34 },
        {
          build: 'x-------x-------',
          chorus: 'X------ux-----u-',
          final: 'X',
        },
      ),
      chords(
        'strings',
        { gainDb: -12, centre: 67, space: 0.35 },
        {
          build: ',---------------o---------------',
          chorus: 'o---------------',
          break: ',---------------',
          final: 'o',
        },
      ),
      melody(
        'piano',
        { gainDb: -3, pan: 0.05, octave: 4, space: 0.25 },
        {
          intro: '........3-5-b---',
          verse: '5-------3---2---|2-------........|3-------5---3---|3-------1-------',
          build: '1-----2-3-----5-|4-----3-2---5---',
          chorus:
            '6---5-6-a---6---|5-----5-7---5---|6-----6-a---c---|b---a---5-------' +
            '6---5-6-a---b-c-|b-----7-5---7---|a-----a-b---c---|c---b---a-------',
          break: '5-------3---2---|2-------........|3-------5---3---|3-------1-------',
          ending: '6---5-6-a---5-7-',
          final: 'a',
        },
      ),
      arp(
        'glockenspiel',
        { gainDb: -14, pan: 0.3, centre: 86, space: 0.4 },
        {
          chorus: '........2...3...',
          final: '....2.3.4',
        },
      ),
      effect('reverse-cymbal', { gainDb: -15, leadBeats: 2 }, ['chorus']),
    ],
    room: room({ reverbSeconds: 1.7, reverbTone: 0.6, glue: 0.3 }),
  },
}

import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** Strings that gather and open out: a place seen from above, a story that turns out well. */
export const firstLight: Track = {
  id: 'first-light',
  title: { ko: '첫 햇살', en: 'First Light' },
  moods: ['cinematic', 'elegant'],
  bpm: 76,
  energy: 2,
  key: { tonic: 'D', scale: 'major' },
  seed: 2010,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 0.6,
    verse: 'vi IVmaj7 I V/3',
    chorus: 'IVadd9 Iadd9/3 V vi7',
    build: 'IV V',
    cadence: 'IVadd9,V',
    final: 'Iadd9',
    fills: [{ taiko: 'h.hmh.ll' }, { taiko: 'm...hhll' }],
    layers: [
      drum(
        'taiko',
        { gainDb: -0.5, space: 0.3 },
        {
          intro: 'l...............',
          verse: 'l.........m.....',
          build: 'l...m...l...m...l.m.l.m.l.m.lmlm',
          chorus: 'l.....m...l.m...l.....m.h.l.m.m.',
          break: 'l...............',
          final: 'l',
        },
      ),
      drum(
        'kick-deep',
        { gainDb: -6.5 },
        { chorus: 'X.........x.....', build: 'X.......X.......', final: 'X' },
      ),
      drum('rim', { gainDb: -12, pan: 0.3, space: 0.4 }, { chorus: '..o...o...o...o.' }),
      drum('shaker', { gainDb: -14, pan: -0.35 }, { chorus: 'o,o,x,o,o,o,x,o,' }),
      bass(
        'bass-sub',
        { gainDb: -6, low: 28 },
        {
          verse: '1---------------',
          build: '1-------1-------',
          chorus: '1---------1-----',
          break: '1---------------',
          final: '1',
        },
      ),
      arp(
        'strings-short',
        { gainDb: -3.5, pan: -0.25, centre: 60, space: 0.3 },
        {
          intro: '0.0.2.0.1.0.2.0.',
          verse: '0.0.2.0.1.0.2.0.',
          build: '0.0.2.0.1.0.2.0.0010201030104020',
          chorus: '0020103000201030',
          break: '0...2...1...2...',
          final: '0',
        },
      ),
      arp(
        'strings-short',
        { gainDb: -8.5, pan: 0.35, centre: 72, space: 0.35 },
        {
          build: '........2.1.2.1.2.1.2.1.2.1.2.1.',
          chorus: '2.1.2.1.2.1.2.1.',
        },
      ),
      chords(
        'strings',
        { gainDb: -5.5, centre: 63, space: 0.36 },
        {
          intro: 'o---------------',
          verse: 'o---------------',
          build: 'x---------------X---------------',
          chorus: 'X---------------',
          break: 'o---------------',
          final: 'X',
        },
      ),
      chords(
        'brass',
        { gainDb: -6, centre: 57, voices: 3, space: 0.4 },
        {
          chorus: 'o---------------',
          build: '................|o---------------',
          final: 'x',
        },
      ),
      chords(
        'pad-air',
        { gainDb: -14, centre: 76, space: 0.5 },
        {
          intro: 'x---------------',
          verse: 'o---------------',
          chorus: 'o---------------',
          break: 'x---------------',
          final: 'x',
        },
      ),
      melody(
        'strings',
        { gainDb: 1, pan: 0.1, octave: 4, space: 0.4 },
        {
          build: '4-------6-------|5-------7-------',
          chorus:
            '6-------a---b---|c-----------b---|b-------7---5---|6-------a-------' +
            'a-------c---d---|e-----------c---|b-------d---b---|c---------------',
          ending: 'a-------b-------',
          final: 'a',
        },
      ),
      melody(
        'strings',
        { gainDb: -7, pan: -0.1, octave: 5, space: 0.5 },
        {
          chorus:
            '6-------a---b---|c-----------b---|b-------7---5---|6-------a-------' +
            'a-------c---d---|e-----------c---|b-------d---b---|c---------------',
          ending: 'a-------b-------',
          final: 'a',
        },
      ),
      melody(
        'piano',
        { gainDb: 1, pan: -0.05, octave: 4, space: 0.4 },
        {
          intro: '6---c---b---5---',
          verse: '6---c---b---5---|6---c---b---a---|5---c---b---5---|7---b---7---5---',
          break: '6---c---b---5---|6---c---b---a---|5---c---b---5---|7---b---7---5---',
          chorus: 'a-----------....|c-----------....|b-----------....|a-----------....',
          ending: '6-------b-------',
          final: 'a',
        },
      ),
      effect('impact', { gainDb: 1 }, ['start', 'chorus', 'final']),
      effect('crash', { gainDb: -8 }, ['chorus', 'final']),
      effect('riser', { gainDb: -12, leadBeats: 6 }, ['chorus']),
      effect('reverse-cymbal', { gainDb: -9, leadBeats: 3 }, ['final']),
    ],
    room: room({ reverbSeconds: 3, reverbTone: 0.5, glue: 0.5 }),
  },
}

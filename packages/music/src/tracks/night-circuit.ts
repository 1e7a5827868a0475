import { arp, bass, chords, drum, effect, melody, room } from '../layers.ts'
import type { Track } from '../track.ts'

/** A sequencer in the dark: machines, launches, black backgrounds with light along the edge. */
export const nightCircuit: Track = {
  id: 'night-circuit',
  title: { ko: '나이트 서킷', en: 'Night Circuit' },
  moods: ['dark', 'tech'],
  bpm: 126,
  energy: 3,
  key: { tonic: 'F', scale: 'minor' },
  seed: 1606,
  genre: null,
  style: {
    swing: 0,
    swingOn: 16,
    human: 0.15,
    verse: 'i i VI VII',
    chorus: 'i iv VI v',
    build: 'VI VII',
    cadence: 'VI,VII',
    final: 'i',
    fills: [
      { 'kick-deep': 'X...X.XX', rim: '..x..x.x' },
      { 'kick-deep': 'X.......', 'snare-tight': '..o.xrxt' },
    ],
    layers: [
      drum(
        'kick-deep',
        { gainDb: -3, space: 0 },
        {
          intro: 'X...X...X...X...',
          verse: 'X...X...X...X...',
          build: 'X...X...X...X...X.X.X.X.........',
          chorus: 'X...X...X...X..o',
          break: 'X...............',
          final: 'X',
        },
      ),
      drum('clap', { gainDb: -5, space: 0.12 }, { chorus: '....X.......X...', build: '....x.......x...' }),
      drum(
        'snare-tight',
        { gainDb: -7 },
        {
          build: '................|x.x.x.x.xxxxrrrr',
          chorus: '....o.......o...',
        },
      ),
      drum(
        'rim',
        { gainDb: -10.5, pan: 0.35, echo: 0.2 },
        {
          intro: '...x..x....x..x.',
          verse: '...x..x....x..x.',
          chorus: '...x..x....x..x.',
          break: '...x..x....x..x.',
        },
      ),
      drum(
        'hat-closed',
        { gainDb: -9.5, pan: -0.1 },
        {
          verse: '..x...x...x...x.',
          build: '.,x,.,x,.,x,.,x,',
          chorus: ',,x,,,x,,,x,,,xo',
          break: '......o.......o.',
        },
      ),
      drum('hat-open', { gainDb: -9, pan: 0.1 }, { chorus: '..o...o...o...o.' }),
      bass(
        'bass-synth',
        { gainDb: 0, low: 34, pump: 0.5 },
        {
          intro: '1.1.11.1.1.11.1.',
          verse: '1.1.11.1.1.11.8.',
          build: '1.1.1.1.1.1.1.1.1111111111111...',
          chorus: '1.1811.1.1.118.5',
          break: '1---------------',
          final: '1',
        },
      ),
      bass(
        'bass-sub',
        { gainDb: -11, low: 29, pump: 0.6 },
        {
          chorus: '1---------------',
          break: '1---------------',
          final: '1',
        },
      ),
      arp(
        'pluck-bright',
        { gainDb: -7, pan: 0.25, centre: 65, echo: 0.3, pump: 0.35 },
        {
          intro: '0...2...3...1...',
          verse: '0.2.3.1.4.2.3.1.',
          build: '0231421302314213',
          chorus: '0231421302314253',
          break: '0..2..3..1..4...',
          final: '0',
        },
      ),
      arp(
        'pluck-soft',
        { gainDb: -10, pan: -0.45, centre: 77, echo: 0.35, pump: 0.35 },
        {
          chorus: '..4...3..5..4...',
          break: '......4.......3.',
        },
      ),
      chords(
        'pad-dark',
        { gainDb: -9.5, centre: 60, space: 0.35, pump: 0.6 },
        {
          intro: 'x---------------',
          verse: 'o---------------',
          build: 'o---------------x---------------',
          chorus: 'x---------------',
          break: 'x---------------',
          final: 'X',
        },
      ),
      melody(
        'lead-saw',
        { gainDb: 1, octave: 4, echo: 0.2, pump: 0.3 },
        {
          chorus:
            '5..5..4..3..1.3.|4..4..3..1..F.1.|3..3..1..F..1.3.|2..2..G..5..4.2.' +
            '5..5..4..3..1.3.|4..4..6..a..6.4.|3..3..6..5..3.1.|2-----7-5-------',
          ending: '3..3..6.7..7..b.',
          final: 'a',
        },
      ),
      effect('impact', { gainDb: -1 }, ['start', 'chorus', 'final']),
      effect('riser', { gainDb: -7, leadBeats: 8 }, ['chorus']),
      effect('reverse-cymbal', { gainDb: -10, leadBeats: 2 }, ['final']),
    ],
    room: room({ reverbSeconds: 2, reverbTone: 0.5, echoFeedback: 0.45, glue: 0.8 }),
  },
}

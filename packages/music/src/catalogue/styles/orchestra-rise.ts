import type { StyleSheet } from '../sheet.ts'

/** Strings that gather, drums that open the view. */
export const orchestraRise: StyleSheet = {
  id: 'orchestra-rise',
  title: { ko: '웅장한 오케스트라', en: 'Rising orchestra' },
  words: { ko: '오케스트라 웅장 브랜드 영화 희망', en: 'orchestra epic brand film hope strings' },
  moods: [
    ['cinematic', 'elegant'],
    ['cinematic', 'warm'],
    ['cinematic', 'bright'],
  ],
  bpm: [72, 100],
  energy: 2,
  swing: [0],
  swingOn: 16,
  human: 0.6,
  scale: 'major',
  tonics: ['D', 'C', 'F', 'G', 'Bb', 'Eb', 'A'],
  harmonies: ['open', 'lift', 'hopeful', 'pedal', 'slowBloom'],
  forms: ['rise', 'drop', 'rise'],
  kits: [
    {
      groove: 'drums',
      voices: { kick: 'kick-deep', snare: 'taiko', hat: 'shaker', perc: 'rim', perc2: 'tom' },
    },
    {
      groove: 'march',
      voices: { kick: 'kick-deep', snare: 'snare-tight', hat: 'tambourine', perc2: 'taiko' },
    },
    { groove: 'pulse', voices: { kick: 'taiko', snare: 'snare-gated', hat: 'shaker', perc: 'rim' } },
  ],
  basses: [
    { plays: 'held', on: 'bass-sub', gainDb: -6, low: 30 },
    { plays: 'roots', on: 'bass-upright', gainDb: -3, low: 31 },
  ],
  comps: [
    [
      { plays: 'swell', on: 'strings', gainDb: -5 },
      { plays: 'lift', on: 'brass', gainDb: -8 },
    ],
    [
      { plays: 'pads', on: 'strings', gainDb: -6 },
      { plays: 'lift', on: 'choir', gainDb: -10 },
    ],
    [
      { plays: 'broad', on: 'piano', gainDb: -5 },
      { plays: 'swell', on: 'strings', gainDb: -6 },
    ],
  ],
  figures: [
    [{ plays: 'gallop', on: 'strings-short', gainDb: -4 }],
    [
      { plays: 'pulse', on: 'strings-short', gainDb: -5 },
      { plays: 'bells', on: 'glockenspiel', gainDb: -14 },
    ],
    [{ plays: 'waves', on: 'piano', gainDb: -7 }],
    [{ plays: 'gallop', on: 'pizzicato', gainDb: -5 }],
  ],
  singers: [
    { on: 'strings', octave: 4, gainDb: 0, feel: 'long' },
    { on: 'brass', octave: 4, gainDb: -3, feel: 'long' },
    { on: 'piano', octave: 4, gainDb: 0, feel: 'lyric' },
    { on: 'choir', octave: 4, gainDb: -4, feel: 'long' },
  ],
  accents: 'big',
  pump: 0,
  room: { reverbSeconds: 2.8, reverbTone: 0.5, glue: 0.5, airDb: 4 },
  names: [
    '높은 곳에서 | From Above',
    '새벽의 능선 | Ridge at Dawn',
    '우리의 시작 | Where We Began',
    '큰 바다로 | To the Open Sea',
    '깃발을 올려 | Raise the Flag',
    '빛이 닿는 곳 | Where Light Reaches',
    '천 개의 돛 | A Thousand Sails',
    '장인의 시간 | The Maker’s Time',
    '광장의 종 | Bells over the Square',
    '끝까지 간다 | All the Way',
    '문이 열리면 | When the Gate Opens',
    '하늘길 | Sky Road',
    '백 년의 이야기 | A Hundred Years',
    '다리 위의 바람 | Wind on the Bridge',
    '무대의 막 | Curtain Rise',
    '산을 넘어 | Over the Mountain',
    '개선문 | Triumphal Arch',
    '별을 향해 | Toward the Stars',
    '봄의 대관식 | Coronation of Spring',
    '흔들리지 않는 | Unshaken',
    '먼 수평선 | Far Horizon',
    '해가 솟는 들판 | Sunrise Field',
  ],
}

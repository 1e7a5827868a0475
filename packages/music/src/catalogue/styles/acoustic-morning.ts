import type { StyleSheet } from '../sheet.ts'

/** Steel strings, a soft kick, a tune that could be hummed. */
export const acousticMorning: StyleSheet = {
  id: 'acoustic-morning',
  title: { ko: '어쿠스틱 아침', en: 'Acoustic morning' },
  words: { ko: '통기타 포크 자연 가족 브런치', en: 'guitar folk nature family brunch' },
  moods: [
    ['acoustic', 'warm', 'bright'],
    ['acoustic', 'bright'],
    ['warm', 'acoustic'],
  ],
  bpm: [88, 118],
  energy: 2,
  swing: [0.08, 0.16, 0],
  swingOn: 16,
  human: 0.9,
  scale: 'major',
  tonics: ['G', 'D', 'C', 'A', 'E', 'F', 'Bb'],
  harmonies: ['folk', 'open', 'sunny', 'canon', 'lift'],
  forms: ['rise', 'rise', 'hook'],
  kits: [
    {
      groove: 'folk',
      voices: {
        kick: 'kick-soft',
        snare: 'snare-brush',
        hat: 'shaker',
        perc: 'tambourine',
        perc2: 'woodblock',
      },
    },
    {
      groove: 'stomp',
      voices: { kick: 'kick-soft', snare: 'clap', hat: 'tambourine', perc: 'shaker', perc2: 'tom' },
    },
    {
      groove: 'folk',
      voices: { kick: 'kick-soft', snare: 'snap', hat: 'tambourine', perc: 'shaker', perc2: 'conga' },
    },
  ],
  basses: [
    { plays: 'twoBeat', on: 'bass-upright', gainDb: -1, low: 33 },
    { plays: 'pop', on: 'bass-electric', gainDb: -1, low: 31 },
    { plays: 'roots', on: 'bass-electric', gainDb: -2, low: 31 },
  ],
  comps: [
    [
      { plays: 'folk', on: 'guitar-steel', gainDb: -6 },
      { plays: 'lift', on: 'strings', gainDb: -13 },
    ],
    [
      { plays: 'strum', on: 'guitar-steel', gainDb: -7 },
      { plays: 'broad', on: 'piano', gainDb: -9 },
    ],
    [
      { plays: 'broad', on: 'guitar-nylon', gainDb: -6 },
      { plays: 'swell', on: 'pad-warm', gainDb: -14 },
    ],
    [
      { plays: 'folk', on: 'ukulele', gainDb: -7 },
      { plays: 'held', on: 'accordion', gainDb: -15 },
    ],
  ],
  figures: [
    [{ plays: 'rolling', on: 'guitar-nylon', gainDb: -8 }],
    [{ plays: 'sparkle', on: 'glockenspiel', gainDb: -12 }],
    [{ plays: 'waves', on: 'guitar-steel', gainDb: -9 }],
    [{ plays: 'dotted', on: 'kalimba', gainDb: -9 }],
  ],
  singers: [
    { on: 'lead-whistle', octave: 4, gainDb: -4, feel: 'lyric' },
    { on: 'piano', octave: 4, gainDb: -2, feel: 'lyric' },
    { on: 'guitar-steel', octave: 4, gainDb: -1, feel: 'bouncy' },
    { on: 'lead-flute', octave: 4, gainDb: -6, feel: 'lyric' },
  ],
  accents: 'soft',
  pump: 0,
  room: { reverbSeconds: 1.3, reverbTone: 0.62, glue: 0.4 },
  names: [
    '갓 구운 빵 | Fresh Bread',
    '마당의 빨래 | Laundry in the Yard',
    '첫차를 타고 | First Bus',
    '초록 지붕 | Green Roof',
    '강둑 자전거 | Riverside Bicycle',
    '도시락 두 개 | Two Lunch Boxes',
    '햇살 드는 부엌 | Sunlit Kitchen',
    '들꽃 한 다발 | Wildflowers',
    '낮은 돌담길 | Low Stone Wall',
    '주말 농장 | Weekend Farm',
    '나무 의자 | Wooden Chair',
    '민들레 홀씨 | Dandelion',
    '이웃집 인사 | Hello Next Door',
    '시골 정류장 | Country Stop',
    '리넨 셔츠 | Linen Shirt',
    '꿀 한 스푼 | Spoonful of Honey',
    '언덕 위의 집 | House on the Hill',
    '오래 걷는 날 | A Day for Walking',
    '감나무 아래 | Under the Persimmon',
    '손 글씨 편지 | Handwritten Letter',
    '맑음 뒤 맑음 | Clear Then Clear',
    '작은 텃밭 | Little Garden',
  ],
}

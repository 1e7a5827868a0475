import type { Film } from '@clipmint/film'

import { enters, filmOf, motion, text } from './parts.ts'

/** Fonts that look written or cut by hand, and the one of equal widths. */
const handwritten = [
  { family: 'Nanum Pen Script', weight: 400 },
  { family: 'Gaegu', weight: 700 },
  { family: 'Nanum Gothic Coding', weight: 700 },
  { family: 'Do Hyeon', weight: 400 },
  { family: 'Bagel Fat One', weight: 400 },
  { family: 'East Sea Dokdo', weight: 400 },
]

const byWord = { by: 'word', staggerMs: 90 } as const

/** Every way of setting and moving words, in Korean and English. */
export const type: Film = filmOf('4:5', [
  {
    ground: '#ffffff',
    layers: [
      text(
        'headline',
        '오늘만 무료 배송, 3 개월 할부까지',
        { x: 80, y: 80, w: 920, h: 300, size: 128 },
        {
          weight: 900,
          motion: enters(motion('slide', { ...byWord, params: { from: 'left', distance: 300, fade: true } })),
        },
      ),
      text(
        'english',
        'Made for real life & 50 % off everything',
        { x: 80, y: 420, w: 920, h: 240, size: 96 },
        {
          align: 'center',
          valign: 'middle',
          weight: 200,
          motion: enters(motion('rise', { by: 'line', staggerMs: 120 })),
        },
      ),
      text(
        'plate',
        '지금 주문하기',
        { x: 80, y: 700, w: 920, h: 130, size: 64 },
        {
          align: 'center',
          color: '#ffffff',
          plate: { paint: '#2b39ff', padX: 0.7, padY: 0.3, radius: 1, per: 'block' },
        },
      ),
      text(
        'lines',
        '줄마다 바탕이 깔리는 두 줄 문장이에요',
        { x: 80, y: 860, w: 620, h: 220, size: 66 },
        {
          weight: 700,
          plate: { paint: '#ffd91a', padX: 0.3, padY: 0.14, radius: 0.1, per: 'line' },
          motion: enters(motion('fade', byWord)),
        },
      ),
      text(
        'vertical',
        '가을빛 니트',
        { x: 760, y: 860, w: 240, h: 440, size: 92 },
        {
          family: 'Nanum Myeongjo',
          vertical: true,
          align: 'right',
          motion: enters(motion('rise', { by: 'syllable', staggerMs: 45 })),
        },
      ),
      text(
        'leaning',
        '뛰자',
        { x: 80, y: 1100, w: 500, h: 200, size: 190 },
        { family: 'Black Han Sans', weight: 400, motion: enters(motion('lean', { easing: 'out-back' })) },
      ),
    ],
  },
  {
    ground: '#05070d',
    transition: { kind: 'push', durationMs: 500, from: 'right', easing: 'in-out-quart' },
    layers: [
      text(
        'glow',
        '빛나는 밤',
        { x: 80, y: 120, w: 920, h: 240, size: 180 },
        { color: '#f4faff', glow: { color: '#36e4ff', blur: 0.35 } },
      ),
      text(
        'jua',
        '동글동글 귀여운 글씨',
        { x: 80, y: 420, w: 920, h: 160, size: 100 },
        {
          family: 'Jua',
          weight: 400,
          color: '#fff0b3',
          motion: {
            enter: [motion('scale', { by: 'word', staggerMs: 100, easing: 'out-back' })],
            idle: [motion('wobble', { params: { degrees: 2, periodMs: 700 } })],
            leave: [motion('fade', { durationMs: 300 })],
          },
        },
      ),
      text(
        'batang',
        '천천히, 그러나 분명하게',
        { x: 80, y: 640, w: 920, h: 120, size: 60 },
        { family: 'Gowun Batang', weight: 400, color: '#d9cdbb', tracking: 0.02 },
      ),
      text(
        'turned',
        '기울어진 글',
        { x: 240, y: 860, w: 600, h: 140, size: 110 },
        { box: { x: 240, y: 860, w: 600, h: 140, rotate: -8 }, align: 'center', color: '#ff4fa3' },
      ),
      text(
        'long',
        '아주아주긴단어하나가상자보다넓을때도넘치지않아요 and a Latinwordthatneverseemstoend',
        { x: 80, y: 1080, w: 920, h: 180, size: 90 },
        { color: '#ffffff' },
      ),
    ],
  },
  {
    ground: '#fdf6e3',
    layers: handwritten.map(({ family, weight }, index) =>
      text(
        `hand-${index}`,
        '볕 좋은 날 Gypsy 2,900원',
        { x: 80, y: 100 + index * 200, w: 920, h: 150, size: 88 },
        { family, weight, color: '#20242c' },
      ),
    ),
  },
])

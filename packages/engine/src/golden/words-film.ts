import type { Film, FilmText } from '@clipmint/film'

import { enters, filmOf, media, motion, text } from './parts.ts'

const bySyllable = { by: 'syllable', staggerMs: 40 } as const

function marked(
  style: NonNullable<FilmText['mark']>['style'],
  part: NonNullable<FilmText['mark']>['part'],
): Partial<FilmText> {
  const mark = {
    style,
    part,
    color: '#ff3e7f',
    width: null,
    delayMs: 60,
    durationMs: 400,
    easing: 'linear',
  } as const
  return { mark }
}

const counted = { delayMs: 60, durationMs: 600, easing: 'out-quart' } as const

/** What words can be: outlined, shaded, marked, counting, sung, rolling, in light, full of a picture. */
export const words: Film = filmOf('4:5', [
  {
    ground: '#fff8e9',
    layers: [
      text(
        'outline',
        '여름 세일',
        { x: 80, y: 60, w: 920, h: 200, size: 170 },
        {
          color: '#ffffff',
          outline: { color: '#ff3e7f', width: 0.07 },
          shadow: { x: 0.05, y: 0.05, blur: 0, color: '#17101a' },
          motion: enters(motion('scale', { ...bySyllable, params: { from: 0.3, fade: true } })),
        },
      ),
      text(
        'gradient',
        '두 줄로 이어지는 그라데이션',
        { x: 80, y: 280, w: 560, h: 240, size: 96 },
        {
          fill: {
            over: 'line',
            paint: {
              type: 'linear',
              angle: 90,
              stops: [
                { at: 0, color: '#d4380d' },
                { at: 1, color: '#5c0f24' },
              ],
            },
          },
        },
      ),
      text(
        'marker',
        '오늘 하루만 드리는 혜택',
        { x: 80, y: 540, w: 560, h: 200, size: 80 },
        marked('marker', 'last-line'),
      ),
      text(
        'underline',
        'Best in town',
        { x: 680, y: 540, w: 360, h: 200, size: 76 },
        marked('underline', 'all'),
      ),
      text(
        'strike',
        '정가 39,000원',
        { x: 80, y: 770, w: 460, h: 100, size: 70 },
        marked('strike', 'number'),
      ),
      text('wavy', '물결 밑줄', { x: 600, y: 770, w: 400, h: 100, size: 70 }, marked('wavy', 'first-word')),
      text('ring', '단 하루 특가', { x: 80, y: 900, w: 460, h: 120, size: 80 }, marked('ring', 'last-word')),
      text(
        'soft',
        '부드러운 그림자',
        { x: 560, y: 900, w: 480, h: 120, size: 70 },
        { shadow: { x: 0, y: 0.06, blur: 0.2, color: 'rgba(0,0,0,0.6)' } },
      ),
      text('count', '₩29,900원부터', { x: 80, y: 1050, w: 920, h: 130, size: 110 }, { count: counted }),
      text(
        'meter',
        '누적 1,234,567명',
        { x: 80, y: 1190, w: 920, h: 120, size: 100 },
        { count: { ...counted, durationMs: 1400 } },
      ),
    ],
  },
  {
    ground: '#10131f',
    layers: [
      text(
        'sung',
        '한 마디씩 따라 불러요',
        { x: 80, y: 60, w: 920, h: 130, size: 100 },
        {
          color: '#ffffff',
          highlight: '#ffe14a',
          motion: enters(
            motion('sing', {
              by: 'word',
              durationMs: 300,
              staggerMs: 300,
              easing: 'linear',
              params: { after: 'stay', swell: 0.06 },
            }),
          ),
        },
      ),
      text(
        'roll',
        '슬롯 ROLL 77',
        { x: 80, y: 220, w: 920, h: 130, size: 100 },
        {
          color: '#36e4ff',
          motion: enters(motion('roll', { ...bySyllable, durationMs: 800, params: { letters: 5 } })),
        },
      ),
      text(
        'flap',
        '서울행 FLAP',
        { x: 80, y: 380, w: 920, h: 130, size: 100 },
        {
          color: '#ffd91a',
          motion: enters(motion('flap', { ...bySyllable, durationMs: 800, params: { letters: 4 } })),
        },
      ),
      text(
        'gather',
        '초점을 맞춰요',
        { x: 80, y: 540, w: 920, h: 130, size: 100 },
        {
          align: 'center',
          color: '#f4faff',
          motion: {
            enter: [motion('gather', { ...bySyllable, params: { spread: 0.4 } })],
            idle: [
              motion('bob', {
                by: 'syllable',
                easing: 'linear',
                params: { amount: 0.06, periodMs: 1600, lag: 0.1 },
              }),
            ],
            leave: [],
          },
        },
      ),
      text(
        'land',
        '쿵쿵 떨어져요',
        { x: 80, y: 720, w: 920, h: 140, size: 100 },
        {
          color: '#ff9db5',
          motion: {
            enter: [
              motion('squash', {
                ...bySyllable,
                easing: 'linear',
                durationMs: 700,
                params: { height: 0.8, amount: 0.28 },
              }),
            ],
            idle: [motion('pulse', { params: { amount: 0.05, periodMs: 600 } })],
            leave: [],
          },
        },
      ),
      text(
        'turned',
        'Flip and unfold',
        { x: 80, y: 880, w: 920, h: 130, size: 90 },
        {
          color: '#ffffff',
          motion: enters(
            motion('flip', { by: 'word', staggerMs: 80, params: { turns: 1 } }),
            motion('unfold', { by: 'line', params: { from: 'top' } }),
          ),
        },
      ),
      text(
        'scattered',
        '흩어졌다 모여요',
        { x: 80, y: 1020, w: 920, h: 120, size: 80 },
        {
          color: '#c9f5e4',
          motion: enters(
            motion('scatter', { ...bySyllable, params: { distance: 200, degrees: 60, seed: 2 } }),
          ),
        },
      ),
      text(
        'button',
        '지금 주문하기',
        { x: 80, y: 1180, w: 920, h: 120, size: 60 },
        {
          color: '#ffffff',
          plate: { paint: '#2b39ff', padX: 0.7, padY: 0.3, radius: 1, per: 'block' },
          shine: {
            color: 'rgba(255,255,255,0.8)',
            delayMs: 50,
            durationMs: 500,
            everyMs: 1000,
            angle: 20,
            width: 0.3,
          },
        },
      ),
    ],
  },
  {
    ground: '#ffffff',
    layers: [
      text(
        'pictured',
        '그림',
        { x: 40, y: 200, w: 1000, h: 560, size: 480 },
        {
          family: 'Black Han Sans',
          weight: 400,
          align: 'center',
          picture: media('inside', { x: 0, y: 160, w: 1080, h: 640 }),
          motion: enters(motion('rise', { ...bySyllable })),
        },
      ),
      text(
        'plain',
        '글자 안에 사진이 보여요',
        { x: 80, y: 860, w: 920, h: 120, size: 70 },
        { align: 'center' },
      ),
    ],
  },
])

/** Letters that the films' own fonts lack: emoji, signs, other scripts; whole in lines and when they move. */
export const letters: Film = filmOf('1:1', [
  {
    ground: '#ffffff',
    layers: [
      text('emoji', '오늘의 커피 ☕️ 반값 🎉', { x: 60, y: 40, w: 960, h: 130, size: 100 }),
      text(
        'groups',
        '가족 👨‍👩‍👧‍👦 환영 👍🏽 🇰🇷 1️⃣',
        { x: 60, y: 190, w: 960, h: 130, size: 90 },
        { family: 'Jua', weight: 400, motion: enters(motion('rise', bySyllable)) },
      ),
      text('signs', '★ ♥ ✓ → ₩ € ♬ ✿ ➜ ☎', { x: 60, y: 340, w: 960, h: 110, size: 80 }),
      text('japanese', '新商品が入荷しました。ぜひご覧ください', { x: 60, y: 470, w: 560, h: 220, size: 76 }),
      text(
        'chinese',
        '简体中文 繁體中文 今日特价',
        { x: 640, y: 470, w: 400, h: 220, size: 66 },
        { weight: 500 },
      ),
      text('thai', 'ลดราคา ร้านกาแฟ', { x: 60, y: 710, w: 560, h: 150, size: 80 }, { tracking: 0 }),
      text(
        'arabic',
        'تخفيضات اليوم',
        { x: 640, y: 710, w: 400, h: 150, size: 80 },
        { tracking: 0, align: 'right' },
      ),
      text(
        'outlined',
        '🎂 생일 축하해요',
        { x: 60, y: 880, w: 960, h: 150, size: 110 },
        {
          color: '#ffffff',
          outline: { color: '#ff3e7f', width: 0.06 },
          motion: enters(motion('scale', { ...bySyllable, params: { from: 0.3, fade: true } })),
        },
      ),
    ],
  },
])

import type { Film } from '@clipmint/film'

import { enters, filmOf, media, motion, text } from './parts.ts'

const swings = enters(
  motion('swing', { durationMs: 900, easing: 'linear', params: { degrees: 9, swings: 2, fall: 500 } }),
)

/** Every frame, veil and edge of a picture, and the changes of scene the other films leave out. */
export const pictures: Film = filmOf('1:1', [
  {
    ground: '#ffffff',
    layers: [
      media(
        'full',
        { x: 0, y: 0, w: 1080, h: 1080 },
        {
          role: 'background',
          veil: [
            {
              paint: {
                type: 'linear',
                angle: 90,
                stops: [
                  { at: 0.4, color: 'rgba(0,0,0,0)' },
                  { at: 1, color: 'rgba(0,0,0,0.7)' },
                ],
              },
              blend: 'normal',
            },
          ],
        },
      ),
      media(
        'card',
        { x: 80, y: 120, w: 400, h: 520 },
        {
          frame: { form: 'rect', radius: 40 },
          shadow: { x: 0, y: 24, blur: 60, color: 'rgba(0,0,0,0.4)' },
          border: { width: 14, color: '#ffffff' },
        },
      ),
      media(
        'round',
        { x: 560, y: 120, w: 420, h: 420 },
        {
          role: 'use',
          frame: { form: 'ellipse' },
          inner: { pushIn: 0, driftX: 0, driftY: 0 },
          border: { width: 16, color: '#ff5326' },
          motion: enters(motion('drop')),
        },
      ),
    ],
  },
  {
    ground: '#9be3ff',
    transition: {
      kind: 'block',
      durationMs: 500,
      angle: 20,
      tint: 'primary',
      color: '#ff3e7f',
      easing: 'in-out-cubic',
    },
    layers: [
      media(
        'tag',
        { x: 120, y: 160, w: 380, h: 560 },
        {
          role: 'detail',
          frame: { form: 'tag', radius: 28 },
          border: { width: 12, color: '#fff8e9' },
          shadow: { x: 12, y: 12, blur: 0, color: '#17101a' },
          motion: swings,
        },
      ),
      media(
        'kite',
        { x: 580, y: 180, w: 400, h: 460 },
        {
          frame: {
            form: 'polygon',
            points: [
              [0.1, 0],
              [1, 0.1],
              [0.9, 1],
              [0, 0.85],
            ],
          },
          veil: [{ paint: '#ff5326', blend: 'multiply' }],
          motion: enters(motion('fade', { durationMs: 1200 })),
        },
      ),
    ],
  },
  {
    ground: '#ddd6ff',
    transition: { kind: 'zoom', durationMs: 500, easing: 'in-out-quart' },
    layers: [
      media(
        'plain',
        { x: 140, y: 140, w: 800, h: 800 },
        { role: 'use', inner: { pushIn: -0.1, driftX: 40, driftY: -30 } },
      ),
    ],
  },
  {
    ground: '#ffffff',
    transition: { kind: 'flash', durationMs: 300, tint: 'paper', color: '#ffffff' },
    layers: [
      media(
        'last',
        { x: 240, y: 60, w: 600, h: 960 },
        {
          motion: {
            enter: [motion('reveal', { params: { from: 'bottom' } })],
            idle: [motion('push-in', { easing: 'linear', params: { amount: 0.05 } })],
            leave: [],
          },
        },
      ),
    ],
  },
  {
    ground: '#123b2b',
    transition: { kind: 'fade', durationMs: 400 },
    layers: [
      text(
        'end',
        '고마워요',
        { x: 80, y: 400, w: 920, h: 280, size: 200 },
        { align: 'center', color: '#fffdf8' },
      ),
    ],
  },
])

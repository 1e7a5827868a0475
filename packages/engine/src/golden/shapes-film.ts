import { type Film, serviceMark } from '@clipmint/film'

import { enters, filmOf, motion, shape } from './parts.ts'

const neon = { color: '#36e4ff', width: 6, dash: [] }

const drawn = filmOf('9:16', [
  {
    ground: {
      type: 'linear',
      angle: 60,
      stops: [
        { at: 0, color: '#fff0b3' },
        { at: 1, color: '#9be3ff' },
      ],
    },
    layers: [
      shape(
        'rays',
        { form: 'rays', count: 16 },
        { x: 0, y: 0, w: 1080, h: 900 },
        { fill: 'rgba(255,62,127,0.5)' },
      ),
      shape(
        'rect',
        { form: 'rect', radius: 36 },
        { x: 80, y: 80, w: 300, h: 200, rotate: 8 },
        { shadow: { x: 14, y: 14, blur: 0, color: '#17101a' } },
      ),
      shape(
        'ellipse',
        { form: 'ellipse' },
        { x: 430, y: 80, w: 240, h: 200 },
        {
          fill: {
            type: 'radial',
            angle: 0,
            stops: [
              { at: 0, color: '#ffffff' },
              { at: 1, color: '#2b39ff' },
            ],
          },
          shadow: { x: 0, y: 20, blur: 40, color: 'rgba(0,0,0,0.5)' },
        },
      ),
      shape(
        'polygon',
        {
          form: 'polygon',
          points: [
            [0, 0.2],
            [1, 0],
            [0.8, 1],
            [0.1, 0.9],
          ],
        },
        { x: 720, y: 80, w: 280, h: 200 },
        { stroke: { color: '#17101a', width: 7, dash: [] } },
      ),
      shape(
        'path',
        { form: 'path', d: 'M10 90 C20 10 40 10 50 50 S80 90 90 10 A 8 8 0 0 1 98 20 Z' },
        { x: 80, y: 340, w: 300, h: 240 },
        { fill: '#00a38d', stroke: { color: '#17101a', width: 5, dash: [] } },
      ),
      shape(
        'line',
        { form: 'line', from: [0, 0.5], to: [1, 0.5] },
        { x: 430, y: 400, w: 560, h: 10 },
        { stroke: { color: '#17101a', width: 6, dash: [24, 14] } },
      ),
      shape(
        'burst',
        { form: 'burst', spikes: 18, depth: 0.18 },
        { x: 560, y: 430, w: 420, h: 420 },
        {
          fill: '#ffe14a',
          stroke: { color: '#17101a', width: 7, dash: [] },
          motion: enters(motion('scale', { easing: 'out-back', params: { from: 0, fade: false } })),
        },
      ),
      shape(
        'dots',
        { form: 'dots', step: 42, size: 30, fade: 'right' },
        { x: 0, y: 900, w: 1080, h: 240 },
        { fill: '#ff3e7f' },
      ),
      shape(
        'zigzag',
        { form: 'zigzag', step: 60, rows: 3 },
        { x: 60, y: 1180, w: 960, h: 120 },
        { fill: '#123b2b' },
      ),
      shape(
        'stripes',
        { form: 'stripes', step: 48, angle: -35 },
        { x: 60, y: 1330, w: 460, h: 240 },
        { fill: '#2b39ff' },
      ),
      shape(
        'speed',
        { form: 'speed-lines', count: 5 },
        { x: 560, y: 1330, w: 460, h: 240 },
        {
          fill: '#0a0a12',
          motion: enters(motion('slide', { params: { from: 'left', distance: 200, fade: true } })),
        },
      ),
      shape('grain', { form: 'grain', amount: 0.12 }, { x: 0, y: 0, w: 1080, h: 1920 }, { fill: null }),
    ],
  },
  {
    ground: '#05070d',
    transition: { kind: 'wipe', durationMs: 400, angle: 30, easing: 'in-out-quart' },
    layers: [
      shape(
        'blade',
        { form: 'blade', angle: 18, width: 150 },
        { x: 0, y: 0, w: 1080, h: 1920 },
        { fill: '#36e4ff', blend: 'screen' },
      ),
      shape(
        'neon',
        { form: 'rect', radius: 40 },
        { x: 140, y: 300, w: 800, h: 500 },
        {
          fill: null,
          stroke: neon,
          glow: { color: '#36e4ff', blur: 34 },
          motion: enters(motion('trace', { durationMs: 700 })),
        },
      ),
      shape(
        'curve',
        { form: 'path', d: 'M0 60 Q25 0 50 60 T100 60' },
        { x: 140, y: 900, w: 800, h: 300 },
        {
          fill: null,
          stroke: { color: '#ff4fa3', width: 8, dash: [30, 20] },
          motion: enters(motion('trace', { durationMs: 1400 })),
        },
      ),
      shape(
        'lamp',
        { form: 'ellipse' },
        { x: 390, y: 1300, w: 300, h: 300 },
        { fill: '#f4faff', glow: { color: '#ff4fa3', blur: 60 } },
      ),
      shape(
        'curtain',
        { form: 'rect', radius: 0 },
        { x: 100, y: 1650, w: 880, h: 120 },
        { motion: enters(motion('reveal', { durationMs: 1200, params: { from: 'center' } })) },
      ),
    ],
  },
])

/** Every form of shape, with every way of filling, stroking and lighting it, and the service's mark over all. */
export const shapes: Film = {
  ...drawn,
  fonts: [{ family: 'Pretendard', weight: 700 }],
  watermark: serviceMark('9:16', null),
}

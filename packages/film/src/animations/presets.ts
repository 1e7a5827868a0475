import type { Easing } from '../easing.ts'
import type { AnimationId } from './index.ts'

type Step = {
  animation: AnimationId
  by?: 'layer' | 'line' | 'word' | 'syllable'
  delayMs?: number
  durationMs?: number
  staggerMs?: number
  easing?: Easing
  params?: Record<string, unknown>
}

/** Movements under one name: how a text comes, and what it does while it stays. */
export type MotionPreset = { enter: readonly Step[]; idle?: readonly Step[] }

const popped = { animation: 'scale', easing: 'out-back', params: { from: 0.3 } } as const

/** Every preset a layer's motion can name. To add one: a line here. Times are at speed 1. */
export const presets = {
  'pop-by-word': { enter: [{ ...popped, by: 'word', durationMs: 420, staggerMs: 90 }] },
  'pop-by-syllable': { enter: [{ ...popped, by: 'syllable', durationMs: 360, staggerMs: 42 }] },
  'type-by-syllable': { enter: [{ animation: 'fade', by: 'syllable', durationMs: 0, staggerMs: 58 }] },
  'rise-by-line': {
    enter: [{ animation: 'rise', by: 'line', durationMs: 720, staggerMs: 110, easing: 'out-quart' }],
  },
  'rise-by-word': {
    enter: [{ animation: 'rise', by: 'word', durationMs: 640, staggerMs: 80, easing: 'out-quart' }],
  },
  'rise-by-syllable': {
    enter: [{ animation: 'rise', by: 'syllable', durationMs: 560, staggerMs: 34, easing: 'out-quart' }],
  },
  'slide-by-word': {
    enter: [
      {
        animation: 'slide',
        by: 'word',
        durationMs: 480,
        staggerMs: 75,
        params: { from: 'left', distance: 240 },
      },
    ],
  },
  /** Letters come up one after another and go on rolling. */
  wave: {
    enter: [
      {
        animation: 'slide',
        by: 'syllable',
        durationMs: 520,
        staggerMs: 45,
        easing: 'out-back',
        params: { from: 'bottom', distance: 110 },
      },
    ],
    idle: [{ animation: 'bob', by: 'syllable', easing: 'linear', params: { amount: 0.05 } }],
  },
  /** Letters fall, hit the line and spring. */
  bounce: {
    enter: [{ animation: 'squash', by: 'syllable', durationMs: 760, staggerMs: 55, easing: 'linear' }],
  },
  /** Wide-set letters draw together: a lens finding its focus, without any blur. */
  focus: {
    enter: [
      { animation: 'gather', by: 'syllable', durationMs: 900, easing: 'out-quart', params: { spread: 0.42 } },
    ],
  },
  /** Slams down word by word. */
  stamp: {
    enter: [
      {
        animation: 'scale',
        by: 'word',
        durationMs: 200,
        staggerMs: 130,
        easing: 'in-quad',
        params: { from: 1.7 },
      },
    ],
  },
  'slot-roll': {
    enter: [
      {
        animation: 'roll',
        by: 'syllable',
        durationMs: 900,
        staggerMs: 60,
        easing: 'out-quart',
        params: { letters: 5 },
      },
    ],
  },
  'split-flap': {
    enter: [
      {
        animation: 'flap',
        by: 'syllable',
        durationMs: 620,
        staggerMs: 55,
        easing: 'out-quad',
        params: { letters: 5 },
      },
    ],
  },
  /** Words take on the highlight colour one after another and keep it. */
  karaoke: {
    enter: [
      { animation: 'sing', by: 'word', delayMs: 300, durationMs: 340, staggerMs: 340, easing: 'linear' },
    ],
  },
  /** One word at a time has the highlight colour and stands out a little. */
  spotlight: {
    enter: [
      {
        animation: 'sing',
        by: 'word',
        delayMs: 200,
        durationMs: 420,
        staggerMs: 380,
        easing: 'linear',
        params: { after: 'pass', swell: 0.08 },
      },
    ],
  },
  'scatter-in': {
    enter: [{ animation: 'scatter', by: 'syllable', durationMs: 760, staggerMs: 22, easing: 'out-expo' }],
  },
  'flip-by-word': {
    enter: [{ animation: 'flip', by: 'word', durationMs: 520, staggerMs: 90, easing: 'out-back' }],
  },
  'unfold-by-line': {
    enter: [{ animation: 'unfold', by: 'line', durationMs: 480, staggerMs: 120, easing: 'out-back' }],
  },
  'swing-by-word': {
    enter: [
      {
        animation: 'swing',
        by: 'word',
        durationMs: 900,
        staggerMs: 90,
        easing: 'linear',
        params: { degrees: 14, fall: 90 },
      },
      { animation: 'fade', by: 'word', durationMs: 120, staggerMs: 90, easing: 'out-quad' },
    ],
  },
} as const satisfies Record<string, MotionPreset>

export type PresetName = keyof typeof presets
export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]]

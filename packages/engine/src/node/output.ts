import type { Film } from '@clipmint/film'

import { type VideoSettings, videoSettings } from './encode/encoder.ts'

/** What file is made of a film. */
export type FilmOutput = {
  /** Pixels of the file to one of the film. */
  scale: number
  fps: number
  /** The part of the film that is shown, in milliseconds; all of it when null. */
  span: { fromMs: number; toMs: number } | null
  hasSound: boolean
  /** Clips are decoded as quickly as they can be, with less of them than there is. */
  hasty: boolean
  video: VideoSettings
}

/** The file that the product promises its owners. */
export const fullOutput: FilmOutput = {
  scale: 1,
  fps: 30,
  span: null,
  hasSound: true,
  hasty: false,
  video: videoSettings,
}

/**
 * The same with half the width, height and frames a second, as quick as it can be and still look right: to be looked at,
 * not to be published.
 */
export const draftOutput: FilmOutput = {
  ...fullOutput,
  scale: 0.5,
  fps: 15,
  hasty: true,
  video: {
    ...videoSettings,
    preset: 'superfast',
    crf: 24,
    maxBitsPerSecond: 2_500_000,
    bufferBits: 3_750_000,
    keyFrameEvery: 30,
  },
}

/**
 * A small silent file of a part of a film, to go round and round on a card: 360 pixels wide, 480 when it lies on its
 * side. A card is looked at often and made once, so its encoder takes its time.
 */
export function loopOutput(film: Film, span: NonNullable<FilmOutput['span']>): FilmOutput {
  return {
    scale: film.width > film.height ? 480 / film.width : 360 / film.width,
    fps: 30,
    span,
    hasSound: false,
    hasty: false,
    video: {
      ...videoSettings,
      preset: 'slow',
      crf: 26,
      maxBitsPerSecond: 400_000,
      bufferBits: 800_000,
      keyFrameEvery: 150,
      lookahead: 30,
      pyramid: true,
    },
  }
}

/** The pixels of the file; with even sides where it is not the film's own size, as H.264 wants them. */
export function outputSize(film: Film, { scale }: FilmOutput): { width: number; height: number } {
  const { width, height } = film
  if (scale === 1) return { width, height }
  return { width: even(width * scale), height: even(height * scale) }
}

/** The moments of the film that the file's frames show, in order, in milliseconds. */
export function outputMoments(film: Film, { span, fps }: FilmOutput): number[] {
  const { fromMs, toMs } = span ?? { fromMs: 0, toMs: film.durationMs }
  const count = Math.round(((toMs - fromMs) * fps) / 1000)
  return Array.from({ length: count }, (_, index) => fromMs + (index * 1000) / fps)
}

function even(pixels: number): number {
  return 2 * Math.floor(pixels / 2 + 1e-6)
}

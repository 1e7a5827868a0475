import { setImmediate as nextTurn } from 'node:timers/promises'

import { createCanvas } from '@napi-rs/canvas'

import type { Stereo } from '../../mix/index.ts'
import { videoSettings } from '../encode/encoder.ts'
import { openNodeAvEncoder } from '../encode/node-av.ts'
import { PixelFrame } from '../pixels/pixel-frame.ts'
import { paintStillLife } from './photo.ts'

/** Draws and encodes a moving still life with a soft tone, the same for the same seed, and writes it as an MP4. */
export async function makeClip(
  path: string,
  { width, height, seconds, seed }: { width: number; height: number; seconds: number; seed: number },
): Promise<void> {
  const fps = 30
  const sound = Promise.resolve(tone(seconds))
  const encoder = await openNodeAvEncoder({ out: path, width, height, fps, sound, video: videoSettings })
  const canvas = createCanvas(width, height)
  const pixels = new PixelFrame({ width, height })
  const context = canvas.getContext('2d', { alpha: false })
  for (let frame = 0; frame < seconds * fps; frame += 1) {
    paintStillLife(context, { width, height, seed, turn: frame / (fps * 12) })
    await encoder.write(pixels.planesOf(canvas.data()))
    await nextTurn()
  }
  await encoder.finish()
}

function tone(seconds: number): Stereo {
  const sampleRate = 48_000
  const left = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
    const beat = (at % (sampleRate / 2)) / (sampleRate / 2)
    return 0.3 * Math.sin((at * 2 * Math.PI * 330) / sampleRate) * (1 - beat)
  })
  return { sampleRate, left, right: left.slice() }
}

import { join } from 'node:path'

import type { MediaFile } from '@clipmint/film'
import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_SMPTE170M,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_SMPTE170M,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE170M,
} from 'node-av/constants'

import { describeMedia } from '../describe.ts'
import { makeFilmedClip } from './filmed-clip.ts'
import { makePhoto } from './photo.ts'

/** Makes the photographs and clips that films made by chance show: upright and turned, odd sizes, old and new colours. */
export async function makeRandomMedia(folder: string): Promise<MediaFile[]> {
  const timesMs = Array.from({ length: 20 }, (_, frame) => (frame * 1000) / 24)
  const path = (name: string) => join(folder, name)
  await makePhoto(path('tall.jpg'), { width: 901, height: 1407, seed: 11 })
  await makePhoto(path('small.jpg'), { width: 333, height: 217, seed: 12 })
  const base = { codec: 'libx264', range: AVCOL_RANGE_MPEG, timesMs } as const
  await makeFilmedClip(path('turned.mp4'), {
    ...base,
    width: 640,
    height: 360,
    format: AV_PIX_FMT_YUV420P,
    space: AVCOL_SPC_SMPTE170M,
    primaries: AVCOL_PRI_SMPTE170M,
    transfer: AVCOL_TRC_SMPTE170M,
    turn: 90,
    pixel: { num: 4, den: 3 },
    shows: { seed: 13 },
  })
  await makeFilmedClip(path('bright.mp4'), {
    ...base,
    codec: 'libx265',
    width: 480,
    height: 270,
    format: AV_PIX_FMT_YUV420P10LE,
    space: AVCOL_SPC_BT2020_NCL,
    primaries: AVCOL_PRI_BT2020,
    transfer: AVCOL_TRC_ARIB_STD_B67,
    shows: { seed: 14 },
  })
  const names = ['tall.jpg', 'small.jpg', 'turned.mp4', 'bright.mp4']
  return Promise.all(names.map((name) => describeMedia(path(name))))
}

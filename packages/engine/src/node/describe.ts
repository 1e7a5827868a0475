import { basename } from 'node:path'

import type { MediaFile } from '@clipmint/film'

import { ClipReader } from './clip.ts'
import { loadPhoto } from './photo.ts'
import { probeVideo } from './probe.ts'

const clipNames = /\.(mp4|mov|m4v|webm|mkv|avi|mpe?g|ts|3gp)$/i

/** What composing needs to know of a picture or clip, read from the file itself; its path is its id. Throws when broken. */
export async function describeMedia(path: string): Promise<MediaFile> {
  const focal = { x: 0.5, y: 0.5 }
  if (!clipNames.test(basename(path))) {
    const photo = await loadPhoto(path)
    const { width, height } = photo
    photo.release()
    return { id: path, kind: 'image', width, height, durationMs: null, focal, hasSound: false }
  }
  const { durationMs, sound } = await probeVideo(path)
  const clip = await ClipReader.open(path)
  try {
    await clip.seek(0)
    const first = clip.find()
    if (!first) throw new Error(`${path} holds no picture.`)
    const { width, height } = first
    return { id: path, kind: 'video', width, height, durationMs, focal, hasSound: sound !== null }
  } finally {
    await clip.close()
  }
}

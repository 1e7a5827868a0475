import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { MediaFile } from '@clipmint/film'

import { describeMedia } from '../../node/describe.ts'
import { makeClip } from '../../node/made/clip.ts'
import { makePhoto } from '../../node/made/photo.ts'

const photos = { 'photo-0': 11, 'photo-1': 12, 'photo-2': 13 } as const
/** As phones film: one upright, one on its side, both 1080p. */
const clips = {
  'clip-0': { width: 1080, height: 1920, seed: 21 },
  'clip-1': { width: 1920, height: 1080, seed: 22 },
} as const

const photoPath = (folder: string, name: string) => join(folder, `${name}.jpg`)
const clipPath = (folder: string, name: string) => join(folder, `${name}.mp4`)

/** Draws and encodes the photographs and clips of the reference films, and writes down what they are. */
export async function makeBenchMedia(folder: string): Promise<void> {
  for (const [name, seed] of Object.entries(photos)) {
    await makePhoto(photoPath(folder, name), { width: 2400, height: 3200, seed })
  }
  for (const [name, clip] of Object.entries(clips)) {
    await makeClip(clipPath(folder, name), { ...clip, seconds: 4 })
  }
  await writeFile(join(folder, 'media.json'), JSON.stringify(await describeBenchMedia(folder)))
}

/** What was made, by name. */
export async function readBenchMedia(folder: string): Promise<Record<string, MediaFile>> {
  return JSON.parse(await readFile(join(folder, 'media.json'), 'utf8'))
}

async function describeBenchMedia(folder: string): Promise<Record<string, MediaFile>> {
  const paths = [
    ...Object.keys(photos).map((name) => [name, photoPath(folder, name)] as const),
    ...Object.keys(clips).map((name) => [name, clipPath(folder, name)] as const),
  ]
  return Object.fromEntries(
    await Promise.all(paths.map(async ([name, path]) => [name, await describeMedia(path)] as const)),
  )
}

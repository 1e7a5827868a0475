import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import type { MediaFile } from '@clipmint/film'

import { describeMedia } from '../node/describe.ts'
import { CommandError } from './command.ts'

const pictureNames = /\.(jpe?g|png|webp|avif|gif|mp4|mov|webm)$/i

/** The pictures and clips that a person named, each a file or a folder of them. Throws CommandError. */
export async function readPhotos(names: readonly string[], folder: string): Promise<MediaFile[]> {
  const paths: string[] = []
  for (const name of names) {
    const path = resolve(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found) throw new CommandError(`--photos: there is nothing at ${path}.`)
    if (!found.isDirectory()) paths.push(path)
    else
      paths.push(
        ...(await readdir(path)).filter((file) => pictureNames.test(file)).map((file) => join(path, file)),
      )
  }
  return Promise.all(paths.toSorted().map(describeMedia))
}

import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { musicMoods, MusicLicence } from '@clipmint/contract'
import { type FileTrack, findTrack } from '@clipmint/music'
import { z } from 'zod'

const musicFolder = fileURLToPath(new URL('../../../../../content/music/', import.meta.url))
const Words = z.strictObject({ ko: z.string().min(1).max(60), en: z.string().min(1).max(60) })

/** What an operator writes beside a recording, in `content/music/<id>/track.json`. */
const Recording = z.strictObject({
  title: Words,
  moods: z.array(z.enum(musicMoods)).min(1).max(3),
  bpm: z.number().min(40).max(220),
  energy: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  key: z
    .strictObject({
      tonic: z.enum(['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']),
      scale: z.enum(['major', 'minor']),
    })
    .nullable(),
  durationMs: z.number().int().min(3_000).max(3_600_000),
  firstBeatMs: z.number().min(0).max(60_000),
  /** The recording's name beside this file: AAC in MP4, which every browser and the renderer read. */
  file: z.string().regex(/^[^/\\]+\.m4a$/),
  licence: MusicLicence.extend({ kind: z.literal('licensed') }),
})

/** A recording with its licence, and where its file lies on this machine. */
export type Licensed = { track: FileTrack; licence: MusicLicence; path: string; contentType: string }

/**
 * The recordings that an operator brought, from a folder with one folder each; none when there is no such folder. Throws
 * with the file's name and the field at fault, so that a record that is not whole stops the start and not a video.
 */
export async function readRecordings(folder: string): Promise<Licensed[]> {
  const found = await readdir(folder, { withFileTypes: true }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw cause
  })
  const ids = found.filter((item) => item.isDirectory()).map((item) => item.name)
  return Promise.all(ids.sort().map((id) => readRecording(join(folder, id), id)))
}

async function readRecording(folder: string, id: string): Promise<Licensed> {
  const record = join(folder, 'track.json')
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Error(`${record}: the folder's name is its id and must be in small letters with dashes.`)
  if (findTrack(id)) throw new Error(`${record}: a track of the house is already called ${id}.`)
  const parsed = Recording.safeParse(await readJson(record))
  if (!parsed.success) throw new Error(`${record} is not as it must be.\n${z.prettifyError(parsed.error)}`)
  const { file, licence, ...facts } = parsed.data
  const path = join(folder, file)
  await access(path).catch((cause: unknown) => {
    throw new Error(`${record}: file: there is no ${file} beside it.`, { cause })
  })
  return {
    track: { ...facts, id, source: 'file', url: null },
    licence,
    path,
    contentType: 'audio/mp4',
  }
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause })
  }
}

/** The recordings that ship with this installation, read once when the server starts. */
export const recordings: readonly Licensed[] = await readRecordings(musicFolder)

import { createReadStream } from 'node:fs'

import { musicPlatforms } from '@clipmint/contract'
import { dayInSeoul } from '@clipmint/kit'
import { admitFiles, listTracks, loopOf, styleSheets } from '@clipmint/music'

import type { Context } from '../../context.ts'
import { fileLink } from '../../file-link.ts'
import { moodWords } from './mood-words.ts'
import { type Licensed, recordings } from './recordings.ts'
import { type Entry, filterMusic, type MusicFilter, mayUse, ownLicence, toEntry } from './rules.ts'

const mostBytes = 100 * 1024 ** 2

admitFiles(recordings.map(({ track }) => track))

/** Everything that can be chosen: the house's tracks, then an operator's recordings. */
const entries: readonly Entry[] = [
  ...listTracks().map((track) =>
    toEntry(track, {
      style: styleSheets.find(({ id }) => id === track.genre) ?? null,
      licence: ownLicence,
      moodWords: track.moods.flatMap((mood) => moodWords[mood]),
    }),
  ),
  ...recordings.map(({ track, licence }) =>
    toEntry(track, { style: null, licence, moodWords: track.moods.flatMap((mood) => moodWords[mood]) }),
  ),
]

/** The tracks that answer a query, on the day it is in Seoul. */
export function listMusic({ now }: Pick<Context, 'now'>, filter: MusicFilter): Entry[] {
  return filterMusic(entries, filter, dayInSeoul(now()))
}

/** Whether there is a platform that a track may not go to today. */
export function isLimited({ now }: Pick<Context, 'now'>, trackId: string | null): boolean {
  const licence = entries.find(({ track }) => track.id === trackId)?.licence
  if (!licence) return false
  return musicPlatforms.some((platform) => !mayUse(licence, platform, dayInSeoul(now())))
}

/** Whether there is such a track now. */
export function knowsMusic(id: string): boolean {
  return entries.some(({ track }) => track.id === id)
}

/** Where a browser reads a recording; null for a track that is composed. */
export async function recordingUrl({ files }: Pick<Context, 'files'>, id: string): Promise<string | null> {
  const recording = recordings.find(({ track }) => track.id === id)
  if (!recording) return null
  return fileLink({ files }, await keepRecording({ files }, recording))
}

/**
 * The file of a recording on this machine, under the id by which a film's music names it, with the part of it that goes
 * round as a media fragment; nothing for other music.
 */
export function recordingFile(id: string | null): Record<string, string> {
  const recording = recordings.find(({ track }) => track.id === id)
  if (!recording) return {}
  const { fromMs, toMs } = loopOf(recording.track)
  return { [recording.track.id]: `${recording.path}#t=${fromMs / 1000},${toMs / 1000}` }
}

const kept = new Set<string>()

/** Puts a recording where links can point to, once for each process. */
async function keepRecording({ files }: Pick<Context, 'files'>, recording: Licensed): Promise<string> {
  const key = `music/${recording.track.id}`
  if (kept.has(key)) return key
  await files.put(key, createReadStream(recording.path), {
    contentType: recording.contentType,
    maxBytes: mostBytes,
  })
  kept.add(key)
  return key
}

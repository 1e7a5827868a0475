import { expand } from './catalogue/expand.ts'
import { styleSheets } from './catalogue/styles/index.ts'
import type { FileTrack } from './file-track.ts'
import type { Track } from './track.ts'
import { handwritten } from './tracks/index.ts'

/** Every track of the house, in the order a list shows them: those written by hand first, then style by style. */
export const tracks: readonly Track[] = [...handwritten, ...styleSheets.flatMap(expand)]

const composed = new Map(tracks.map((track) => [track.id, track]))
const files = new Map<string, FileTrack>()

/** The composed track with this id, or null. */
export function findTrack(id: string): Track | null {
  return composed.get(id) ?? null
}

/** Makes an operator's recordings known beside the house's tracks; one with a known id takes its place. */
export function admitFiles(recordings: readonly FileTrack[]): void {
  for (const recording of recordings) files.set(recording.id, recording)
}

/** The operator's recording with this id, or null. */
export function findFileTrack(id: string): FileTrack | null {
  return files.get(id) ?? null
}

/** What is known of any music by its id, composed or recorded: name, moods, tempo. */
export function findMusic(id: string): Track | FileTrack | null {
  return findTrack(id) ?? findFileTrack(id)
}

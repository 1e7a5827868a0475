import { expand, idsIn } from './catalogue/expand.ts'
import type { StyleSheet } from './catalogue/sheet.ts'
import { styleSheets } from './catalogue/styles/index.ts'
import { type FileTrack, loopOf } from './file-track.ts'
import type { OwnMusic } from './own-music.ts'
import type { Track } from './track.ts'
import { handwritten } from './tracks/index.ts'

const written = new Map(handwritten.map((track) => [track.id, track]))
const styleOf = new Map(styleSheets.flatMap((sheet) => idsIn(sheet).map((id) => [id, sheet] as const)))
const made = new Map<StyleSheet, readonly Track[]>()
const files = new Map<string, FileTrack>()
const own = new Map<string, OwnMusic>()

/** Every track of the house, in the order a list shows them: those written by hand first, then style by style. */
export function listTracks(): readonly Track[] {
  return [...handwritten, ...styleSheets.flatMap(tracksIn)]
}

/** The composed track with this id, or null. */
export function findTrack(id: string): Track | null {
  const sheet = styleOf.get(id)
  return written.get(id) ?? (sheet && tracksIn(sheet).find((track) => track.id === id)) ?? null
}

/** A style's tracks are made when the first of them is asked for: who plays one needs no other style's. */
function tracksIn(sheet: StyleSheet): readonly Track[] {
  const tracks = made.get(sheet) ?? expand(sheet)
  made.set(sheet, tracks)
  return tracks
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

/** Makes an owner's own music known, or where it can be read by now. */
export function admitOwnMusic(list: readonly OwnMusic[]): void {
  for (const music of list) own.set(music.id, music)
}

/** The owner's own music with this id, or null. */
export function findOwnMusic(id: string): OwnMusic | null {
  return own.get(id) ?? null
}

/** What is not composed but played from a file: where a browser reads it, and what of it goes round; else null. */
export function findRecording(
  id: string,
): { url: string | null; loop: { fromMs: number; toMs: number } } | null {
  const file = findFileTrack(id)
  if (file) return { url: file.url, loop: loopOf(file) }
  const music = findOwnMusic(id)
  return music && { url: music.url, loop: { fromMs: 0, toMs: music.durationMs } }
}

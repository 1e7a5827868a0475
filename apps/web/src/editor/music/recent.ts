import { Words } from '../../app/kept-words.ts'
import { kept } from '../../app/kept.ts'

const most = 10

const tracks = kept('clipmint.editor.music', Words, [])

/** The last ten tracks that were used on this device, the latest first. */
export function readRecent(): readonly string[] {
  return tracks.read().slice(0, most)
}

/** Notes that a track is used now. */
export function noteRecent(id: string): void {
  tracks.write([id, ...readRecent().filter((other) => other !== id)].slice(0, most))
}

/** A file that a task made: where it lies, and how it is to be kept. */
export type MadeFile = { path: string; ending: string; contentType: string }

/** What is known of a taken file. Sizes are of the upright picture; the focal point in shares of it. */
export type MediaFacts = {
  type: 'image' | 'video' | 'audio'
  width: number
  height: number
  durationMs: number | null
  hasSound: boolean
  focal: { x: number; y: number }
}

export type InspectedFile = {
  facts: MediaFacts
  outputs: { file: MadeFile; preview: MadeFile | null; poster: MadeFile; thumbnail: MadeFile }
}

/** Work on a file that nobody trusts yet, done by a process that can be killed. Paths are absolute. */
export type MediaTask =
  | { kind: 'image'; path: string; folder: string; heic: boolean; most: { bytes: number } }
  | { kind: 'video'; path: string; folder: string; container: 'mov' | 'matroska' }
  | {
      kind: 'audio'
      path: string
      folder: string
      container: 'mp3' | 'mov' | 'wav'
      most: { seconds: number }
    }
  | { kind: 'proxy'; path: string; folder: string; container: 'mov' | 'matroska' }

/** `made`: the proxy's file. */
export type MediaResult = { kind: 'inspected'; inspected: InspectedFile } | { kind: 'made'; file: MadeFile }

/** `refused`: the file is not what we take (or too large in pixels or seconds). */
export type MediaAnswer = MediaResult | { kind: 'refused'; why: string }

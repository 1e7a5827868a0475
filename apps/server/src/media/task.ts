import type { CutoutStroke } from '@clipmint/contract'

import type { CutFault } from './cutout/judge.ts'
import type { Look } from './look/look.ts'
import type { UploadRefusal } from './refused.ts'

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
  /** Null for what can only be heard. */
  look: Look | null
}

export type InspectedFile = {
  facts: MediaFacts
  outputs: { file: MadeFile; preview: MadeFile | null; poster: MadeFile; thumbnail: MadeFile }
}

/** What came of cutting out: the cut-out, a picture that came cut out already, or what speaks against the cut. */
export type CutMade =
  | { as: 'made'; file: MadeFile }
  | { as: 'see-through' }
  | {
      as: 'refused'
      fault: CutFault
      /** The cut as it is, to begin from by hand; null where it found nothing. */ guess: MadeFile | null
    }

/** Work on a file that nobody trusts yet, done by a process that can be killed. Paths are absolute. */
export type MediaTask =
  | {
      kind: 'image'
      path: string
      folder: string
      decoder: 'plain' | 'heic' | 'svg'
      most: { bytes: number }
    }
  | { kind: 'video'; path: string; folder: string; container: 'mov' | 'matroska' }
  | {
      kind: 'audio'
      path: string
      folder: string
      container: 'mp3' | 'mov' | 'wav'
      most: { seconds: number }
    }
  | { kind: 'proxy'; path: string; folder: string; container: 'mov' | 'matroska' }
  | { kind: 'look'; path: string }
  /** `mask`: a picture of where a model sees the thing, in place of looking for it. */
  | { kind: 'cutout'; path: string; folder: string; mask: string | null }
  | { kind: 'touch'; path: string; cut: string; folder: string; strokes: readonly CutoutStroke[] }

/** `made`: the file of a proxy or a touched cut-out; `cut`: what came of cutting out; `looked`: what a picture that is kept already looks like. */
export type MediaResult =
  | { kind: 'inspected'; inspected: InspectedFile }
  | { kind: 'made'; file: MadeFile }
  | { kind: 'looked'; look: Look }
  | { kind: 'cut'; cut: CutMade }
  | { kind: 'refused'; refusal: UploadRefusal; why: string }

/** `refused`: the file is not what we take; also when it crashed or hung what looked at it. */
export type MediaAnswer = MediaResult

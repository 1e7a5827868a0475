import type { Brand, MediaFile, Template } from '@clipmint/film'

import type { Field } from './field.ts'
import type { StepName } from './history.ts'
import type { Conflict } from './merge.ts'
import type { OverlongWords } from './overlong.ts'
import type { Content, Work } from './work.ts'

/** What an editor needs: the project as the server has it, and two things it cannot know by itself. */
export type EditorSetup = {
  template: Template
  content: Content
  files: readonly MediaFile[]
  /** The revision that `content` is. */
  rev: number
  /** Milliseconds a beat of a track; null without music. Decides how long scenes are. */
  beatMsOf: (trackId: string | null) => number | null
  /** Whether the owner's own music with this id is there to be heard; none is unless said. */
  hasSound?: (assetId: string) => boolean
  /** Whether the service's own mark lies over the video; not unless said. */
  watermark?: boolean
  /** The time, to tell one run of typing from the next. */
  nowMs: () => number
}

/** Everything a screen shows of an editor. Never changed: each change makes another. */
export type EditorState = {
  work: Work
  /** The work with words that are only tried on: shown, but neither kept nor saved. Null when none are. */
  tried: Work | null
  brand: Brand
  files: Readonly<Record<string, MediaFile>>
  /** Words that are longer than their slots take: the work has only their beginning. */
  overlong: OverlongWords
  /** The slot in hand. */
  selection: string | null
  undo: StepName | null
  redo: StepName | null
  /** The fields that the server does not have yet. */
  unsaved: readonly Field[]
  /** Fields that were changed elsewhere too, where ours was kept. */
  conflicts: readonly Conflict[]
}

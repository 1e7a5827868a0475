import type { LanguageCode } from '@clipmint/kit'

import type { SceneRole } from './template.ts'

/** One line of a scenario: variants of the same thought, longest first, for scenes of its role. */
export type ScriptLine = {
  role: SceneRole
  headline: readonly string[]
  sub: readonly string[]
  /** The selling points that it rests on; a name over its address rests on none. */
  pointIds?: readonly string[] | undefined
  /** The big words announce the small ones and say nothing without them: they are shown together or not at all. */
  announces?: boolean | undefined
  /**
   * It says nothing without the line before it, and is shown right after that or not at all; `limits`: it says when, where or for
   * whom that one holds, which is not shown without it either.
   */
  follows?: 'leans' | 'limits' | undefined
  /**
   * The words where small ones stand over big ones: the same, of a sentence under the name its halves, or what warns under its
   * heading. Null where they would read back to front, absent where both read.
   */
  over?: { headline: string; sub: string } | null | undefined
}

/** The words a scenario brings to a template. `price` is written out in the video's language. */
export type Script = {
  lang: LanguageCode
  name: string
  price: string | null
  brand: string | null
  lines: readonly ScriptLine[]
}

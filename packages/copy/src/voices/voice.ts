import type { LanguageCode } from '@clipmint/kit'

import type { Tone } from '../types.ts'

/** How one tone speaks: its words for what is said, what leads the last fact in, and how a line ends. */
export type Voice = {
  /**
   * What is said, in this tone's words; null where its form is not certain, and then the whole video keeps the owner's: one style
   * runs through it. `all` is all that the video says.
   */
  restyle?: (text: string, all: readonly string[]) => string | null
  /** What leads the last fact in: “Oh, and”. It adds nothing to what is said. The first that suits is said. */
  leads?: readonly Lead[]
  /**
   * The end of a fact. `place` counts the facts of a video from 0, which one that is led in has too; it is null for what a buyer
   * minds: a wait, a fee, a limit.
   */
  end?: (text: string, place: number | null) => string
  /** Every fact of a video has its end, or none has where one has no room for it. */
  endsAll?: boolean
  /** The end of the last line, which asks a viewer to do something. */
  call?: (text: string) => string
}

export type Lead = {
  words: string
  /** What it suits: a note of what a buyer minds or is to do, a small thing gained, or what weighs with a buyer. */
  suits: 'notes' | 'gains' | 'news'
  /** The sentence goes on in a small letter. */
  goesOn: boolean
  /** What a sentence has that it may lead, where not every one does: a verb, and no bare price. */
  only?: RegExp
}

export type Voices = Record<Tone, Voice>
export type VoicesOf = Record<LanguageCode, Voices>

/** Replaces words where they stand by themselves, with the capital that they had. */
export function replacing(pairs: readonly (readonly [RegExp, string])[]): (text: string) => string {
  return (text) =>
    pairs.reduce(
      (said, [words, other]) =>
        said.replace(words, (found) =>
          /^\p{Lu}/u.test(found)
            ? other.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('en'))
            : other,
        ),
      text,
    )
}

/** A full stop or a call at the end of words, which close with neither. Nobody calls a note out: “작은 먼지 있음 (사진엔 안 나옴)”. */
function endingIn(mark: '.' | '!'): (text: string) => string {
  const closes = mark === '.' ? /[\p{L}\p{N}%)”]$/u : /(?<!드림|[있없받나]음|[됨함나옴])[\p{L}\p{N}%”]$/u
  return (text) => (closes.test(text) ? `${text}${mark}` : text)
}

/** Ends words in a full stop. */
export const stop = endingIn('.')
/** Ends words in an exclamation mark. */
export const exclaim = endingIn('!')

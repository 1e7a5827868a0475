import { withoutForbidden } from '@clipmint/contract'

import { fitParticles } from '../../../locales/particles.ts'

const hangul = /\p{Script=Hangul}/u

/**
 * A text in which what a caption may not hold is written another way: quotes as printers set them, & as a word, and marks
 * of a tag as a space between its words. What has no other way is left out.
 */
export function mendedLetters(text: string): string {
  const mended = text
    .replaceAll(/(?<=^|[\s([{<])"/gu, '“')
    .replaceAll('"', '”')
    // A year that lost its century keeps an apostrophe: ’24.
    .replaceAll(/(?<=^|[\s([{<“])'(?!\d)/gu, '‘')
    .replaceAll("'", '’')
    .replaceAll(/(\S?)[ \t]*&[ \t]*(\S?)/gu, joined)
    .replaceAll(/[<>\\]/gu, ' ')
  return withoutForbidden(mended)
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .trim()
}

/** Two words with the word for & between them, in the language of the first. */
function joined(_written: string, before: string, after: string): string {
  if (before === '' || after === '') return `${before} ${after}`
  if (hangul.test(before)) return fitParticles(`${before}과(와) ${after}`)
  return hangul.test(after) ? `${before} 그리고 ${after}` : `${before} and ${after}`
}

import { BoundedCache } from './bounded-cache.ts'

type Line = { headline: readonly string[]; sub: readonly string[]; pointIds?: readonly string[] | undefined }

/** Whether big words are the product's name or a form of it, which has the room of a title. */
export function isOfName(big: string, name: string): boolean {
  const forms = [plainly(name), plainly(name.replace(/\([^()]*\)/gu, ' '))]
  return big !== '' && forms.some((form) => form.includes(plainly(big)))
}

/** Words without the signs that big words leave out: “교실 <천천히반>” is shown as “교실 천천히반”. */
function plainly(text: string): string {
  return plain.get(text, () =>
    text
      .toLocaleLowerCase('en')
      .replace(/[<>"\\“”„「」『』《》〈〉]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
}

/** Hundreds of templates are tried with the same words. */
const plain = new BoundedCache<string>(2_000)

/**
 * Whether a line has the product's name, or a form of it, as a title over a sentence: what it says is that sentence. A
 * sentence says something for the product, so that a line without points of its own (a name over its address) has none. Words
 * that read on from the big ones (“Piano lessons | in my home in Evanston”) are no sentence.
 */
export function isTitled({ headline: [big = ''], sub: [small = ''], pointIds }: Line, name: string): boolean {
  return (
    small !== '' &&
    small !== name &&
    !/^\p{Ll}(?!\p{Lu}|\d)/u.test(small) &&
    pointIds?.length !== 0 &&
    isOfName(big, name)
  )
}

/** What a line says first, in all its forms: its big words, or the sentence under the name as a title. */
export function firstWordsOf(line: Line, name: string): readonly string[] {
  return isTitled(line, name) ? line.sub : line.headline
}

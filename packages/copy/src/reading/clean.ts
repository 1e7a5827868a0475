import { countChars } from '@clipmint/kit'

/** Emoji in all their spellings; digits, # and * are left alone although Unicode calls them emoji. */
const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{E0020}-\u{E007F}]|[\u20E3\uFE0E\uFE0F\u200D])+/gu
/** Marks that Unicode counts as pictures and that people use as letters. */
const letterLike = /[©®™]/u

/** Text without emoji. `mark` stands where one was. */
export function withoutEmoji(text: string, mark = ''): string {
  return text.replace(emoji, (found) =>
    letterLike.test(found) ? found.replace(/[\uFE0E\uFE0F]/gu, '') : mark,
  )
}

/** Text with a blank in the place of each code unit of an emoji, so that positions stay. */
export function maskEmoji(text: string): string {
  return text.replace(emoji, (found) => (letterLike.test(found) ? found : ' '.repeat(found.length)))
}

/**
 * A word as a video may show it: no emoji, no control characters, none of < > ' " & \.
 * An apostrophe inside a word becomes the typographic one, so that “don’t” stays itself.
 */
export function cleanWord(word: string): string {
  if (possessive.test(word) || clipped.test(word) || year.test(word) || elided.test(word))
    return word.replace("'", '’')
  return (
    withoutEmoji(word)
      // “5'10"”: feet and inches.
      .replace(/^(\d)['’](\d{1,2})["”]?(?=[,.;]?$)/u, '$1′$2″')
      // “36" L x 12" W”: inches, and no end of a quotation.
      .replace(/^(\d{1,3}(?:[./]\d{1,2})?)["”](?=[,.;]?$)/u, '$1″')
      // “don't”, but “'깨끗한 책만'이라고”: between Korean letters it closes a quotation.
      .replace(/(?![가-힣])(\p{L})['‘´`](\p{L})/gu, '$1’$2')
      .replace(/(?<!\p{L})’|(?<=[가-힣])’|’(?!\p{L})/gu, '')
      .replace(/[<>'"\\“”‘„«»「」『』《》〈〉`´]/gu, '')
      .replace(/(?<!\p{L})B&B(?=s?(?!\p{L}))/gu, 'BnB')
      .replace(/&/gu, '+')
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, '')
      .replace(/(?!(?:ㄴㄴ|ㄱㄱ|ㅇㅋ)(?![ㄱ-ㅎ]))[ㄱ-ㅎㅏ-ㅣ]{2,}|(?<=[가-힣])[ㅠㅜㅋㅎ]$/gu, '')
      .replace(/[♡♥★☆■-◿✔✓✅❖‣☞※→⇒]+/gu, '')
  )
}

/** “12 hours’ notice”, “the Hendersons’ floor”: a last apostrophe that closes no quotation. */
const possessive =
  /^(?:(?:minutes|hours|days|weeks|months|years|veterans|kids|customers|parents|grandparents|students|pensioners|ladies|girls|boys|dogs|cats|horses)|\p{Lu}\p{Ll}{2,}s)['’]$/u

/** “no muck in ’em”, “’ave a look” */
const elided = /^['‘’](?:em|ave|as|ad|e|er|is|ere|ead|ome|ow|til|tis|twas|round|bout)[.,]?$/iu

/** “since ’88” */
const year = /^['‘’]\d\d[.,]?$/u

/** “an’ me lad”, “touchin’”: a letter that is not said. */
const clipped =
  /^(?:a|an|o|ol|t|wi|th|\p{L}{2,}in|(?:mon|t(?:ue|hur)s|wednes|fri|satur|sun|yester|to)da)['’]$/iu

/** “전자레인지 ○ 직화는 ✕”: the sign after a word is what is said of it, as a letter that is as long. */
export function withAnswers(sentence: string): string {
  return (
    sentence
      // “○○초 정문”: what stands for a name.
      .replace(/○(?=○)|(?<=○)○/gu, 'O')
      .replace(/➡\uFE0F?/gu, (arrow) => '→'.padEnd(arrow.length))
      .replace(/(?<=[가-힣] ?|[가-힣][^)\n]{0,20}\) ?)[✕✖✗✘❌╳×](?=[\s,.)]|\uFE0F|$)/gu, 'X')
      .replace(/(?<=[가-힣] ?|[가-힣][^)\n]{0,20}\) ?)[○◯⭕](?=[\s,.)]|\uFE0F|$)/gu, 'O')
  )
}

/** A product's name as a video may show it: as written, but without emoji and < > " \. */
export function cleanName(name: string): string {
  return withoutEmoji(name, ' ')
    .replace(/(?<=\d)["”]/gu, '″')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\uFFFD]/gu, ' ')
    .replace(/[<>"\\“”„「」『』《》〈〉]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** The text with a capital at its front, where its letters have them. */
export function capital(text: string): string {
  // “i5”, “iPhone” and “d.16 cm” are written so.
  return text.replace(/^“?\p{Ll}(?!\d|\.\d|\p{Lu}\p{Ll})/u, (letter) => letter.toLocaleUpperCase('en'))
}

/** Variants without blanks and repeats, longest first. */
export function ordered(variants: readonly string[]): string[] {
  const unique = [...new Set(variants.map((text) => text.trim()).filter((text) => text !== ''))]
  return unique
    .map((text, index) => ({ text, index, length: countChars(text) }))
    .sort((a, b) => b.length - a.length || a.index - b.index)
    .map(({ text }) => text)
}

/** Whether a stretch holds no word and does not stand on a line of its own: a picture after a sentence. */
export function isDecoration(text: string, { start, end }: { start: number; end: number }): boolean {
  if (/[\p{L}\p{N}]/u.test(text.slice(start, end).replace(/[ㄱ-ㅎㅏ-ㅣ]/gu, ''))) return false
  const stretch = text.slice(start, end)
  const startsLine = /(?:^|\n)\s*$/u.test(text.slice(0, start))
  const endsLine = stretch.endsWith('\n') || /^\s*(?:\n|$)/u.test(text.slice(end))
  return !startsLine || !endsLine || !/\S/u.test(stretch)
}

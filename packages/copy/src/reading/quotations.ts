import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import type { Range } from './sentence-ranges.ts'
import { type Sentence, type Word, wordsThrough } from './sentence.ts'

/** What stands in double quotation marks, its marks included; an inch (36" x 12") is none. */
const quotation = /(?<=^|[\s(–—-])["“](?=[\p{L}\d])[^"“”\n]+["”](?=$|[\s.,;:!?)–—-])/gu

/** What somebody is quoted with in single marks: after who says it, as “folks' ” and “'em” have such a mark too. */
const quotedSingly =
  /(?<=(?<!\p{L})(?:says?|said|saying|tells?|told|telling|asks?|asked|asking|call(?:s|ed)?|goes|going|like|me|him|her|them|us|you|everybody|people)[,:]? )['‘](?=[\p{L}\d])[^'‘’\n]*(?:['’](?=\p{L})[^'‘’\n]*)*(?<!in)['’](?=$|[\s.,;:!?)–—-])/giu

/** Sentences in Latin letters whose words know where a quotation begins and ends: who reads “I’m too old to start” without its marks takes the owner for its speaker. */
export function withQuotations(sentences: readonly Sentence[], text: string): Sentence[] {
  const ranges = [quotation, quotedSingly]
    .flatMap((marks) => [...text.matchAll(marks)])
    .map((found) => ({
      start: found.index,
      end: found.index + found[0].length,
    }))
  if (ranges.length === 0) return [...sentences]
  if (/[가-힣]/u.test(text)) {
    const spoken = ranges.filter(({ end }) => saidSo.test(text.slice(end)))
    return sentences.map((sentence) => ({ ...sentence, words: spoken.reduce(quotedWords, sentence.words) }))
  }
  return sentences.map((sentence) => ({
    ...sentence,
    words: ranges.reduce(markedWords, sentence.words),
  }))
}

/** After what somebody says: “새끼발가락이 안 아파요” 하고, “칠 수 있을까요” 하시는 분. */
const saidSo = /^ (?:하[고며는시면]|해[서요]|라[고며는면]|이라[고며는])/u

/** As many letters as both marks are. */
const MARKS = 2

/** A quotation within one Korean sentence, with its marks on its first and last word where the sentence has room for them. */
function quotedWords(words: Word[], { start, end }: Range): Word[] {
  const first = words.findIndex((word) => word.end > start)
  const last = words.findLastIndex((word) => word.start < end)
  const isInside = first >= 0 && last >= first && last < words.length - 1
  const length = countChars(words.map(({ text }) => text).join(' '))
  if (!isInside || length + MARKS > lineLimits.ko.small) return words
  return words.map((word, at) =>
    at === first || at === last
      ? { ...word, text: `${at === first ? '“' : ''}${word.text}${at === last ? '”' : ''}` }
      : word,
  )
}

/** A quotation of several sentences begins and ends in each of them. */
function markedWords(words: Word[], { start, end }: Range): Word[] {
  const isInside = (word: Word): boolean => word.start < end && word.end > start
  const first = words.findIndex(isInside)
  const last = words.findLastIndex(isInside)
  return words.map((word, at) => ({
    ...word,
    ...(at === first ? { opensQuote: true as const } : {}),
    ...(at === last ? { closesQuote: true as const } : {}),
  }))
}

/** Whether words hold a quotation, or a part of one. */
export function hasQuotation(words: readonly Word[]): boolean {
  return words.some(({ opensQuote, closesQuote }) => opensQuote === true || closesQuote === true)
}

/** Whether a quotation begins in words and does not end there. */
export function endsInQuotation(words: readonly Word[]): boolean {
  const opened = words.filter(({ opensQuote }) => opensQuote === true).length
  return opened > words.filter(({ closesQuote }) => closesQuote === true).length
}

/** Parts of a sentence of which none ends within a quotation. */
export function quotedWhole(parts: readonly Word[][], words: readonly Word[]): Word[][] {
  return parts.reduce<Word[][]>((all, part) => {
    const before = all.at(-1) ?? []
    const both = endsInQuotation(before) ? wordsThrough(words, before, part) : null
    return both ? [...all.slice(0, -1), both] : [...all, part]
  }, [])
}

/** Words with the marks of what is quoted. */
export function withMarks(words: readonly Word[]): Word[] {
  return words.map(({ opensQuote, closesQuote, ...word }) => {
    const [, body = '', stop = ''] = /^(.*?)([,;:]*)$/u.exec(word.text) ?? []
    return { ...word, text: `${opensQuote ? '“' : ''}${closesQuote ? `${body}”${stop}` : word.text}` }
  })
}

/** Whether a line ends within a quotation, or begins there. */
export function tearsQuotation(line: string): boolean {
  return line.split('“').length !== line.split('”').length
}

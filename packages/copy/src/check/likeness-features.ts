/**
 * What a line is weighed by, word for word: Korean words by every two and three letters of them with their ends (^, $),
 * for endings and compounds are theirs alone; words of an alphabet whole, by their beginning (*) and with the word before
 * (_); figures have a rule of their own.
 */
export function featuresOf(text: string): string[] {
  return wordsIn(text).flatMap(shownBy)
}

/** A word of a line, where it stands, and the word before it. */
export type WordInLine = { word: string; before: string; start: number; end: number }

/** The words of a line that are weighed. */
export function wordsIn(text: string): WordInLine[] {
  const words = [...text.toLowerCase().matchAll(/[가-힣]+|[a-z’']+/gu)]
  return words.map(({ 0: word, index }, at) => ({
    word,
    before: words[at - 1]?.[0] ?? '',
    start: index,
    end: index + word.length,
  }))
}

/** What a word shows of its line; a Korean word shows the same after any other. */
export function shownBy({ word, before }: Pick<WordInLine, 'word' | 'before'>): string[] {
  return isKorean(word) ? lettersOf(word) : wordsOf(word, before)
}

export function isKorean(word: string): boolean {
  return /^[가-힣]/u.test(word)
}

function lettersOf(word: string): string[] {
  const bounded = `^${word}$`
  return [2, 3].flatMap((size) => [...bounded].slice(size - 1).map((_, at) => bounded.slice(at, at + size)))
}

function wordsOf(word: string, before: string): string[] {
  return [
    word,
    ...(word.length > 4 ? [`${word.slice(0, 4)}*`] : []),
    ...(/^[a-z]/u.test(before) ? [`${before}_${word}`] : []),
  ]
}

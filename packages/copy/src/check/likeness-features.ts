/** A word of a line with what it shows of the line, and where it stands. */
export type ShownBy = { start: number; end: number; features: string[] }

/**
 * What a line is weighed by, word for word: Korean words by every two and three letters of them with their ends (^, $),
 * for endings and compounds are theirs alone; words of an alphabet whole, by their beginning (*) and with the word before
 * (_); figures have a rule of their own.
 */
export function featuresOf(text: string): ShownBy[] {
  const words = [...text.toLowerCase().matchAll(/[가-힣]+|[a-z’']+/gu)]
  return words.map(({ 0: word, index }, at) => ({
    start: index,
    end: index + word.length,
    features: /^[가-힣]/u.test(word) ? lettersOf(word) : wordsOf(word, words[at - 1]?.[0]),
  }))
}

function lettersOf(word: string): string[] {
  const bounded = `^${word}$`
  return [2, 3].flatMap((size) => [...bounded].slice(size - 1).map((_, at) => bounded.slice(at, at + size)))
}

function wordsOf(word: string, before: string | undefined): string[] {
  return [
    word,
    ...(word.length > 4 ? [`${word.slice(0, 4)}*`] : []),
    ...(before !== undefined && /^[a-z]/u.test(before) ? [`${before}_${word}`] : []),
  ]
}

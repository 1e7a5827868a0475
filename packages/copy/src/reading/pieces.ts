import { maskEmoji } from './clean.ts'
import type { Range } from './sentence-ranges.ts'
import type { Word } from './sentence.ts'

/** What a word is read as: outside the remarks in parentheses that are left out, parted at pictures and at commas without a space. */
export function piecesOf(word: Word, left: readonly Range[]): Word[] {
  return outside(word, left).flatMap(partedByEmoji).flatMap(partedByUnspacedMark)
}

/** “3분👜만든”: a picture inside a word stands between two words. */
function partedByEmoji(word: Word): Word[] {
  return [...maskEmoji(word.text).matchAll(/\S+/gu)].map((found) => {
    const start = word.start + found.index
    return { text: found[0], start, end: start + found[0].length }
  })
}

/** “th 2003,bisa”, “obras ,klo”: a comma that no space follows, in Latin letters; “수도꼭지.변기부속”: a stop for one in Korean. */
function partedByUnspacedMark({ text, start }: Word): Word[] {
  let at = start
  const noSpace = /(?<=(?:^|[\p{Script=Latin}\d]{2}),)(?=\p{Script=Latin}{2})|(?<=^[가-힣]{2,}\.)(?=[가-힣])/u
  return text.split(noSpace).map((piece, index, all) => {
    at += piece.length
    const isStop = index < all.length - 1 && piece.endsWith('.')
    return { text: isStop ? `${piece.slice(0, -1)},` : piece, start: at - piece.length, end: at }
  })
}

/** What is left of a word outside the remarks in parentheses. */
function outside(word: Word, left: readonly Range[]): Word[] {
  const inside = left.filter(({ start, end }) => start < word.end && end > word.start)
  if (inside.length === 0) return [word]
  const pieces: Word[] = []
  let at = word.start
  for (const { start, end } of inside) {
    if (start > at)
      pieces.push({ text: word.text.slice(at - word.start, start - word.start), start: at, end: start })
    at = Math.max(at, end)
  }
  if (at < word.end) pieces.push({ text: word.text.slice(at - word.start), start: at, end: word.end })
  return pieces
}

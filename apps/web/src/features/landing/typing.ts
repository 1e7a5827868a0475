/** How the headline types: 80 ms a letter, two seconds to read each word. */
const letterMs = 80
const holdMs = 2_000

/** How many letters of which word stand there after so many milliseconds: typed, held, taken away, next. */
export function typedAt(words: readonly string[], elapsedMs: number): { word: number; letters: number } {
  const spans = words.map((word) => [...word].length * letterMs * 2 + holdMs)
  let rest = elapsedMs % spans.reduce((sum, span) => sum + span, 0)
  for (const [index, span] of spans.entries()) {
    if (rest < span) return { word: index, letters: lettersAt([...(words[index] ?? '')].length, rest) }
    rest -= span
  }
  return { word: 0, letters: 0 }
}

function lettersAt(length: number, ms: number): number {
  const typing = length * letterMs
  if (ms < typing) return Math.floor(ms / letterMs) + 1
  if (ms < typing + holdMs) return length
  return Math.max(0, length - Math.floor((ms - typing - holdMs) / letterMs) - 1)
}

import { splitLetters } from './words.ts'

/** A run of letters that stays on one line. `width` in em; `joined` has no space to the piece before it. */
export type Piece = { text: string; width: number; joined: boolean }

/** What breaking needs to know of the setting: widths in em. */
export type Setting = { measure: (text: string) => number; space: number; tracking: number }

/** One letter alone on a line looks forgotten, on the last one most of all; either outweighs any raggedness. */
export const LONE_COST = 4
export const ORPHAN_COST = 64
const WEAK_END_COST = 0.12
const signs = /[^\p{L}\p{M}\p{N}]/gu
const leadsOn =
  /^(a|an|the|of|to|in|for|and|or|with|on|at|by|&|\+|단|더|안|못|꼭|새|첫|매|이|그|저|한|두|세|딱|참|잘|또|늘|꽤|자꾸|다시|바로|아주|정말|진짜|가장|제일|너무|훨씬|조금|직접|매일)$/iu

/**
 * Breaks pieces into exactly `count` lines no wider than `width` em, as even as can be: short last words, and words
 * that lead on to the next at a line's end, are avoided. Null when they do not fit.
 */
export function breakEvenly(
  pieces: readonly Piece[],
  count: number,
  width: number,
  gaps: Pick<Setting, 'space' | 'tracking'>,
): { lines: Piece[][]; cost: number } | null {
  if (pieces.length < count) return null
  const spans = new Spans(pieces, gaps)
  let costs = pieces.map((_, end) => lineCost(spans, 0, end, width, count === 1))
  const froms: number[][] = [pieces.map(() => 0)]
  for (let line = 1; line < count; line += 1) {
    const isLast = line === count - 1
    const next = pieces.map(() => Infinity)
    const from = pieces.map(() => 0)
    for (let end = line; end < pieces.length; end += 1) {
      for (let start = end; start >= line; start -= 1) {
        if (spans.width(start, end) > width) break
        const cost = (costs[start - 1] ?? Infinity) + lineCost(spans, start, end, width, isLast)
        if (cost < (next[end] ?? Infinity)) {
          next[end] = cost
          from[end] = start
        }
      }
    }
    costs = next
    froms.push(from)
  }
  const cost = costs.at(-1) ?? Infinity
  return cost === Infinity ? null : { lines: readBack(pieces, froms), cost }
}

/** How few lines of `width` em pieces take, filled one after another; Infinity when one of them is wider. */
export function fewestLines(
  pieces: readonly Piece[],
  width: number,
  { space, tracking }: Pick<Setting, 'space' | 'tracking'>,
): number {
  let count = 1
  let length = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.width > width) return Infinity
    const grown = length + (piece.joined ? tracking : space) + piece.width
    const fits = index === 0 || grown <= width
    count += fits ? 0 : 1
    length = index === 0 || !fits ? piece.width : grown
  }
  return count
}

/** What may be cut: words without a digit in them, or numbers too. */
export type Cut = 'words' | 'anything'

/**
 * Pieces cut so that none is wider than `width` em: first at the spaces inside, then between letters. One letter after
 * a word that was cut takes the end of that word with it to its line.
 */
export function cutWide(
  pieces: readonly Piece[],
  { width, what }: { width: number; what: Cut },
  setting: Setting,
): Piece[] {
  const parts = pieces.flatMap((piece) =>
    piece.width <= width || (what === 'words' && /\p{Nd}/u.test(piece.text))
      ? [piece]
      : cutPiece(piece, width, setting),
  )
  return withCompany(parts, width, setting)
}

function cutPiece(piece: Piece, width: number, setting: Setting): Piece[] {
  const words = piece.text.split(' ').map((text) => ({ text, width: setting.measure(text), joined: false }))
  return words.flatMap((word, index) => {
    const parts = word.width <= width ? [word] : cutBetweenLetters(word.text, width, setting)
    return parts.map((part, at) => (at === 0 && index === 0 ? { ...part, joined: piece.joined } : part))
  })
}

function withCompany(parts: Piece[], width: number, { measure }: Setting): Piece[] {
  const [before, last] = parts.slice(-2)
  if (!before?.joined || !last || last.joined || !isOneLetter(last.text)) return parts
  const letters = splitLetters(before.text)
  const text = `${letters.at(-1) ?? ''} ${last.text}`
  const together = { text, width: measure(text), joined: true }
  if (together.width > width) return parts
  const rest = letters.slice(0, -1).join('')
  const shorter = rest === '' ? [] : [{ ...before, text: rest, width: measure(rest) }]
  return [...parts.slice(0, -2), ...shorter, together]
}

/** The text of a line and its width in em. */
export function joinPieces(line: readonly Piece[]): string {
  return line.map(({ text, joined }, index) => (index === 0 || joined ? text : ` ${text}`)).join('')
}

class Spans {
  readonly pieces: readonly Piece[]
  readonly #gap: (piece: Piece) => number
  readonly #sums: number[]

  constructor(pieces: readonly Piece[], { space, tracking }: Pick<Setting, 'space' | 'tracking'>) {
    this.pieces = pieces
    this.#gap = ({ joined }) => (joined ? tracking : space)
    let sum = 0
    this.#sums = [0, ...pieces.map((piece) => (sum += piece.width + this.#gap(piece)))]
  }

  /** Width in em of the pieces from `start` to `end`, both counted, set on one line. */
  width(start: number, end: number): number {
    const whole = (this.#sums[end + 1] ?? 0) - (this.#sums[start] ?? 0)
    const first = this.pieces[start]
    return first ? whole - this.#gap(first) : 0
  }
}

function lineCost(spans: Spans, start: number, end: number, width: number, isLast: boolean): number {
  const own = spans.width(start, end)
  if (own > width) return Infinity
  const slack = 1 - own / width
  const only = start === end ? spans.pieces[start] : undefined
  const isAlone = only !== undefined && isOneLetter(only.text)
  const isOrphan = isAlone && isLast && start > 0
  const alone = isOrphan ? ORPHAN_COST : isAlone && !only.joined ? LONE_COST : 0
  const endsWeakly = !isLast && leadsOn.test(spans.pieces[end]?.text ?? '')
  return slack * slack + alone + (endsWeakly ? WEAK_END_COST : 0)
}

/** A syllable or letter with the signs around it; a digit says something by itself. */
function isOneLetter(text: string): boolean {
  return splitLetters(text.replaceAll(signs, '')).length === 1 && !/\p{Nd}/u.test(text)
}

function readBack(pieces: readonly Piece[], froms: readonly number[][]): Piece[][] {
  const lines: Piece[][] = []
  let end = pieces.length - 1
  for (const from of froms.toReversed()) {
    const start = from[end] ?? 0
    lines.unshift(pieces.slice(start, end + 1))
    end = start - 1
  }
  return lines
}

/** Letters are measured one by one, so that cutting a long word stays quick; kerning is looked at when it is set. */
function cutBetweenLetters(word: string, width: number, setting: Setting): Piece[] {
  const letters = splitLetters(word).map((text) => ({ text, width: setting.measure(text) }))
  const full = fillParts(letters, width, setting)
  if (full.length < 2) return full
  // As even as can be, so that no letter is left over by itself.
  const spans = full.reduce((sum, part) => sum + part.width, 0)
  for (let even = spans / full.length; even < width; even *= 1.05) {
    const parts = fillParts(letters, even, setting)
    if (parts.length === full.length) return parts
  }
  return full
}

function fillParts(
  letters: readonly { text: string; width: number }[],
  width: number,
  { measure, tracking }: Setting,
): Piece[] {
  const parts: Piece[] = []
  const close = (text: string) => parts.push({ text, width: measure(text), joined: parts.length > 0 })
  let text = ''
  let length = 0
  for (const letter of letters) {
    if (text !== '' && length + tracking + letter.width > width) {
      close(text)
      text = ''
    }
    length = text === '' ? letter.width : length + tracking + letter.width
    text += letter.text
  }
  close(text)
  return parts
}

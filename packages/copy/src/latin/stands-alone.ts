import { type Clause, lineOf, textsOf } from '../reading/clause.ts'
import type { Word } from '../reading/sentence.ts'
import type { StandsAlone } from './alone.ts'
import type { LatinPhrases } from './grammar.ts'
import { hasNoRoom } from './read-on.ts'

/** A piece of a sentence: as it would be shown, as it was written, and the words that link it to the one before. */
type Piece = { line: string; written: string; link: string; isWellWritten: boolean }

/** A sentence in pieces, with what is known of each of them. */
type Pieces = {
  pieces: readonly Piece[]
  /** It says when, where or for whom the one before holds. */
  areLimits: readonly boolean[]
  /** It says nothing without the one before. */
  lean: readonly boolean[]
  /** It tells a story. */
  areAsides: readonly boolean[]
  hasMarks: boolean
}

/**
 * The pieces of a long sentence, those marked as torn that do not stand alone: not all of such a sentence must be said.
 */
export function withTorn(
  clauses: readonly Clause[],
  words: readonly Word[],
  phrases: LatinPhrases,
): Clause[] {
  if (clauses.length < 2) return [...clauses]
  const read = readPieces(clauses, words, phrases)
  const { pieces, areLimits, areAsides } = read
  const lean = clauses.map(({ refersBack }, at) => {
    // What comes of a story may be said without it.
    const isAfterAside = areAsides[at - 1] === true && areAsides[at] === false
    return read.lean[at] === true || (refersBack === true && !isAfterAside)
  })
  const areTorn = pieces.map((_, at) => isTorn(read, at, phrases))
  // What has a limit is not said without it, and nothing that leans without what it leans on.
  for (let at = pieces.length - 2; at >= 0; at -= 1)
    areTorn[at] ||= areLimits[at + 1] === true && areTorn[at + 1] === true
  for (let at = 1; at < pieces.length; at += 1)
    areTorn[at] ||=
      areTorn[at - 1] === true && (lean[at] === true || isNamedIn(pieces[at - 1], pieces[at], phrases.alone))
  return clauses.map((clause, at) => ({
    ...(lean[at] ? { ...clause, refersBack: true as const } : bySelf(clause)),
    ...(areLimits[at] ? { limits: true as const } : {}),
    ...(areTorn[at] ? { isTorn: true as const } : {}),
  }))
}

function readPieces(clauses: readonly Clause[], words: readonly Word[], phrases: LatinPhrases): Pieces {
  const { alone } = phrases
  const pieces = clauses.map((clause, at) => pieceOf(clause, clauses[at - 1], words))
  const areLimits = pieces.map((piece, at) => at > 0 && isLimit(piece, alone))
  const lean = pieces.map(
    (piece, at) =>
      areLimits[at] === true ||
      (at > 0 && hasOne(alone.adds, piece.line)) ||
      isOfCase(pieces[at - 1], piece, phrases),
  )
  const hasMarks = words.slice(0, -1).some(({ text }) => text.endsWith(','))
  return { pieces, areLimits, lean, areAsides: asidesAmong(pieces, alone), hasMarks }
}

/** Whether a piece neither begins and ends surely nor says one thing by itself. */
function isTorn(
  { pieces, areLimits, lean, areAsides, hasMarks }: Pieces,
  at: number,
  phrases: LatinPhrases,
): boolean {
  const { alone, condition } = phrases
  const [before, piece, after] = [pieces[at - 1], pieces[at], pieces[at + 1]]
  if (!piece) return true
  const hasFront =
    !before ||
    lean[at] ||
    (beginsSurely(before, piece, alone) &&
      !goesOnInside(before, piece, phrases) &&
      !isTornBetween(before, piece, alone))
  const hasEnd =
    !endsInLink.test(piece.line) &&
    !endsInOwner.test(piece.line) &&
    (!after || lean[at + 1] || !isTornBetween(piece, after, alone))
  const isPaused =
    hasMarks && (!before || pausesBetween(before, piece)) && (!after || pausesBetween(piece, after))
  const isNoThought =
    areAsides[at] === true || (!isPaused && (isScrap(piece) || isRunOn(piece, alone, condition)))
  return (
    !hasFront ||
    !hasEnd ||
    isNoThought ||
    ((!isPaused || areLimits[at] === true) && hasNoRoom(piece.line, phrases))
  )
}

/** “… not because I don’t like dogs but | because I can’t hear the notes”: waits for what its last word links. */
const endsInLink = /\s(?:and|or|but|because|dan|atau|tapi|karena|và|hoặc|nhưng|vì)$/iu

/** “… would touch my grandfather’s”: the thing is named elsewhere. */
const endsInOwner = /\s(?:my|our|his|her|their) \p{L}+[’']s$/iu

function bySelf(clause: Clause): Clause {
  const own = { ...clause }
  delete own.refersBack
  return own
}

/** “hôm bữa có chú lên mua hai trăm cây, chú giận, mùa nắng thì tui không bán”: which pieces tell a story, up to the next matter. */
function asidesAmong(pieces: readonly Piece[], { asides, topics }: StandsAlone): boolean[] {
  return pieces.reduce<boolean[]>((all, { line }) => {
    const goesOn = all.at(-1) === true && !hasOne(topics, line)
    return [...all, hasOne(asides, line) || goesOn]
  }, [])
}

/** “… gồm gội bồ kết, | massage cổ vai gáy với đắp mắt”: whether a list goes on with a thing of which nothing is said. */
export function isInList(left: string, rest: string, { alone }: LatinPhrases): boolean {
  const [item = ''] = rest.split(/,\s/u)
  return hasOne(alone.opensList, left) && !hasOne(alone.says, item)
}

/** After which word what somebody says of the shop ends and an aside begins: “…, bữa trước có cô cứ nằng nặc đòi quấn”; -1 where none does. */
export function beforeAside(words: readonly Word[], { alone }: LatinPhrases): number {
  return words.findIndex(
    ({ text }, at) => text.endsWith(',') && hasOne(alone.asides, lineOf(textsOf(words.slice(at + 1)))),
  )
}

/** Whether a piece tells of a matter of its own. */
export function isOtherMatter(line: string, { alone }: LatinPhrases): boolean {
  return hasOne(alone.topics, line) && !hasOne(alone.limits, line)
}

function pieceOf(
  { start, end, variants: [line = ''] }: Clause,
  before: Clause | undefined,
  words: readonly Word[],
): Piece {
  const textOf = (some: readonly Word[]): string => some.map(({ text }) => text).join(' ')
  return {
    line,
    written: textOf(words.filter((word) => word.start >= start && word.end <= end)),
    link: textOf(words.filter((word) => before && word.start >= before.end && word.end <= start)),
    isWellWritten:
      /^\p{Lu}/u.test(words[0]?.text ?? '') && words.slice(0, -1).some(({ text }) => text.endsWith(',')),
  }
}

function beginsSurely(before: Piece, { line }: Piece, { begins, names, tails }: StandsAlone): boolean {
  return hasOne(isMarked(before) ? [...begins, ...names] : begins, line) && !hasOne(tails, line)
}

/** “… since three jars came back smashed | and the postman was not happy”: whether a link goes on with a reason or a case. */
function goesOnInside(before: Piece, { link }: Piece, { alone, joins }: LatinPhrases): boolean {
  const [part = ''] = before.written.split(/,\s/u).slice(-1)
  return !isMarked(before) && joins.test(link) && hasOne(alone.subordinates, part)
}

/** “If you’re diabetic I can’t treat you, | you need the podiatrist”: whether a comma alone parts a piece from a case, of which it may be. */
function isOfCase(before: Piece | undefined, { line, link }: Piece, phrases: LatinPhrases): boolean {
  const isCase = before !== undefined && link === '' && phrases.condition.test(before.line)
  return isCase && !isOtherMatter(line, phrases)
}

/** Whether a cut that its writer set no mark at is in the middle of a clause, or between a case and its outcome. */
function isTornBetween(left: Piece, right: Piece, alone: StandsAlone): boolean {
  if (isMarked(left)) return false
  // Where a writer sets marks, nothing ends without one or a link: “from seed | I’ve saved myself”.
  if (left.isWellWritten && !pausesBetween(left, right)) return true
  const isThought = hasOne(alone.says, left.written) || left.written.split(' ').length >= THOUGHT_LEAST
  const goesOn = beginsSurely(left, right, alone) || hasOne(alone.adds, right.line)
  const waits = !pausesBetween(left, right) && hasOne([...alone.waits, ...alone.opensCase], left.written)
  return !isThought || !goesOn || waits
}

/** “get a coffee | come back | I use a belt”: two words between words without a mark. */
function isScrap({ line }: Piece): boolean {
  return line.split(' ').length <= 2
}

/** “They take it at customs shop is open Thursday”: whether statements stand side by side that no link parts, so that nobody knows where each begins. */
function isRunOn({ line }: Piece, { statement, linking, jammed }: StandsAlone, condition: RegExp): boolean {
  const found = [...line.matchAll(statement)]
  const unlinked = found.slice(1).filter(({ index }, at) => {
    const { index: from = 0, 0: before = '' } = found[at] ?? {}
    return !linking.test(line.slice(from + before.length, index + 1))
  })
  // “If it’s on the road you need a permit”: a case and its outcome.
  return hasOne(jammed, line) || unlinked.length > (condition.test(line) ? 1 : 0)
}

/** “You will pay the rider”: whether a piece speaks of a thing that the piece before names. */
function isNamedIn(before: Piece | undefined, piece: Piece | undefined, { named }: StandsAlone): boolean {
  const words = new Set(before?.line.toLocaleLowerCase('en').split(/[\s,]+/u))
  return [...(piece?.line ?? '').matchAll(named)].some(([, name = '']) =>
    words.has(name.toLocaleLowerCase('en')),
  )
}

/** Whether a writer set a mark or a link between two pieces: what stands before it waits for nothing. */
function pausesBetween(left: Piece, right: Piece): boolean {
  return isMarked(left) || right.link !== ''
}

function isMarked({ written }: Piece): boolean {
  return /[,;:?]$/u.test(written)
}

/** As many words as have a thought in which nothing is said of anybody. */
const THOUGHT_LEAST = 4

function isLimit({ line, link }: Piece, { limits }: StandsAlone): boolean {
  return hasOne(limits, line) || hasOne(limits, `${link} ${line}`)
}

function hasOne(forms: readonly RegExp[], text: string): boolean {
  return forms.some((form) => form.test(text))
}

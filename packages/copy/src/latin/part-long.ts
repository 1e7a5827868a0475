import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import { partLeans } from '../reading/leans-id-vi.ts'
import { partRefersBack, pricesPart } from '../reading/refers-back.ts'
import type { Word } from '../reading/sentence.ts'
import { doer } from './belongs.ts'
import { partMatters } from './case-outcome.ts'
import type { LatinPhrases } from './grammar.ts'
import { hasVerb, links, mayLink, nowAfter, opensClause } from './links.ts'
import { endsList, continuesList, isOneList } from './lists.ts'
import { AFTER_COMMA } from './pauses.ts'
import { hasSureRow } from './read-on.ts'
import { act, replacePronoun, withAct, withDoer, withNamed, withSubject } from './restate-subject.ts'
import { beforeAside } from './stands-alone.ts'
import { remarks, tears } from './tears.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** The front of when, where or how often. */
const adverbial =
  /^(?:twice|once|along|every|usually|mostly|anywhere|everywhere|daily|weekly|hari|setiap|tiap|jam|pukul|lúc|thứ)$/iu
/** “khu Gò Vấp, quận 12”: one place after the other. */
const district = /^(?:quận|huyện|phường|xã|tp|kec|kab|kecamatan|kabupaten)\.?$/iu
/**
 * A sentence that is too long for one line, parted where its writer paused: at a comma or before a link, but not between
 * a condition and what it is a condition of.
 */
export function partLong(words: readonly Word[], phrases: LatinPhrases, isPart = false): Word[][] {
  const line = lineOf(textsOf(words))
  // A clause without what it belongs to says less than two rows that are read together.
  if (countChars(line) <= SMALL_MOST) return isPart ? partMatters(words) : [[...words]]
  // “The slate is Welsh, from Penrhyn, and I drill the holes”: who does what next is told by itself.
  const next = words.findIndex(({ text }, at) => {
    const [left, rest] = [words.slice(0, at + 1), words.slice(at + 1)]
    const isOwn = text.endsWith(',') && opensOwn(rest) && Math.min(left.length, rest.length) >= OWN_LEAST
    return isOwn && !tears(left, rest, phrases)
  })
  const hasRows = next < 0 && hasSureRow(line, phrases)
  if (hasRows && (phrases.marksLists || commasIn(words) < SEVERAL)) return [[...words]]
  const aside = beforeAside(words, phrases)
  const best = aside < 0 ? bestCut(words, phrases) : aside
  if (best === null) return [[...words]]
  const left = words.slice(0, best + 1)
  const rest = words.slice(best + 1)
  const isRelative =
    /^which$/iu.test(rest[0]?.text ?? '') &&
    /^(?:is|are|means)$/iu.test(rest[1]?.text ?? '') &&
    withSubject(rest, words)[0] !== rest[0]
  const first = rest[0]?.text ?? ''
  const link = isRelative
    ? 2
    : links.test(first) || /^(?:then|lalu|rồi)$/iu.test(first) || isThatDoes(rest)
      ? 1
      : 0
  const skipped = link + (isRelative ? 0 : nowAfter(rest, link))
  const after = rest.length > skipped + 1 ? rest.slice(skipped) : rest
  // “…, so send the snow pants”: a buyer is asked to.
  const isAsked = /^so$/iu.test(first) && act.test(after[0]?.text ?? '')
  // “and a vacuum that doesn’t smell of dogs”: what else we bring.
  const own = isRelative
    ? withSubject(after, words)
    : replacePronoun(isAsked ? after : withDoer(withAct(withNamed(after, left), left), left), words)
  return [left, ...afterLink(own, rest)].flatMap((part) => partLong(part, phrases, true))
}

/** “Làm cả chủ nhật, máy âm trần thì hong làm nha, ở Dĩ An gọi trước 1 buổi”: from as many commas on, rows would jam thoughts. */
const SEVERAL = 2

function commasIn(words: readonly Word[]): number {
  return words.slice(0, -1).filter(({ text }) => text.endsWith(',')).length
}

/** “… còn huyện thì tính tiền xăng, vải có 40 màu”: what a link compares with the part before ends at its own comma. */
function afterLink(own: Word[], [link]: readonly Word[]): Word[][] {
  const comma = goesOnWith.test(link?.text ?? '') ? own.findIndex(({ text }) => text.endsWith(',')) : -1
  const isOwn = comma >= OWN_LEAST - 1 && own.length - comma - 1 >= OWN_LEAST
  return isOwn ? [own.slice(0, comma + 1), own.slice(comma + 1)] : [own]
}

/** “…, that fruits twice a year”: what a thing does, which is said of it directly after. */
function isThatDoes(words: readonly Word[]): boolean {
  const [that = '', second = ''] = textsOf(words)
  return (
    /^that$/iu.test(that) &&
    !remarks.test(`${that} ${second}`) &&
    /^(?:\p{L}{2,}s|can|will|have)$/iu.test(second)
  )
}

/** “cổng hoa thiệt tính riêng còn hoa vải có sẵn”: what its writer did not part with a comma is compared with what stands before. */
const goesOnWith = /^(?:còn|nhưng|sedangkan|tapi|tetapi|jadi|nên)$/iu

/** A part that says nothing without the one before it is the last to be parted from it. */
const LEANS = 30

/** After which word a sentence parts into the evenest halves, each with a thought of its own; null where none does. */
function bestCut(words: readonly Word[], phrases: LatinPhrases): number | null {
  const cuts = words.slice(0, -1).flatMap((word, at) => {
    const left = words.slice(0, at + 1)
    const rest = words.slice(at + 1)
    const pauses = /[,;:]$/u.test(word.text)
    const first = rest[0]?.text ?? ''
    const mayCut = pauses ? mayPause(left, rest, phrases) : mayLink(left, rest)
    if (!mayCut || tears(left, rest, phrases)) return []
    // “£1.80 the half dozen, £3.40 the dozen”: prices of one list.
    const [lastItem = ''] = lineOf(textsOf(left)).split(/,\s/u).slice(-1)
    const own = lineOf(textsOf(links.test(first) ? rest.slice(1) : rest))
    const arePrices = pricesPart.test(lineOf(textsOf(rest))) && pricesPart.test(lastItem)
    const longer = [left, rest].map((half) => countChars(lineOf(textsOf(half))))
    // “…, and it gets to you”: where its writer paused before a link, a thought ends.
    const ends = pauses && opensClause(rest)
    // “Price depends on the lock so we tell you … and it doesn’t change”: what “it” is stands in the cause.
    const isOutcome =
      !pauses && textsOf(rest)[0] === 'so' && rest.some(({ text }) => /^(?:it|them)$/iu.test(text))
    return [
      {
        at,
        longer:
          Math.max(...longer) +
          (isOutcome || (!pauses && goesOnWith.test(first)) ? 20 : 0) +
          (partRefersBack(lineOf(textsOf(rest))) || partLeans(own) || isScrap(rest, phrases) || arePrices
            ? LEANS
            : 0) -
          (ends ? 16 : pauses || opensOwn(rest) ? 8 : 0),
      },
    ]
  })
  const [best] = cuts.toSorted((a, b) => a.longer - b.longer)
  return best?.at ?? beforeDoer(words, phrases)
}

/** “…, matching thread only”: a few words at the end that say nothing of anybody. */
function isScrap(words: readonly Word[], { says }: LatinPhrases): boolean {
  return (
    words.length < SCRAP_MOST &&
    !words.some(({ text }) => says.test(text) || doer.test(text) || act.test(text))
  )
}

/** As many words as a scrap does not have. */
const SCRAP_MOST = 5

/** “… from 9 to 12 and I won’t sell you one”: a link and who does what next. */
function opensOwn([link, who]: readonly Word[]): boolean {
  return /^(?:and|but|so)$/iu.test(link?.text ?? '') && doer.test(who?.text ?? '')
}

/** “… from the mill at Kells you get 120g and a card …”: before who does what, where its writer set no mark; null where nobody does. */
function beforeDoer(words: readonly Word[], phrases: LatinPhrases): number | null {
  const at = words.findIndex(({ text }, index) => {
    const before = words[index - 1]?.text ?? ''
    const hasVerb = /^(?:get|send|make|do|can|will|have|need|pay|bring|use|give|keep|take)$/iu.test(
      words[index + 1]?.text ?? '',
    )
    const isFree = index >= OWN_LEAST && words.length - index >= OWN_LEAST && hasVerb
    return (
      isFree &&
      /^(?:you|we|i)$/iu.test(text) &&
      // “offcuts I get from a cabinet shop”: which ones.
      !/^(?:from|in|at|on|for|to|with|of|by)$/iu.test(
        words[index + (/^(?:can|will|have)$/iu.test(words[index + 1]?.text ?? '') ? 3 : 2)]?.text ?? '',
      ) &&
      !phrases.breaks.test(before) &&
      !/^(?:how|what|all|everything|anything|that|not|never)$|[’']t$/iu.test(before) &&
      !tears(words.slice(0, index), words.slice(index), phrases)
    )
  })
  return at < 0 ? null : at - 1
}

/** As many words as a thought has that its writer parted by no mark. */
const OWN_LEAST = 5

/** Whether a comma stands inside a list. */
function isListed(
  left: readonly Word[],
  rest: readonly Word[],
  { joins, marksLists }: LatinPhrases,
): boolean {
  // “coconut olive and shea … scents are lavender, oatmeal, pine tar and coffee”: the pair is none of the list.
  const from = left.findLastIndex(({ text }) => /^(?:are|is|includes?)$/iu.test(text))
  const items = lineOf(textsOf(left.slice(from + 1))).split(/,\s*/u)
  const named = items.every((item) => item.split(' ').length <= AFTER_COMMA) ? left.slice(from + 1) : left
  return marksLists && endsList(textsOf(named), textsOf(rest), joins)
}

/** Whether a comma parts two thoughts, and no list, and no “…, twice a day”. */
function mayPause(left: readonly Word[], rest: readonly Word[], phrases: LatinPhrases): boolean {
  const [first = ''] = textsOf(rest)
  const isList = !phrases.says.test(first) && isListed(left, rest, phrases)
  // “in Peckham, Lewisham, Croydon from 6”, “priced at $5, $10 or $15”
  const [before = ''] = textsOf(left.slice(-1))
  const areNames = [/^\p{Lu}/u, /^[$€£]?\d[\d.,]*$/u].some((name) =>
    [before, first].every((word) => name.test(word)),
  )
  return (
    !isList &&
    !areNames &&
    !district.test(first) &&
    // “sama Bu Retno, refraksionis, hari Senin …”: a word between two commas is of the one before.
    !/^\p{L}+,$/u.test(rest[0]?.text ?? '') &&
    !isOneList(textsOf(left), textsOf(rest)) &&
    !continuesList(textsOf(rest)) &&
    !(adverbial.test(first) && !hasVerb(rest))
  )
}

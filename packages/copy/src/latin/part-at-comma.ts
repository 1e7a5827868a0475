import { countChars } from '@clipmint/kit'

import { lineLimits } from '../line-limits.ts'
import { lineOf, textsOf } from '../reading/clause.ts'
import { endsInQuotation } from '../reading/quotations.ts'
import type { Word } from '../reading/sentence.ts'
import { doer } from './belongs.ts'
import type { LatinPhrases } from './grammar.ts'
import { mayLink, opensClause } from './links.ts'
import { isSameAgain } from './lists.ts'
import { mainIn } from './pauses.ts'
import { hasNoRoom } from './read-on.ts'
import { withDoer } from './restate-subject.ts'
import { isInList } from './stands-alone.ts'

/** All languages in Latin letters have as much room. */
const { small: SMALL_MOST } = lineLimits.en

/** A case, whose outcome may stand after the comma. */
const cases = /^(?:if|when|unless|once|kalau|jika|bila|asal|nếu|khi)$/iu
/** What limits or denies the words before it. */
const limits =
  /^(?:not|no|only|but|except|unless|if|long|provided|that|or|even|including|kecuali|tapi|tidak|bukan|hanya|cuma|atau|termasuk|trừ|chỉ|không|nhưng|hoặc|kể cả)$/iu
/** What follows is of the words before. */
export const related = /^(?:which|who|whose|where)$/iu
const links = /^(?:and|so|but|because|dan|jadi|và|nên)$/iu
/** “…, rajas con queso, or sweet pineapple”: the end of a list. */
const listEnd = /,\s(?:and|or|dan|atau|và|hoặc)\s(?!that[’']s)\S+(?:\s\S+){0,2}$/iu
/** What is said of all that a list names: “Queens, Kerr’s Pinks and Sharpe’s Express, all certified”. */
const ofAll = /^(?:all|semua|đều) \p{L}+$/iu
/** “Bring me your mower, your tiller, …”: a list that has begun before. */
const article = /^(?:your|my|our|the|an?)$/iu
/** As many words as stand between two commas where they are no item of a list. */
const ITEM_LEAST = 3

/**
 * A sentence that has room nowhere, parted at the comma nearest to its middle until its parts have room: rather than be left
 * out, they are said one directly after the other. As it is where a part would be an item of a list, a limit or the outcome of
 * a case.
 */
export function partAtComma(words: readonly Word[], phrases: LatinPhrases): Word[][] {
  const cuts = words.slice(0, -1).flatMap(({ text }, at) => {
    const left = words.slice(0, at + 1)
    const rest = words.slice(at + 1)
    const longest = Math.max(...[left, rest].map((half) => countChars(lineOf(textsOf(half)))))
    const mayCut =
      (text.endsWith(',') || (left.length >= FRONT_LEAST && mayLink(left, rest))) &&
      !endsInQuotation(left) &&
      !isInList(lineOf(textsOf(left)), lineOf(textsOf(rest)), phrases) &&
      !isTorn(textsOf(left), textsOf(rest), phrases)
    // “…, and if there’s two of you”: where who does what stands after a link, a thought surely begins.
    return mayCut
      ? [{ at, longest: longest + (opensClause(rest) ? 0 : UNSURE) + (text.endsWith(',') ? 0 : UNMARKED) }]
      : []
  })
  const [best] = cuts.toSorted((a, b) => a.longest - b.longest)
  if (!best) return beforePlace(words)
  const rest = words.slice(best.at + 1)
  const left = words.slice(0, best.at + 1)
  // “…, so send the snow pants”: what a buyer is asked to do stands after other links.
  const own = /^and$/iu.test(rest[0]?.text ?? '') ? withDoer(afterLink(rest), left) : afterLink(rest)
  return [left, own].flatMap((part) =>
    hasNoRoom(lineOf(textsOf(part)), phrases) ? partAtComma(part, phrases) : [part],
  )
}

/** “I started sewing these because my son …”: fewer words say little without what follows their link. */
const FRONT_LEAST = 7
/** A comma alone may stand inside of a thought. */
const UNSURE = 40
/** Where a writer sets commas, a link without one mostly joins what one comma parts from the rest. */
const UNMARKED = 60

/** “and then it works out to …”: a part begins after what links it. */
function afterLink(words: readonly Word[]): Word[] {
  const own = words.findIndex(({ text }) => !links.test(text) && !/^then$/iu.test(text))
  return words.slice(Math.max(0, own))
}

/** Where somebody is, after a comma. */
export const tellsPlace =
  /^(?:(?:lokasi|alamat|địa chỉ|(?:saya|kami|quán|tiệm|shop) (?:di|ở))\s|(?:di|ở|tại) \p{Lu})/u

const places = /^(?:from|near|around|across|throughout|opposite|behind|in|at|di|dekat|ở|tại|gần)$/iu

/** What is named after such a word: “near Andheri”, “di daerah Sidoarjo”, “in my workshop”. */
const placeName = /^(?:\p{Lu}|(?:my|our|daerah|area|kota|kecamatan|kawasan|khu vực|quận|huyện|phường)\s)/u

/** A word of the names of places: “quận Bình Thạnh và Phú Nhuận”. */
const ofPlace = /^(?:\p{Lu}.*|and|&|dan|và|daerah|kota|kecamatan|quận|huyện|phường)$/u
/** As many words as another place has. */
const PLACE_MOST = 4

/** “… gas stove repairing we do near Andheri station”: before where or when, at the end of what has no other pause. */
function beforePlace(words: readonly Word[]): Word[][] {
  const at = words.findLastIndex(({ text }, index) => {
    const next = words[index + 1]?.text ?? ''
    const isWhere = places.test(text) && placeName.test(lineOf(textsOf(words.slice(index + 1))))
    // “We visit older people at home in Duluth to help with meals”: a place goes on with one, and what is done there follows it.
    const isInside =
      textsOf(words.slice(Math.max(0, index - 2), index)).some((word) => places.test(word)) ||
      textsOf(words.slice(index)).some((word) =>
        /^(?:to|for|so|then|that|untuk|buat|lalu|để|cho|rồi)$/iu.test(word),
      )
    // “… next day in Stockport and Tameside ring before 12”: what comes after the place is not of it.
    const place = textsOf(words.slice(index + 1))
    const isLast = place.length <= PLACE_MOST || place.every((word) => ofPlace.test(word))
    // “… by my son on scooter between 12 to 1 and 7.30 to 8.30”
    const isWhen =
      (/^between$/iu.test(text) && /^\d/u.test(next)) || (/^every$/iu.test(text) && /^\p{Lu}/u.test(next))
    return words.length - index >= ITEM_LEAST && ((isWhere && isLast && !isInside) || isWhen)
  })
  const front = words.slice(0, at)
  // “Delivery | in Kothrud and Warje only by my son on scooter”: one word is no thought.
  const halves = [front, words.slice(at)]
  const hasRoom = at >= ITEM_LEAST && halves.every((half) => countChars(lineOf(textsOf(half))) <= SMALL_MOST)
  return hasRoom ? halves : [[...words]]
}

function isTorn(left: readonly string[], rest: readonly string[], { breaks, joins }: LatinPhrases): boolean {
  // “garansi 3 bulan tapi kalau jatuh tidak berlaku, di ITC lantai 2”: where its owner is, whatever the case.
  if (tellsPlace.test(lineOf(rest))) return false
  const from = left.findLastIndex((word) => cases.test(word))
  // “If you’re diabetic with an ulcer I can’t treat you, you need the hospital”: a case that has its outcome already.
  // “… nobody minds if they scream, we’ve heard worse”: a case of what stands before it.
  const isOwnCase =
    from > 1 &&
    !cases.test(left[0] ?? '') &&
    !/[,;:]$|^(?:and|but|so|or|dan|tapi|và|nhưng)$/iu.test(left[from - 1] ?? '')
  // “If there’s a nest above that’s €30 extra”: a case with what it costs.
  const hasCost = left.slice(from).some((word) => /^that[’']s$/iu.test(word))
  const isOpenCase = from >= 0 && !isOwnCase && !hasCost && mainIn(left.slice(from), breaks) < 0
  const before = left.length - 1 - left.slice(0, -1).findLastIndex((word) => word.endsWith(','))
  const end = rest.findIndex((word) => word.endsWith(','))
  const after = end < 0 ? rest.length : end + 1
  const next = rest.slice(0, after).join(' ')
  // “… in one morning, kitchen, baths, floors, beds changed”: a list after a statement.
  const isList =
    !article.test(rest[0] ?? '') &&
    before === left.length &&
    left.length > ITEM_LEAST &&
    lineOf(rest).split(/,\s/u).length > ITEM_LEAST
  const isItem =
    (!isList && isSameAgain(left, rest)) ||
    before < ITEM_LEAST ||
    (after < ITEM_LEAST && !isList && !/\d/u.test(next) && !ofAll.test(next))
  // “…, but grain you bring yourself”: a limit with a thought of its own is said right after.
  const isOtherSide = /^but$/iu.test(rest[0] ?? '') && rest.slice(1, 4).some((word) => doer.test(word))
  // “pork, chicken and green chile tamales”
  const isOfSeries = joins.test(rest[1] ?? '')
  return (
    isItem ||
    isOfSeries ||
    listEnd.test(lineOf(rest)) ||
    (limits.test(rest[0] ?? '') && !isOtherSide) ||
    isOpenCase
  )
}

import { goodsKindOf } from '../check/goods.ts'
import { isDone, isHandedIn, isSet } from '../korean/done.ts'
import { isWork } from '../latin/work.ts'
import type { Phrase } from '../phrases/book.ts'
import { readers } from '../reading/languages.ts'
import type { Angle, ProductBrief } from '../types.ts'
import type { Story } from './story.ts'

/** What a viewer may be asked to do, the aptest first: what the owner's words ask for, then what suits the tone. */
export function allCalls(story: Story): Phrase[] {
  const { phrases, intent, brief, serves, consumed } = story
  const own =
    phrases.calls[isSold(story) && (intent !== 'visit' || consumed) ? 'thing' : 'serves'][brief.tone]
  // Nobody orders a haircut: there the word is of something beside it.
  const isOrdered = intent !== 'order' || !(serves || isServed(brief))
  const asked = intent === null || !isOrdered ? [] : [phrases.ctaFor[intent]]
  // What is mended is handed in.
  if (phrases.handIn && isHandedIn(brief) && !isGoodsName(brief.name)) asked.push(phrases.handIn)
  // Nobody writes to a shop that they walk into, or that asks to be called.
  const isElsewhere = intent === 'visit' || intent === 'call'
  const fitting = isElsewhere ? own.filter(([text = '']) => !asksInWriting.test(text)) : own
  const all = [...asked, ...fitting].filter((call) => !isDeclined(call, brief))
  return all
    .filter(([text], at) => all.findIndex(([other]) => other === text) === at)
    .map((call) =>
      isOne(brief)
        ? call.map((text) => text.replace(/\bus\b/u, 'me').replace(/^We are(?= )/u, 'I am'))
        : call,
    )
}

/** Calls to write or to ask, which are slower than the telephone that the owner names. */
const asksInWriting = /message|\bline\b|\bask\b|questions|chat|tanya|nhắn|hỏi|톡|메시지/iu

/** Whether an owner speaks of himself or herself alone: “I sharpen knives”. */
function isOne({ language, info }: ProductBrief): boolean {
  return language === 'en' && /\b(?:I|me|my)\b/u.test(info) && !/\b(?:we|us|our)\b/iu.test(info)
}

/** Whether a name is of a thing that is sold, and no shop that mends it: “되살린 가죽 의자”, but “청바지 수선집”. */
function isGoodsName(name: string): boolean {
  return goodsKindOf(name) !== null && !/수선|수리|짜깁기|복원|세탁|고치/u.test(name)
}

/** Whether the owner does not want to be reached or bought from so: “Call, don’t text”, «배달은 안 해요». */
function isDeclined([text = '']: Phrase, { language, info }: ProductBrief): boolean {
  return readers[language].lexicon.declines.some(({ said, call }) => call.test(text) && said.test(info))
}

/**
 * Whether it is sold and not done: in English and Korean only where something is said of goods alone, what they are made of and
 * how, their size, taste or care, as a name tells it less surely; in Korean also where the name ends in goods.
 */
function isSold(story: Story): boolean {
  const { brief, serves, points, consumed } = story
  const isOfGoods = points.some(
    ({ kind, topic }) =>
      ['material', 'making', 'care'].includes(kind) ||
      ['size', 'taste', 'scent', 'colour'].includes(topic ?? ''),
  )
  const isGoods = consumed || isOfGoods
  if (serves || isServed(brief)) return false
  if (brief.language === 'ko')
    return (
      isGoods || goodsKindOf(brief.name) !== null || brief.info.includes('주문') || isSet.test(brief.name)
    )
  return isGoods
}

/** Whether something is done for a buyer, and nothing is ordered. */
function isServed(brief: ProductBrief): boolean {
  return brief.language === 'ko' ? isDone(brief) : isWork(brief)
}

/** The call at a price; none for what costs nothing, or is done and not sold. */
export function offerCalls(story: Story): Phrase[] {
  const { phrases, brief } = story
  const isOffer = brief.price?.amount !== 0 && isSold(story) && !isDeclined(phrases.offerCta, brief)
  return isOffer ? [phrases.offerCta] : []
}

/** The last words of each scenario, in the order of its angles: those that the scenarios before said least. */
export function callsFor(story: Story, angles: readonly Angle[]): Phrase[] {
  const all = allCalls(story)
  const used = new Map<string, number>()
  return angles.map((angle) => {
    const wanted = [...(angle === 'offer' ? offerCalls(story) : []), ...all]
    const timesOf = ([text = '']: Phrase): number => used.get(text) ?? 0
    const [call = []] = wanted.toSorted((a, b) => timesOf(a) - timesOf(b))
    used.set(call[0] ?? '', timesOf(call) + 1)
    return call
  })
}

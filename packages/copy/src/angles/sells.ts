import type { Point } from '../plan/point.ts'
import { chore, hours, type Story } from '../plan/story.ts'
import { asksOrCharges, saysWhatIsSold } from '../selling/ko.ts'
import { isAside, sells } from '../selling/selling.ts'

/** Each opening of a fact, and each comparison of two, asks the same of it. */
const known = new WeakMap<Story, Map<Point, boolean>>()

/** Whether a fact tells what is sold, what it is like, or what one gains or pays for it: others open after such ones open again. */
export function sellsAlone(story: Story, point: Point): boolean {
  const ofStory = known.get(story) ?? new Map<Point, boolean>()
  known.set(story, ofStory)
  const answer = ofStory.get(point) ?? saysWhatSells(story, point)
  ofStory.set(point, answer)
  return answer
}

function saysWhatSells(story: Story, point: Point): boolean {
  const [text = ''] = point.variants
  const { language, name } = story.brief
  const isBeside = language === 'ko' ? asksOrCharges(text) : isAside(text)
  if (point.strength >= WEIGHTY && !isBeside && !ofReturns.test(text)) return true
  if (language === 'ko')
    return saysWhatIsSold(text, name, story.price !== null) && !chore.test(text) && !hours.test(text)
  if (sells(text)) return true
  if (isBeside) return false
  return namesWhatIsSold(text, name) || (point === firstSaid(story) && isSentence(text))
}

/** As many facts that sell open all four videos, each of them twice. */
const SELLING_LEAST = 2

/** Whether enough facts sell for one that sells nothing to open none before they open again, in languages whose readers asked for it. */
export function hasEnoughThatSells(story: Story): boolean {
  const { language } = story.brief
  if (language !== 'id' && language !== 'vi') return false
  const selling = story.points.filter(
    (point) => point.tellAfter === undefined && point.strength > 0 && sellsAlone(story, point),
  )
  return selling.length >= SELLING_LEAST
}

/** From here on a fact is an offer, a guarantee, proof, how few there are, or what it does without, which sells in any words. */
const WEIGHTY = 7
/** Words of a guarantee that tell as often how one may not return a thing. */
const ofReturns =
  /환불|반품|취소|예약금|보증금|제외|(?<!\p{L})(?:refund|returns?|cancel|deposit|retur|batal|hoàn|hủy|cọc)/iu

/** What an owner says first tells mostly what is sold or done. */
export function firstSaid({ points }: Story): Point | undefined {
  const said = points.filter(({ source }) => source.field === 'info')
  return said.toSorted((a, b) => a.source.start - b.source.start)[0]
}

/** A heading has fewer words, or capitals alone. */
const SENTENCE_LEAST = 4

function isSentence(text: string): boolean {
  return text.split(/\s+/u).length >= SENTENCE_LEAST && /\p{Ll}{3}/u.test(text)
}

/** One long word of the name, or two shorter ones, stand for the thing: “Soy candle in a teacup” of “Soy Candle”. */
function namesWhatIsSold(text: string, name: string): boolean {
  const wordsOf = (from: string): string[] => from.toLocaleLowerCase('en').match(/\p{L}{3,}/gu) ?? []
  const own = new Set(wordsOf(name))
  const shared = [...new Set(wordsOf(text))].filter((word) => own.has(word))
  return shared.length > 1 || shared.some((word) => word.length > 4)
}

import type { Point } from '../plan/point.ts'
import { chore, hours, type Story } from '../plan/story.ts'
import { saysWhatIsSold } from '../selling/ko.ts'
import { isAside, sells } from '../selling/selling.ts'

/** Whether a fact tells what is sold, what it is like, or what one gains or pays for it: others open after such ones open again. */
export function sellsAlone(story: Story, point: Point): boolean {
  const [text = ''] = point.variants
  const { language, name } = story.brief
  if (language === 'ko')
    return saysWhatIsSold(text, name, story.price !== null) && !chore.test(text) && !hours.test(text)
  if (sells(text)) return true
  if (isAside(text)) return false
  return namesWhatIsSold(text, name) || (point === firstSaid(story) && isSentence(text))
}

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

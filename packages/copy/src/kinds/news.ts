import { banOn, maySay } from '../check/check.ts'
import { lineLimits } from '../line-limits.ts'
import { unlike } from '../plan/adds.ts'
import { readPoints, told } from '../plan/points.ts'
import { cleanWord } from '../reading/clean.ts'
import { sentenceRanges } from '../reading/sentence-ranges.ts'
import type { LeftOut, ProductBrief, Promotion, ScriptLine, SellingPoint, WhyLeftOut } from '../types.ts'
import { big, small } from './base.ts'
import { kindWords } from './words.ts'

type News = { points: SellingPoint[]; lines: ScriptLine[]; leftOut: LeftOut[] }

/** What the owner says of the promotion: each sentence as it stands, or in the short form that the planner reads. */
export function readNews(brief: ProductBrief, { text }: Pick<Promotion, 'text'>): News {
  const read = readPoints({ ...brief, info: text, name: '' }).points
  const news: News = { points: [], lines: [], leftOut: [] }
  for (const [index, { start, end }] of sentenceRanges(text).entries()) {
    const quote = text.slice(start, end).trim()
    const plain = plainOf(quote)
    if (plain === '') continue
    const short = read.find(({ source }) => source.start >= start && source.end <= end)?.variants ?? []
    const { lawful, why } = judge([plain, ...short], brief)
    if (why) news.leftOut.push({ text: told(quote), field: 'promotion', ...why })
    const id = `n${index + 1}`
    const line = toLine(lawful, brief, id)
    if (!line) continue
    const at = text.indexOf(quote, start)
    const source = { field: 'promotion' as const, start: at, end: at + quote.length, quote }
    news.lines.push(line)
    news.points.push({ id, text: lawful[0] ?? plain, source })
  }
  return news
}

/** A sentence as a video may show it; '' for a decoration without a word, which is no loss. */
function plainOf(sentence: string): string {
  const plain = sentence
    .split(/\s+/u)
    .map(cleanWord)
    .join(' ')
    .replace(/[.。]\s*$/u, '')
    .trim()
  return /\p{L}/u.test(plain) ? plain : ''
}

/** The forms that may be said, longest first, and why the sentence as it stands, or all of it, may not. */
function judge(forms: readonly string[], brief: ProductBrief): { lawful: string[]; why: WhyLeftOut | null } {
  const ban = banOn(forms[0] ?? '', brief)
  const lawful = ban ? forms.filter((text) => maySay(text, brief)) : [...forms]
  if (ban) return { lawful, why: ban }
  if (small(lawful, brief).length > 0) return { lawful, why: null }
  return { lawful, why: { reason: 'too-long', most: lineLimits[brief.language].small } }
}

function toLine(forms: readonly string[], brief: ProductBrief, id: string): ScriptLine | null {
  const [headline, sub] = [big(forms, brief), small(forms, brief)]
  if (headline.length > 0) return { role: 'benefit', headline, sub: unlike(headline, sub), pointIds: [id] }
  if (sub.length === 0) return null
  return { role: 'benefit', headline: [kindWords[brief.language].promotion], sub, pointIds: [id] }
}

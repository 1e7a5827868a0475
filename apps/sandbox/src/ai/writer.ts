import { type LanguageCode, languageCodes } from '@clipmint/kit'
import { z } from 'zod'

const Data = z.object({
  name: z.string().default(''),
  /** A product’s words as one text, or a fact each. */
  info: z.union([z.string(), z.array(z.string())]).default(''),
  shownPrice: z.string().nullish(),
  language: z.enum(languageCodes).catch('ko'),
  most: z.number().catch(5),
  /** Captions that were given before; there where captions are wanted. */
  shown: z.array(z.string()).optional(),
  facts: z.object({ name: z.string(), info: z.string() }).optional(),
  beside: z.array(z.string()).default([]),
  slots: z
    .array(z.object({ slotId: z.string(), role: z.string(), limit: z.number(), present: z.string() }))
    .default([]),
})
type Data = z.infer<typeof Data>

const angles = ['benefit', 'detail', 'making', 'question', 'scene'] as const
const words: Readonly<
  Record<LanguageCode, { headline: number; calls: readonly string[]; titles: readonly string[] }>
> = {
  ko: {
    headline: 24,
    calls: ['지금 만나 보세요', '천천히 둘러보세요', '이야기를 더 보러 오세요'],
    titles: ['좋은 점', '꼼꼼히 살펴보기', '만드는 이야기', '궁금한 점', '쓰는 순간'],
  },
  en: {
    headline: 40,
    calls: ['Take a look', 'Come and see it', 'See more of it'],
    titles: ['What is good', 'A closer look', 'How it is made', 'You may ask', 'In use'],
  },
  id: {
    headline: 40,
    calls: ['Lihat sekarang', 'Mari lihat lebih dekat', 'Temukan ceritanya'],
    titles: ['Yang disukai', 'Lebih dekat', 'Cara dibuat', 'Pertanyaan', 'Saat dipakai'],
  },
  vi: {
    headline: 40,
    calls: ['Xem ngay nhé', 'Cùng xem kỹ hơn', 'Mời bạn ghé xem'],
    titles: ['Điểm hay', 'Xem kỹ hơn', 'Cách làm', 'Bạn hỏi', 'Khi dùng'],
  },
}

/** The data of a request, between its marks; null where there is none that can be read. */
export function dataIn(prompt: string): Data | null {
  const [, marked] = /<data>([\s\S]*)<\/data>/.exec(prompt) ?? []
  try {
    const { success, data } = Data.safeParse(JSON.parse(marked ?? ''))
    return success ? data : null
  } catch {
    return null
  }
}

/** A plan that quotes the product's sentences, each scenario from another one on. */
export function writePlan({ name, info, shownPrice, language, most }: Data): object {
  const { headline, calls, titles } = words[language]
  const quotes = typeof info === 'string' ? sentencesOf(info) : info
  const points = (quotes.length === 0 ? [name] : quotes).slice(0, 6).map((quote, index) => ({
    id: `p${index + 1}`,
    text: startOf(quote, 50),
    field: quotes.length === 0 ? 'name' : 'info',
    quote,
  }))
  const scenarios = angles.slice(0, most).map((angle, index) => {
    const told = [...points.slice(index % points.length), ...points.slice(0, index % points.length)].slice(
      0,
      3,
    )
    const [first] = told
    const hook = index === 0 ? name : (first?.quote ?? name)
    const roles = ['benefit', 'detail', 'proof'] as const
    const body = told.map(({ id, quote }, at) => ({
      role: roles[at] ?? 'detail',
      headline: variants(quote, headline),
      sub: [],
      pointIds: [id],
    }))
    const price = shownPrice
      ? [{ role: 'offer', headline: [shownPrice], sub: [name], pointIds: ['price'] }]
      : []
    const lines = [
      { role: 'hook', headline: variants(hook, headline), sub: [], pointIds: [] },
      ...body,
      ...price,
      { role: 'cta', headline: [calls[index % calls.length] ?? ''], sub: [name], pointIds: [] },
    ]
    const summary = lines
      .map((line) => line.headline.at(-1))
      .slice(0, 3)
      .join(' → ')
    return { angle, title: titles[index] ?? '', summary, lines }
  })
  return { sellingPoints: points, scenarios }
}

/** Three lines for each slot, out of the words of the product. */
export function writeLines({ facts, language, beside, slots }: Data): object {
  const said = facts ? [...sentencesOf(facts.info), facts.name] : []
  const { calls } = words[language]
  return {
    slots: slots.map(({ slotId, role, limit, present }) => {
      const open = role === 'cta' ? calls : said.flatMap((text) => variants(text, limit))
      const lines = open.filter((line) => line !== present && !beside.includes(line))
      return { slotId, lines: [...new Set(lines)].slice(0, 3) }
    }),
  }
}

/** Captions of a sentence each with the name under it, and the words of the name as hashtags. */
export function writeCaptions({ facts, language, shown = [] }: Data): object {
  const { name = '', info = '' } = facts ?? {}
  const { calls } = words[language]
  const captions = sentencesOf(info).map(
    (said, index) => `${said}\n\n${name}\n${calls[index % calls.length]}`,
  )
  const hashtags = [
    name.replaceAll(/\s/gu, ''),
    ...name.split(' '),
    ...name.split(' ').map((word) => `#${word}`),
  ]
  return { captions: captions.filter((text) => !shown.includes(text)), hashtags }
}

/** The sentences of a text without the mark at their end; its gaps, where something was taken out, end one too. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。])\s+|\n+|\s{3,}/u)
    .map((sentence) => sentence.replace(/[.!?。\s]+$/u, '').trim())
    .filter((sentence) => [...sentence].length > 3)
}

/** A text as long as a line may be, and shorter. */
function variants(text: string, limit: number): string[] {
  const lines = [startOf(text, limit), startOf(text, Math.round(limit * 0.55))]
  return [...new Set(lines)].filter((line) => line !== '')
}

/** The first words of a text that are no longer than a limit together. */
function startOf(text: string, limit: number): string {
  if ([...text].length <= limit) return text
  const parts = text.split(' ')
  const most = parts.findLastIndex((_, index) => [...parts.slice(0, index + 1).join(' ')].length <= limit)
  return parts
    .slice(0, most + 1)
    .join(' ')
    .replace(/[,·]$/u, '')
}

import { banOn, maySay } from '../check/check.ts'
import type { LeftOut, ProductBrief } from '../types.ts'
import type { Point } from './point.ts'
import { told } from './points.ts'
import { readStory, type Story } from './story.ts'

/**
 * Reads a brief into a story without what the law forbids to say, or asks proof for: such words are left out and told, with
 * the rule as the copy check names it. A point that may be said in a shorter form is said in that.
 */
export function readLawfully(brief: ProductBrief): Story {
  const known = stories.get(brief)
  if (known !== undefined) return known
  const story = withoutBanned(readStory(brief), brief)
  stories.set(brief, story)
  return story
}

/** Reading is most of the work, and plan, captions, hashtags and other lines of one brief begin with it. */
const stories = new WeakMap<ProductBrief, Story>()

function withoutBanned(story: Story, brief: ProductBrief): Story {
  const banned: LeftOut[] = []
  const judge = (words: string, { text, field }: Pick<LeftOut, 'text' | 'field'>): boolean => {
    const ban = banOn(words, brief)
    if (ban) banned.push({ text, field, ...ban })
    return ban === null
  }
  const keep = (point: Point): Point[] => {
    const { variants, source } = point
    const heads = point.heads.filter(
      ({ text, beneath }) => maySay(text, brief) && (beneath === undefined || maySay(beneath, brief)),
    )
    if (judge(variants[0] ?? '', { text: told(source.quote), field: source.field }))
      return [{ ...point, heads }]
    // What may not be said under its label is no more true without it.
    const lawful = isLabelled(point)
      ? []
      : variants.filter((text) => maySay(text, brief) && !losesItsKind(text, variants[0] ?? ''))
    // Words of a sentence that may not be said whole are said only where they are true without it.
    return lawful.length > 0
      ? [
          {
            ...point,
            variants: lawful,
            heads: heads.filter(({ isPart, text }) => !isPart || lawful.includes(text)),
          },
        ]
      : []
  }
  const kept = story.points.flatMap(keep)
  const points = kept.filter((point) => {
    const limit = limitOf(point, story.points)
    if (limit === undefined || kept.some(({ id }) => id === limit.id)) return true
    // “tied for whichever river you name, as long as it’s in Montana”: without its limit it would promise more.
    const ban = banOn(limit.variants[0] ?? '', brief)
    if (ban) banned.push({ text: told(point.source.quote), field: point.source.field, ...ban })
    return false
  })
  const asked = story.asked.filter((text) => judge(text, { text, field: 'info' }))
  const questions = story.questions.filter((text) => asked.includes(text))
  // Shortening what is forbidden anyway would help nobody.
  const lost = story.leftOut.filter((one) => !shortened.has(one.reason) || judge(one.text, one))
  // The name is its owner's; a part of one that boasts is nobody's name.
  const name = story.name.filter((form, at) => at === 0 || maySay(form, { name: '' }))
  return { ...story, name, points, asked, questions, leftOut: [...banned, ...lost] }
}

/** What limits a point, told directly after it. */
function limitOf({ source }: Point, points: readonly Point[]): Point | undefined {
  return points.find(({ limits, tellAfter }) => limits === true && tellAfter === source.start)
}

/** Whether a shorter form says of a whole kind what was said of one: “약은 두시간 환기해요” of “뿌리는 약은 두시간 환기해요”. */
function losesItsKind(text: string, whole: string): boolean {
  const [topic = ''] = text.split(' ')
  return /[은는이가]$/u.test(topic) && /[는은인]\s$/u.test(whole.slice(0, Math.max(0, whole.indexOf(topic))))
}

/** Whether a point is told under the label that its owner gave it: “짜는 온도: 40도 이하”. */
function isLabelled({ variants: [whole = ''], source }: Point): boolean {
  const label = /^\s*([\p{L} ]{1,16}?)\s?[:：]/u.exec(source.quote)?.[1]
  return label !== undefined && whole.startsWith(label)
}

/** What the owner says and may say, a fact each in their own words, the strongest first. */
export function factsOf(brief: ProductBrief): string[] {
  return readLawfully(brief).points.flatMap(({ source }) => (source.field === 'info' ? [source.quote] : []))
}

const shortened: ReadonlySet<LeftOut['reason']> = new Set(['too-long', 'too-thin'])

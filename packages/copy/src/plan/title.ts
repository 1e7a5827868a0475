import { countChars } from '@clipmint/kit'

import { goodsKindOf } from '../check/goods.ts'
import { lineLimits } from '../line-limits.ts'
import type { NamedPhrase } from '../phrases/book.ts'
import { isPlural } from '../phrases/en.ts'
import { capital, ordered } from '../reading/clean.ts'
import { readers } from '../reading/languages.ts'
import { frontOfName, shortTitlesOf } from '../reading/names.ts'
import type { ProductBrief } from '../types.ts'
import type { Story } from './story.ts'

/** The name as big words: as the owner wrote it, its shorter forms with a capital of their own; what stands for a long one last. */
export function nameAsHeadline(story: Story): string[] {
  const { brief } = story
  const forms = story.name.map((form, at) => (at === 0 ? form : asTitle(form, brief)))
  const { title } = lineLimits[brief.language]
  if (forms.some((form) => countChars(form) <= title && standsForName(story, form))) return forms
  const short = shortTitlesOf(brief.name, brief.language, brief.info).map((form) => asTitle(form, brief))
  // The name itself stands small beside the sentence where a scene has room for one of them large.
  const titles = short.length > 0 ? short : [frontOfName(brief.name, title)]
  return forms.length === 0 ? [] : ordered([...forms, ...titles])
}

/** The name as a title that stays while the sentences beneath it change; empty where no form of it has room or names anything. */
export function titleOverSentences(story: Story): string[] {
  if (!story.sameLanguage) return []
  const { title } = lineLimits[story.brief.language]
  return nameAsHeadline(story).filter((text) => countChars(text) <= title && standsForName(story, text))
}

/** Whether a form of the name names the product by itself; “Cà phê” of “Cà phê Robusta mật ong Buôn Hồ 500g” does not. */
export function standsForName({ name, brief }: Story, form: string): boolean {
  const { most } = lineLimits[brief.language]
  const [whole = ''] = name
  return (
    countChars(form) * 2 > Math.min(countChars(whole), most) ||
    (brief.language === 'en' && form.includes(' ')) ||
    isBeforeDash(brief, form) ||
    shortTitlesOf(brief.name, brief.language, brief.info).some((short) => form === asTitle(short, brief))
  )
}

/** A part of the name with a capital, unless its owner begins the name without one: it looks the same in every scene. */
function asTitle(form: string, { name }: ProductBrief): string {
  return /^\p{Ll}/u.test(name) ? form : capital(form)
}

/** “KOLACHES” of “KOLACHES - Hruska Sisters, West TX”: what its owner set apart from the rest of the name. */
function isBeforeDash(brief: ProductBrief, form: string): boolean {
  const { name, language } = brief
  const [front = '', rest] = name.split(/\s[-–—|]\s/u)
  return (
    language !== 'ko' &&
    rest !== undefined &&
    countChars(form) >= FRONT_LEAST &&
    asTitle(front.trim(), brief) === form
  )
}

/** Fewer letters before a dash name nothing. */
const FRONT_LEAST = 5

/**
 * Whether the name ends in what is sold, as far as one can tell: in Korean a shop or a person is called as a thing is, so that its
 * owner must speak of it by that word.
 */
export function namesAThing({ name: [full = ''], brief }: Story): boolean {
  if (ofShop.test(full)) return false
  const last = /([가-힣]{2,})\P{L}*$/u.exec(full)?.[1]
  return (
    last === undefined ||
    brief.info.includes(last) ||
    goodsKindOf(full) !== null ||
    readers.ko.lexicon.consumed.test(last)
  )
}

/** A shop by its name: “강경 젓갈 상회 토굴 3호”. */
const ofShop =
  /상회|(?:상점|상사|농원|농장|농가|덕장|양조장|공방|가게|사무소|교실|방앗간|맷돌집)(?:\s|$)|\d호$/u

/**
 * The story with those forms of the name that are still its name: in Korean “화분 세트” is another thing than “새싹 화분 세트”, and
 * nobody looks for “Bán gà”, a half of “Bán gà ta thả vườn nhà nội”.
 */
export function byItsName(story: Story): Story {
  const [full = ''] = story.name
  const isLatin = story.brief.language === 'id' || story.brief.language === 'vi'
  if (!/[가-힣]/u.test(full) && !isLatin) return story
  const isName = (form: string): boolean =>
    isLatin ? form === full || standsForName(story, form) : full.startsWith(form)
  return { ...story, name: story.name.filter(isName) }
}

/** A phrase with the product's name in it, in every length that fits the big words; none when no form of it does. */
export function named({ name, brief }: Story, phrase: NamedPhrase): string[] {
  const { most } = lineLimits[brief.language]
  const forms = phrase.flatMap((text) =>
    text.includes('{name}') ? name.map((form) => withName(text, form)) : [text],
  )
  return ordered(forms.map(capital).filter((text) => countChars(text) <= most))
}

/** A name that says by itself which one is meant (“our thing”, “the granola”, “no. 7 soap”) takes no other word for it. */
const determined =
  /^(?:the|an?|this|that|these|those|our|my|your|his|her|their|its|some|any|every|each|no|two|three|four|five|all|\d\S*|\p{Lu}\p{L}*[’']s)\s/iu

/** “an oil”, “these socks”, and “our thing”, though the phrase says “a {name}”, “this {name}” or “the {name}”. */
function withName(text: string, form: string): string {
  const isPlain = /^\p{Script=Latin}/u.test(form)
  if (!isPlain) return text.replace('{name}', form)
  if (determined.test(form))
    return text.replace(/(?<!\p{L})(?:an?|the|this) (?=\{name\})/u, '').replace('{name}', form)
  const article = isPlural(form) ? '' : /^[aeio]/iu.test(form) ? 'an ' : 'a '
  const counted = isPlural(form)
    ? text
        .replace(/ is (?=the \{name\})/u, ' are ')
        .replace(/ was (?=the \{name\})/u, ' were ')
        .replace(/this (?=\{name\})/u, 'these ')
    : text
  return counted.replace(/(?<!\p{L})a (?=\{name\})/u, article).replace('{name}', form)
}

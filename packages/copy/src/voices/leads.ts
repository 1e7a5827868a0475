import type { ProductBrief } from '../types.ts'
import type { Lead } from './voice.ts'

/** Fewer words need no lead. */
const LED_WORDS = 3

/** “크기: 가로 11cm”, “Material: silk”: a note, which has a lead of its own and is called out in no tone. */
const labelled = /^[^:]{1,20}:\s/u

/** Whether words are a note under a label, and no sentence. */
export function isLabelled(text: string): boolean {
  return labelled.test(text)
}

/** What goes on from the fact before, or back to it, and has no lead but its own. */
const goesBack =
  /^(?:그리고|그래서|또|이건|그건|이것|And|Also|Plus|But|So|Or|Otherwise|Then|When|It|They|This|That|These|Those|He|She|Dan|Juga|Jadi|Lalu|Itu|Ini|Và|Rồi|Nên|Nó|Cái này)(?![\p{L}])/u

/** A fact after a lead; null where none suits its words. */
export function leadInto(text: string, { words, goesOn, only }: Lead, brief: ProductBrief): string | null {
  // A size or a time alone needs no lead.
  if ((only && !only.test(text)) || text.split(' ').length < LED_WORDS) return null
  if (isLabelled(text) || goesBack.test(text)) return null
  const rest = goesOn ? continued(text, brief) : text
  return rest === null ? null : words + rest
}

/** Words that keep their capital: days, months, peoples, and towns that Indonesian shops name. */
const keepsCapital =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|\p{L}{2,}(?:ish|ese|ian|ean|ican)|french|dutch|greek|swiss|thai|irish|welsh|scots?|jakarta|depok|bogor|bekasi|tangerang|bandung|bali|surabaya|yogya|jogja|solo|semarang|malang|medan|senin|selasa|rabu|kamis|jumat|sabtu|minggu)$/iu

/** A sentence as it goes on after other words; null where its first word may be a name. */
function continued(text: string, { name, info }: ProductBrief): string | null {
  const [first = '', second = ''] = text.split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{N}’'-]+$/u, ''))
  if (!/^\p{Lu}/u.test(first) || /^I(?!\p{L})/u.test(first) || /^\p{Lu}{2}/u.test(first)) return text
  const lower = first.toLocaleLowerCase('en')
  const words = info.split(/[^\p{L}’'-]+/u)
  if (!words.includes(lower)) {
    const isNamed =
      name.split(/[^\p{L}’'-]+/u).includes(first) ||
      new RegExp(`[\\p{L},] ${first}(?!\\p{L})`, 'u').test(info)
    // “Ray has been measuring hands here since 1994”
    const isPerson = /^(?:has|does|makes|runs|teaches|cuts|looks)$/u.test(second) && !first.endsWith('s')
    if (isNamed || isPerson || keepsCapital.test(first) || /^\p{Lu}/u.test(second) || /[’']s$/u.test(first))
      return null
  }
  return lower + text.slice(first.length)
}

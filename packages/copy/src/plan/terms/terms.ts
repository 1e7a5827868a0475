import { openDays } from '../../reading/refers-back.ts'
import { terms as en } from './en.ts'
import { terms as id } from './id.ts'
import { terms as vi } from './vi.ts'

const all = [en, id, vi]
const starts = all.flatMap((language) => language.starts)
const wherever = all.flatMap(({ surcharges, asks }) => [...surcharges, ...asks])
const given = new RegExp(
  `(?<!\\p{L})(?:${all.flatMap((language) => language.given).join('|')})(?!\\p{L})`,
  'iu',
)
const labels = new RegExp(`^(?:${all.flatMap((language) => language.labels).join('|')})\\s?:`, 'iu')

/** A bare size or time: “180 x 90 x 76cm”, “7 days / 8am-10pm”, “4-6 weeks from survey”. */
const measures =
  /^(?:\d[\d.]* ?(?:cm|mm|m|in|ft|[”″])? ?x ?\d[\d.x ]*(?:cm|mm|m|in|ft|[”″])?$|(?:length|width|height|depth|diameter|capacity|pile|year|made to order) \d|\d{1,2}(?:[.:]\d\d)? ?[ap]m ?[-–] ?\d|\d+ days? ?\/|\d+(?:[-–]\d+)? (?:days?|weeks?|hours?|hrs?|wks?) (?:from|after|to)(?!\p{L}))/iu

/** “Bromsgrove and Redditch”: where, and nothing else. */
const bareTowns =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:(?:,| and| to| or) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)+$/u

/** Whether a sentence tells a term of the sale or a bare measure, which opens a video only under the name. */
export function isTerm(text: string): boolean {
  // Owners mix languages: a sentence is looked at in all of them.
  return (
    [labels, measures, openDays].some((words) => words.test(text.split(', ')[0] ?? '')) ||
    [...wherever, bareTowns].some((words) => words.test(text)) ||
    (!given.test(text) && starts.some((words) => words.test(text)))
  )
}

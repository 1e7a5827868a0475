import { countChars } from '@clipmint/kit'

import { maySay } from '../check/check.ts'
import { lineLimits } from '../line-limits.ts'
import { type Occasion, occasionName, occasionWords } from '../phrases/occasions.ts'
import { capital, ordered } from '../reading/clean.ts'
import { nameVariants } from '../reading/names.ts'
import type { ProductBrief, ScriptLine } from '../types.ts'

/**
 * That something is for an occasion, by each form of its name that may be said so, the longest first; and without it, for where the
 * name stands beside. “Best granola” is a name by itself, and a claim in “Best granola for Christmas”.
 */
export function occasionForms(
  occasion: Occasion,
  brief: ProductBrief,
  names: readonly string[],
): { named: string[]; alone: string } {
  const { named, alone } = occasionWords[brief.language]
  const day = occasionName(occasion, brief.language)
  const forms = ordered(names.flatMap((name) => named(name, day)).map(capital))
  const grounds = { ...brief, also: [...(brief.also ?? []), day] }
  return { named: forms.filter((text) => maySay(text, grounds)), alone: alone(day) }
}

/** What of a line says whether it is free, whoever wrote it. */
type Line = Pick<ScriptLine, 'role' | 'headline' | 'sub'> & { announces?: boolean | undefined }

/**
 * Scenarios that say what occasion they are for, whoever wrote them: in small under their first words and under their last, where
 * nothing but the name stands. What says more than the name is kept, and so is what says the occasion already.
 */
export function tellOccasion<Some extends { lines: Line[] }>(
  scenarios: readonly Some[],
  occasion: Occasion,
  brief: ProductBrief,
): Some[] {
  const { small } = lineLimits[brief.language]
  const { named, alone } = occasionForms(occasion, brief, nameVariants(brief.name, brief.language))
  const withName = [...named, alone].filter((text) => countChars(text) <= small)
  const isName = (text: string) => plainly(brief.name).includes(plainly(text))
  const day = plainly(occasionName(occasion, brief.language))
  const isFree = ({ role, headline, sub, announces }: Line) =>
    (role === 'hook' || role === 'cta') &&
    announces !== true &&
    sub.every(isName) &&
    !headline.some((text) => plainly(text).includes(day))
  const toldBy = (line: Line): Line =>
    isFree(line) ? { ...line, sub: line.headline.some(isName) ? [alone] : withName } : line
  return scenarios.map((scenario) => ({ ...scenario, lines: scenario.lines.map(toldBy) }))
}

function plainly(text: string): string {
  return text.toLocaleLowerCase('en')
}

import type { Ratio } from '@clipmint/film'

import { id, type Searched, text } from '../../../app/search-parts.ts'
import { ratioWords } from '../parts/ratio-words.ts'

/** What was chosen so far stands in the address: a reload, or coming back from the editor, finds it again. */
export type ChooseSearch = {
  scenario?: string | undefined
  ratio?: Ratio | undefined
  template?: string | undefined
  /** Selling points left out. */
  without?: string[] | undefined
}

export function readChooseSearch({ scenario, ratio, template, without }: Searched): ChooseSearch {
  return {
    scenario: text(scenario, 40),
    ratio: isRatio(ratio) ? ratio : undefined,
    template: id(template),
    without: Array.isArray(without)
      ? without.flatMap((one: unknown) => text(one, 40) ?? []).slice(0, 50)
      : undefined,
  }
}

function isRatio(value: unknown): value is Ratio {
  return typeof value === 'string' && Object.hasOwn(ratioWords, value)
}

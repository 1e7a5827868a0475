import type { Ratio } from '@clipmint/film'

import { oneOf, type Searched } from '../../../app/search-parts.ts'
import { ratioWords } from '../parts/ratio-words.ts'

/** The shape a template is looked at in; the tall one is not said. */
export type TemplateSearch = { ratio?: Ratio | undefined }

export function readTemplateSearch({ ratio }: Searched): TemplateSearch {
  return { ratio: oneOf(ratio, Object.keys(ratioWords) as Ratio[]) }
}

import { boundSlots, type Template, type UserSource } from '@clipmint/film'

import type { StoredProject } from '../store.ts'
import { coverOf, designOf, filledShare } from './rules.ts'

/** What a project's words and pictures decide about its row. */
export function contentFacts(
  template: Template,
  source: UserSource,
): Pick<StoredProject, 'filled' | 'coverAssetId' | 'ratio' | 'designId' | 'boundSlots'> {
  return {
    filled: filledShare(template, source),
    coverAssetId: coverOf(template, source),
    ratio: source.ratio,
    designId: designOf(template, source.ratio),
    boundSlots: boundSlots(template, source),
  }
}

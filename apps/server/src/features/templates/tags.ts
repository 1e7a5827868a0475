import type { Localized } from '@clipmint/kit'

import { foldText, lettersOf } from './search/keys.ts'

const MOST_TAGS = 10

/** A tag's name as it is compared: folded, without spaces and the sign that owners write before a tag. */
export function joinedName(name: string): string {
  return foldText(name).replaceAll(/[\s#]+/g, '')
}

/** Each tag once: those that begin with what was typed, then those of more templates; at most ten. */
export function rankTags(tags: readonly (Localized & { templates: number })[], typed: string): Localized[] {
  const letters = lettersOf(typed)
  const begins = ({ ko, en }: Localized) =>
    [ko, en].some((name) => lettersOf(joinedName(name)).startsWith(letters))
  const merged = new Map<string, Localized & { templates: number }>()
  for (const { ko, en, templates } of tags) {
    const known = merged.get(`${ko}\n${en}`)
    merged.set(`${ko}\n${en}`, { ko, en, templates: templates + (known?.templates ?? 0) })
  }
  return [...merged.values()]
    .toSorted(
      (a, b) => Number(begins(b)) - Number(begins(a)) || b.templates - a.templates || (a.ko < b.ko ? -1 : 1),
    )
    .slice(0, MOST_TAGS)
    .map(({ ko, en }) => ({ ko, en }))
}

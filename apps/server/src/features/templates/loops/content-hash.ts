import { createHash } from 'node:crypto'

import type { Template } from '@clipmint/film'

/** Counted up when loops are made otherwise: all are then made anew. */
const RECIPE = 2

const known = new WeakMap<Template, string>()

/** The same for templates that look the same; what is only said of them (names, tags) does not count. */
export function contentHash(template: Template): string {
  const before = known.get(template)
  if (before !== undefined) return before
  const { id, colors, fonts, scenes } = template
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, id, colors, fonts, scenes]))
    .digest('hex')
    .slice(0, 24)
  known.set(template, hash)
  return hash
}

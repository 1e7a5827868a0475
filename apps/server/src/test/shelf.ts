import type { Template } from '@clipmint/film'

import type { Catalogue } from '../features/templates/catalogue.ts'
import { type Entry, toEntry } from '../features/templates/index.ts'
import { makeTemplate, type TemplateSpec } from './templates.ts'

export type ShelfSpec = TemplateSpec & {
  title?: Template['title']
  fonts?: Template['fonts']
  publishedOn?: string
  ownerId?: string | null
}

/** A template of the store, as the content would give it. */
export function shelve({
  title,
  fonts,
  publishedOn = '2026-11-01',
  ownerId = null,
  ...spec
}: ShelfSpec): Entry {
  const template = makeTemplate(spec)
  return toEntry({ ...template, ...(title && { title }), ...(fonts && { fonts }) }, publishedOn, ownerId)
}

/** A store of these templates alone. */
export function shelfOf(entries: readonly Entry[]): Catalogue {
  return { entries, seasons: [], find: (id) => entries.find(({ template }) => template.id === id) ?? null }
}

/** A template that is soon drawn. */
export function shelveSmall(slug: string): Entry {
  const short = { durationMs: 600 }
  return shelve({
    slug,
    scenes: [
      { role: 'hook', ...short },
      { role: 'benefit', ...short, picture: null },
      { role: 'cta', ...short, picture: null },
    ],
  })
}

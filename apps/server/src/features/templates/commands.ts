import type { Template } from '@clipmint/film'

import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { filterEntries, orderEntries, type StoreOrder, type StoreQuery } from './rules.ts'
import { type Season, seasonsOn, templatesOf } from './seasons/rules.ts'
import { findVersion, keepVersion, usesByTemplate } from './store.ts'

/** The template with this id, or the one that has a design with it. */
export function getEntry(id: string): Entry {
  const entry = catalogue.find(id)
  if (!entry) throw new Failure('TEMPLATES_NOT_FOUND')
  return entry
}

/** Every template that answers the query, in the order asked for. `highlight` names a season. */
export async function searchStore(
  ctx: Pick<Context, 'db'>,
  query: StoreQuery & { order: StoreOrder; highlight?: string | undefined },
): Promise<Entry[]> {
  const season = catalogue.seasons.find(({ id }) => id === query.highlight)
  if (query.highlight !== undefined && !season) return []
  const entries = season ? templatesOf(season, catalogue.entries) : catalogue.entries
  return orderEntries(filterEntries(entries, query), query.order, await usesByTemplate(ctx))
}

/** What suits the time of the year in Seoul, the nearest feast first; a season that no template suits is left out. */
export function seasonsNow({
  now,
}: Pick<Context, 'now'>): (Pick<Season, 'id' | 'name'> & { templates: Entry[] })[] {
  return seasonsOn(dayInSeoul(now()), catalogue.seasons)
    .map((season) => ({
      id: season.id,
      name: season.name,
      templates: templatesOf(season, catalogue.entries),
    }))
    .filter(({ templates }) => templates.length > 0)
}

/**
 * A template in the version that a project was made with: the store's own while that is the same version, else as it
 * was kept. Throws when it was never kept, which would be a bug.
 */
export async function getTemplateVersion(
  ctx: Pick<Context, 'db'>,
  id: string,
  version: number,
): Promise<Template> {
  const current = catalogue.find(id)?.template
  if (current?.version === version) return current
  const kept = await findVersion(ctx, id, version)
  if (!kept) throw new Error(`Version ${version} of the template ${id} was never kept.`)
  return kept
}

/** Keeps the template's present version for the project being made of it; inside that project's transaction. */
export async function pinTemplate(ctx: Pick<Context, 'db' | 'now'>, template: Template): Promise<void> {
  await keepVersion(ctx, template)
}

function dayInSeoul(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(now)
}

import { can, type RightsHolder, type StoreCard } from '@clipmint/contract'
import type { Template } from '@clipmint/film'
import { dayInSeoul, type Localized } from '@clipmint/kit'

import type { Context } from '../../context.ts'
import { Failure } from '../../failure.ts'
import { catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { listStore } from './listing/commands.ts'
import { type Asker, findCards } from './listing/store.ts'
import { isOneSlipApart, lettersOf, nearOf } from './search/keys.ts'
import { inHangul } from './search/rules.ts'
import { findTags } from './search/store.ts'
import { fitterOf, lastDayOf, type Season, seasonsOn, TEMPLATES_SHOWN } from './seasons/rules.ts'
import { findTemplateId } from './stock/store.ts'
import { findNewestVersion, findVersion, keepVersion } from './store.ts'
import { joinedName, rankTags } from './tags.ts'

/** The template with this id, or with a design of it, for new work; another account's is not known. */
export function getEntry(id: string, accountId: string): Entry {
  const entry = catalogue.find(id)
  if (!entry || !isSeen(entry, accountId)) throw new Failure('TEMPLATES_NOT_FOUND')
  return entry
}

type Maker = RightsHolder & { id: string }

/** The templates that an account may make videos of. */
export function entriesFor(maker: Maker): Entry[] {
  return catalogue.entries.filter((entry) => mayUse(entry, maker))
}

/** Whether an account may make videos of a template: one that was made for it alone needs the plan that has such. */
export function mayUse(entry: Entry, maker: Maker): boolean {
  return isSeen(entry, maker.id) && (entry.ownerId === null || can(maker, { do: 'use-custom-templates' }).ok)
}

/** A template as the store shows it to who asks, by its id or that of a design; also one that left the store. */
export async function getCard(ctx: Pick<Context, 'db'>, id: string, asker: Asker): Promise<StoreCard> {
  const templateId = await findTemplateId(ctx, id)
  const card = templateId && (await findCards(ctx, [templateId], asker)).get(templateId)
  if (!card) throw new Failure('TEMPLATES_NOT_FOUND')
  return card
}

/** A template whole: as it is in the store, or for a retired one as the last project was made of it. */
export async function getDetail(
  ctx: Pick<Context, 'db'>,
  id: string,
  asker: Asker,
): Promise<{ card: StoreCard; document: Template }> {
  const card = await getCard(ctx, id, asker)
  const document = catalogue.find(card._id)?.template ?? (await findNewestVersion(ctx, card._id))
  if (!document) throw new Failure('TEMPLATES_NOT_FOUND')
  return { card, document }
}

type SeasonNow = Pick<Season, 'id' | 'name'> & { until: string; total: number; templates: StoreCard[] }

/** What suits the time of the year in Seoul, the nearest feast first; a season that no template suits is left out. */
export async function seasonsNow(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'settings' | 'log'>,
  asker: Asker,
): Promise<SeasonNow[]> {
  const today = dayInSeoul(ctx.now())
  const rows = await Promise.all(
    seasonsOn(today, catalogue.seasons).map(async (season) => {
      const query = { page: 1, limit: TEMPLATES_SHOWN, highlight: season.id }
      const { list, total } = await listStore(ctx, asker, query)
      return { id: season.id, name: season.name, until: lastDayOf(season, today), total, templates: list }
    }),
  )
  return rows.filter(({ total }) => total > 0)
}

/** Tells of templates whether they speak of a day's time of the year (YYYY-MM-DD), of another alone (false), or of none (null). */
export function seasonFitter(day: string): (entry: Entry) => boolean | null {
  return fitterOf(day, catalogue.seasons)
}

/**
 * At most ten tags that what was typed could become; when it begins none, those one slip away, else what the same keys
 * give in Hangul.
 */
export async function suggestTags(
  ctx: Pick<Context, 'db'>,
  typed: string,
  accountId: string | null,
): Promise<Localized[]> {
  const name = joinedName(typed)
  const scopes = ['public', ...(accountId === null ? [] : [accountId])]
  const begun = await findTags(ctx, { scopes, begun: lettersOf(name), near: [] })
  if (begun.length > 0) return rankTags(begun, name)
  const near = nearOf(name)
  const found = near.length === 0 ? [] : await findTags(ctx, { scopes, begun: '', near })
  const apart = found.filter(({ ko, en }) => [ko, en].some((tag) => isOneSlipApart(joinedName(tag), name)))
  const hangul = inHangul(name)
  if (apart.length > 0 || hangul === null) return rankTags(apart, name)
  return rankTags(await findTags(ctx, { scopes, begun: lettersOf(hangul), near: [] }), hangul)
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
  const kept = await findTemplateVersion(ctx, id, version)
  if (!kept) throw new Error(`Version ${version} of the template ${id} was never kept.`)
  return kept
}

/** A template in a version that nobody may have kept: null then. */
export async function findTemplateVersion(
  ctx: Pick<Context, 'db'>,
  id: string,
  version: number,
): Promise<Template | null> {
  const current = catalogue.find(id)?.template
  return current?.version === version ? current : findVersion(ctx, id, version)
}

/** Keeps the template's present version for the project being made of it; inside that project's transaction. */
export async function pinTemplate(ctx: Pick<Context, 'db' | 'now'>, template: Template): Promise<void> {
  await keepVersion(ctx, template)
}

function isSeen({ ownerId }: Entry, accountId: string): boolean {
  return ownerId === null || ownerId === accountId
}

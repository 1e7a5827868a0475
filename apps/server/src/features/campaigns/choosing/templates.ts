import type { CampaignChoice, TemplatePreference } from '@clipmint/contract'
import type { z } from 'zod'

import { getAccount } from '../../account/index.ts'
import { entriesFor, type Entry, usesByTemplate } from '../../templates/index.ts'
import type { CampaignDoor } from '../door.ts'
import { orderTemplates } from './rules.ts'
import { findOwnTemplates } from './store.ts'

/** So many templates are shown of what a campaign would choose. */
const shown = 12

/**
 * Templates that a campaign would choose first by a preference. Before there is a plan, what fits is what most videos are made of;
 * what was learned is asked once there is one.
 */
export async function previewTemplates(
  ctx: CampaignDoor,
  accountId: string,
  { by, category }: { by: TemplatePreference; category: string | null },
): Promise<{ entry: Entry; choice: z.infer<typeof CampaignChoice> }[]> {
  const uses = await usesByTemplate(ctx)
  const entries = new Map(
    entriesFor(await getAccount(ctx, accountId)).map((entry) => [entry.card._id, entry] as const),
  )
  const list = [...entries.values()]
    .toSorted((a, b) => (uses.get(b.card._id) ?? 0) - (uses.get(a.card._id) ?? 0))
    .map(({ card }) => ({
      id: card._id,
      scenarioId: '',
      categories: card.categories,
      publishedOn: card.publishedOn,
    }))
  const own = await findOwnTemplates(ctx, accountId)
  return orderTemplates(list, by, { own, category })
    .slice(0, shown)
    .flatMap(({ id }) => {
      const entry = entries.get(id)
      return entry ? [{ entry, choice: { because: 'preference' as const, levels: [] } }] : []
    })
}

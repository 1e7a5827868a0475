import type { CampaignChoice, StoreCard, TemplatePreference } from '@clipmint/contract'
import type { z } from 'zod'

import type { Lang } from '../../../http/handlers.ts'
import { getCard } from '../../templates/index.ts'
import type { CampaignDoor } from '../door.ts'
import { previewTemplates } from './templates.ts'

type Shown = {
  templateId: string
  title: { ko: string; en: string }
  version: number
  designs: StoreCard['designs']
  choice: z.infer<typeof CampaignChoice>
}

/** Templates that a campaign would choose first, as its owner sees them: upright, in their language. */
export async function presentTemplates(
  ctx: CampaignDoor,
  accountId: string,
  { by, category, lang }: { by: TemplatePreference; category?: string | undefined; lang: Lang },
): Promise<Shown[]> {
  const list = await previewTemplates(ctx, accountId, { by, category: category ?? null })
  return Promise.all(
    list.map(async ({ entry, choice }) => {
      const { _id: templateId, title, version } = entry.card
      const { designs } = await getCard(ctx, templateId, { accountId, lang })
      return { templateId, title, version, designs: designs.filter(({ ratio }) => ratio === '9:16'), choice }
    }),
  )
}

import { z } from 'zod'

import { kept } from '../../../app/kept.ts'
import { CampaignDraft } from './draft.ts'

const Kept = z.object({
  /** What is changed; null for a campaign that is begun. */
  of: z.string().nullable(),
  draft: CampaignDraft,
})
const store = kept<z.infer<typeof Kept> | null>('clipmint.campaign-draft', Kept.nullable(), null)

/** The last campaign that was begun or changed in this browser, so that who leaves to connect an account finds it as it was. */
export const keptCampaign = {
  read(of: string | null): CampaignDraft | null {
    const found = store.read()
    return found?.of === of ? found.draft : null
  },
  write: (of: string | null, draft: CampaignDraft): void => store.write({ of, draft }),
  forget: () => store.write(null),
}

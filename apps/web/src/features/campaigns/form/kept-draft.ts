import type { Campaign } from '@clipmint/contract'
import { z } from 'zod'

import { kept } from '../../../app/kept.ts'
import { CampaignDraft, draftOf, settingsOf } from './draft.ts'

/** As long as this what was left may still be meant; later it only undoes what was done since. */
const editMs = 86_400_000

const Kept = z.object({
  /** What is changed; null for a campaign that is begun. */
  of: z.string().nullable(),
  draft: CampaignDraft,
  /** Of a change: when it was last typed in, and the campaign's settings as they were then. */
  edit: z.object({ at: z.number(), from: z.string() }).nullable().default(null),
})
const store = kept<z.infer<typeof Kept> | null>('clipmint.campaign-draft', Kept.nullable(), null)

/** The last campaign that was begun or changed in this browser, so that who leaves to connect an account finds it as it was. */
export const keptCampaign = {
  /** The campaign that was being begun. */
  read(): CampaignDraft | null {
    const found = store.read()
    return found?.of === null ? found.draft : null
  },
  write: (draft: CampaignDraft): void => store.write({ of: null, draft, edit: null }),
  /** The change of a campaign that was left today; none where the campaign was changed since. */
  readEdit(campaign: Campaign, now: number): CampaignDraft | null {
    const found = store.read()
    if (found?.of !== campaign._id || found.edit === null) return null
    const isFresh = now - found.edit.at < editMs && found.edit.from === standOf(campaign)
    return isFresh ? found.draft : null
  },
  writeEdit: (campaign: Campaign, draft: CampaignDraft, now: number): void =>
    store.write({ of: campaign._id, draft, edit: { at: now, from: standOf(campaign) } }),
  forget: () => store.write(null),
}

/** What a campaign is set to, to tell whether it is still that. */
function standOf(campaign: Campaign): string {
  return JSON.stringify(settingsOf(draftOf(campaign)))
}

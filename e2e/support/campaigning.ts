import type { Product as Goods } from '@clipmint/contract'
import { beforeAll } from 'vitest'

import { useSharedDesk } from './desk.ts'
import { drawPhotos } from './photos.ts'
import { type LinkingDesk, useLinkingDesk } from './posting.ts'

/** The desk of an owner with all that a campaign needs: a plan, the upload service and a product. */
export type CampaignDesk = LinkingDesk & { goods: Goods }

export function useCampaignDesk(): CampaignDesk {
  const desk = useSharedDesk({ planType: 1, uploadService: true })
  const campaigning: CampaignDesk = Object.assign(useLinkingDesk(desk), { goods: null as never })
  beforeAll(async () => {
    campaigning.goods = await campaigning.owner.addGoods(await drawPhotos(desk.browser, 3))
  })
  return campaigning
}

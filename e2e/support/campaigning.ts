import type { Product as Goods, StoreCard } from '@clipmint/contract'
import { beforeAll } from 'vitest'

import { useSharedDesk } from './desk.ts'
import type { Owner } from './owner.ts'
import { drawPhotos } from './photos.ts'
import { type LinkingDesk, useLinkingDesk } from './posting.ts'

/** The desk of an owner with all that a campaign needs: a plan, the upload service and a product. */
export type CampaignDesk = LinkingDesk & { goods: Goods }

export function useCampaignDesk(): CampaignDesk {
  const desk = useSharedDesk({ planType: 1, uploadService: true })
  const campaigning: CampaignDesk = Object.assign(useLinkingDesk(desk), { goods: null as never })
  beforeAll(async () => {
    campaigning.goods = await campaigning.owner.addGoods(await drawPhotos(desk.browser, 3, { tiled: true }))
  })
  return campaigning
}

/**
 * What a campaign says of its templates whose videos are soonest made: that its owner's favourites come first, which are
 * then the shortest of the store. Making a video takes longer than all else that is done with it.
 */
export async function shortTemplates({ ask }: Owner): Promise<{ by: 'favourite'; category: null }> {
  const { list } = await ask<{ list: StoreCard[] }>('GET', '/v3/design/group?limit=100')
  const shortest = list.toSorted((one, other) => one.duration - other.duration).slice(0, 8)
  for (const { _id: id } of shortest) await ask('PUT', `/v3/like/${id}`)
  return { by: 'favourite', category: null }
}

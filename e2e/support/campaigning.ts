import type { Product as Goods } from '@clipmint/contract'
import { beforeAll } from 'vitest'

import type { Desk } from './desk.ts'
import { buyPlan, practiceCards } from './pay.ts'
import { drawPhotos } from './photos.ts'
import { type LinkingDesk, useLinkingDesk } from './posting.ts'
import { makingMs } from './visit.ts'

/** The demo owner's desk with all that a campaign needs: a plan, the upload service and a product. */
export type CampaignDesk = LinkingDesk & { goods: Goods }

export function useCampaignDesk(desk: Desk): CampaignDesk {
  const campaigning: CampaignDesk = Object.assign(useLinkingDesk(desk), { goods: null as never })
  beforeAll(async () => {
    const { owner } = campaigning
    const cards = await practiceCards(desk.product.url)
    const good = cards.find(({ manner, stage }) => manner === 'good' && stage === null)
    if (!good) throw new Error('There is no card that always pays.')
    await buyPlan(owner, { planType: 1, card: good.number, uploadService: true })
    campaigning.goods = await owner.addGoods(await drawPhotos(desk.browser, 3))
  }, makingMs)
  return campaigning
}

import { fileLink } from '../../../file-link.ts'
import { findAssets } from '../../assets/index.ts'
import { findPlaces } from '../../places/index.ts'
import { findProducts } from '../../products/index.ts'
import type { CampaignDoor } from '../door.ts'
import type { StoredCampaign } from '../state/store.ts'

/** What campaigns are of as it is now, by the campaign: its name, a picture of it, and whether it is a product that its owner shows. */
export async function findStillsOf(
  ctx: Pick<CampaignDoor, 'db' | 'files'>,
  accountId: string,
  campaigns: readonly StoredCampaign[],
): Promise<Map<string, { name: string; picture: string | null; isShown: boolean }>> {
  const idsOf = (key: 'productId' | 'placeId') => [...new Set(campaigns.flatMap((one) => one[key] ?? []))]
  const products = await findProducts(ctx, accountId, idsOf('productId'))
  const places = await findPlaces(ctx, accountId, idsOf('placeId'))
  const subjects = new Map([
    ...products.map(({ id, name, sourceIds, hidden }) => {
      return [id, { name, first: sourceIds[0], isShown: !hidden }] as const
    }),
    ...places.map(({ id, name, photoIds }) => [id, { name, first: photoIds[0], isShown: false }] as const),
  ])
  const firsts = [...subjects.values()].flatMap(({ first }) => first ?? [])
  const files = new Map((await findAssets(ctx, accountId, firsts)).map((asset) => [asset.id, asset]))
  const shown = await Promise.all(
    campaigns.map(async ({ id, productId, placeId, aboutName }) => {
      const subject = subjects.get(productId ?? placeId ?? '')
      const file = files.get(subject?.first ?? '')
      const picture = file ? await fileLink(ctx, file.keys.thumbnail) : null
      return [id, { name: subject?.name ?? aboutName, picture, isShown: subject?.isShown === true }] as const
    }),
  )
  return new Map(shown)
}

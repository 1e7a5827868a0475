import { limits, type PlaceBrief } from '@clipmint/contract'

import type { StoredPlace } from './store.ts'

/** Dishes or services with their prices, as plans know them. */
export function menuOf({ menu }: Pick<StoredPlace, 'menu'>): PlaceBrief['menu'] {
  // The maps that tell prices are of Korea.
  return menu.map(({ name, price, description: about }) => ({ name, price, currency: 'KRW', about }))
}

/**
 * What a plan of a place is written from: what it says of itself, the menu that its owner chose with what is said of
 * each dish, where it is, and its own pictures in the order in which videos show them. Guests' own are not among them.
 */
export function briefOf(place: StoredPlace): PlaceBrief {
  const { name, category, facts, menu, chosen, photoIds } = place
  const picked = chosen.flatMap((id) => menu.find((item) => item.id === id) ?? [])
  const shown = picked.length > 0 ? picked : menu.slice(0, limits.placeMenuMax)
  const lines = [
    category === '' ? '' : `업종: ${category}`,
    facts.description,
    facts.phone === '' ? '' : `전화: ${facts.phone}`,
    facts.hours.length === 0
      ? ''
      : `영업시간: ${facts.hours.map(({ day, hours }) => `${day} ${hours}`).join(', ')}`,
  ]
  const info = lines.filter((line) => line !== '').join('\n')
  return {
    name,
    info: [...info].slice(0, limits.productInfoMax).join(''),
    menu: menuOf({ menu: shown }),
    address: facts.address,
    assetIds: [...new Set([...shown.flatMap(({ pictureIds }) => pictureIds), ...photoIds])].slice(
      0,
      limits.productMediaMax,
    ),
    isClinic: facts.kind === 'hospital',
  }
}

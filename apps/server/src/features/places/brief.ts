import { limits } from '@clipmint/contract'

import type { StoredMenuItem, StoredPlace } from './store.ts'

/** A place as a planner and a template are told of it. */
export type PlaceBrief = {
  name: string
  /** What it is, what it sells and where it is, in sentences of the owner's language. */
  info: string
  /** Ids of pictures and clips in the order in which a video shows them. Guests' own are not among them. */
  sourceIds: string[]
}

/** What a video of a place is made of: its facts, the menu that the owner chose, its own pictures. */
export function briefOf(place: StoredPlace): PlaceBrief {
  const { name, category, facts, menu, chosen, photoIds } = place
  const picked = chosen.flatMap((id) => menu.find((item) => item.id === id) ?? [])
  const shown = picked.length > 0 ? picked : menu.slice(0, limits.placeMenuMax)
  const lines = [
    category === '' ? '' : `${name}, ${category}.`,
    facts.description,
    ...shown.map(itemLine),
    facts.address === '' ? '' : `주소: ${facts.address}`,
    facts.phone === '' ? '' : `전화: ${facts.phone}`,
    facts.hours.length === 0
      ? ''
      : `영업시간: ${facts.hours.map(({ day, hours }) => `${day} ${hours}`).join(', ')}`,
  ]
  const info = lines.filter((it) => it !== '').join('\n')
  return {
    name,
    info: [...info].slice(0, limits.productInfoMax).join(''),
    sourceIds: [...new Set([...shown.flatMap(({ pictureIds }) => pictureIds), ...photoIds])].slice(
      0,
      limits.productMediaMax,
    ),
  }
}

function itemLine({ name, priceText, description }: StoredMenuItem): string {
  return [name, priceText, description].filter((it) => it !== '').join(', ')
}

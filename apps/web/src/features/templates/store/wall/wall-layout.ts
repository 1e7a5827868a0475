/** A card on the wall: where it stands and how large its picture is, in CSS pixels. */
export type Place = { x: number; y: number; width: number; pictureHeight: number; height: number }

export type Wall = { places: readonly Place[]; height: number }

type WallFacts = {
  /** Width over height of each card's picture, in order. */
  ratios: readonly number[]
  columns: number
  width: number
  gapX: number
  gapY: number
  /** What stands below each picture. */
  captionHeight: number
}

/**
 * Hangs cards of different heights on columns, each where the wall is lowest by then. A card's place depends only on
 * the cards before it, so that more cards move none that hang. Pure.
 */
export function hang({ ratios, columns, width, gapX, gapY, captionHeight }: WallFacts): Wall {
  const cardWidth = (width - gapX * (columns - 1)) / columns
  const bottoms = Array.from({ length: columns }, () => 0)
  const places = ratios.map((ratio): Place => {
    const column = bottoms.indexOf(Math.min(...bottoms))
    const y = bottoms[column] ?? 0
    const pictureHeight = cardWidth / ratio
    const height = pictureHeight + captionHeight
    bottoms[column] = y + height + gapY
    return { x: column * (cardWidth + gapX), y, width: cardWidth, pictureHeight, height }
  })
  return { places, height: Math.max(0, Math.max(...bottoms) - gapY) }
}

/** How many columns a wall of this width has; wide pictures stand on half as many. Pure. */
export function columnsFor(width: number, isWide: boolean): number {
  const columns = width >= 840 ? 4 : width >= 560 ? 3 : 2
  return isWide ? Math.max(1, Math.floor(columns / 2)) : columns
}

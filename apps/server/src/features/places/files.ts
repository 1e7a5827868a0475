import type { StoredPlace } from './store.ts'

/** Every file of a place, each once: of its menu, its own pictures and those of reviews. */
export function filesOf({
  menu,
  photoIds,
  reviews,
}: Pick<StoredPlace, 'menu' | 'photoIds' | 'reviews'>): string[] {
  return [
    ...new Set([
      ...menu.flatMap(({ pictureIds }) => pictureIds),
      ...photoIds,
      ...reviews.flatMap(({ mediaIds }) => mediaIds),
    ]),
  ]
}

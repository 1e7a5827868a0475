import type { Film, FilmMedia } from '../film.ts'
import type { FilmMediaLayer, MediaLayer } from '../layers/media.ts'
import { placeMedia } from '../media-fit.ts'
import type { CheckFacts } from './facts.ts'
import { type Finding, finding } from './finding.ts'

/** A picture with fewer of its own pixels than this share of those it is shown with looks soft. */
const SHARP_FROM = 0.7

/** What there is to see to in a place for a picture. */
export function findInMedia({ id, slot }: MediaLayer, facts: CheckFacts): Finding[] {
  const chosen = facts.content.userSource.media[id]
  const uploads = facts.uploads?.includes(id) ? [finding('upload-running', id)] : []
  if (!chosen) return slot.required && uploads.length === 0 ? [finding('required-media-empty', id)] : uploads
  const isThere = facts.files[chosen.assetId] !== undefined && facts.isBroken?.(chosen.assetId) !== true
  if (!isThere) return [...uploads, finding('media-missing', id)]
  const layer = facts.film.scenes.flatMap(({ layers }) => layers).find((it) => it.id === id)
  const media = facts.film.media[id]
  const isSmall = layer?.kind === 'media' && media !== undefined && isSoft(media, layer)
  return isSmall ? [...uploads, finding('picture-small', id)] : uploads
}

/** Whether what is left of a picture after its crop has less than 70 % of the pixels it is shown with. */
export function isSoft(
  media: Parameters<typeof placeMedia>[0],
  { fit, box }: Pick<FilmMediaLayer, 'fit' | 'box'>,
): boolean {
  const { source, target } = placeMedia(media, fit, { width: box.w, height: box.h })
  return source.w < target.w * SHARP_FROM || source.h < target.h * SHARP_FROM
}

/**
 * Pictures that are shown in the scene before too, the same part of them, where there are enough to show others. Slots
 * that share one by design are meant to.
 */
export function findRepeated({ film, template }: CheckFacts): Finding[] {
  const shared = new Map(
    template.scenes.flatMap(({ layers }) =>
      layers.flatMap((layer) => (layer.kind === 'media' ? [[layer.id, layer.slot.same] as const] : [])),
    ),
  )
  const inScenes = film.scenes.map(({ layers }) => layers.flatMap((layer) => mediaOf(layer.id, film)))
  const files = new Set(inScenes.flat().map(({ file }) => file.id)).size
  return inScenes.flatMap((scene, index) => {
    // With fewer pictures than two scenes have places, no placing shows each once.
    if (files < scene.length + (inScenes[index - 1]?.length ?? 0)) return []
    return scene
      .filter((media) =>
        (inScenes[index - 1] ?? []).some(
          (before) => looksSame(media, before) && !sharesPlace(shared, media.key, before.key),
        ),
      )
      .map(({ key }) => finding('picture-repeated', key))
  })
}

function mediaOf(id: string, { media }: Film): FilmMedia[] {
  return media[id] ? [media[id]] : []
}

function looksSame(one: FilmMedia, other: FilmMedia): boolean {
  return (
    one.file.id === other.file.id &&
    JSON.stringify([one.crop, one.trim]) === JSON.stringify([other.crop, other.trim])
  )
}

function sharesPlace(shared: ReadonlyMap<string, string | null>, one: string, other: string): boolean {
  const share = shared.get(one) ?? null
  return share !== null && share === shared.get(other)
}

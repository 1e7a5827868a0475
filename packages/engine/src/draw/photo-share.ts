import { type Film, type FilmMedia, type FilmMediaLayer, placeMedia } from '@clipmint/film'

import { mostZoom } from './media-inside.ts'

/**
 * The largest share of a photograph's own resolution, 0 to 1, that any of its places in a film shows: more pixels need
 * not be kept. 1 when it is shown otherwise than in a place.
 */
export function shareNeeded(film: Film, media: FilmMedia): number {
  if (film.logo?.key === media.key) return 1
  const layers = film.scenes.flatMap((scene) => scene.layers)
  const shares = layers.flatMap((layer) => {
    const place = layer.kind === 'text' ? layer.picture : layer
    return place?.kind === 'media' && place.mediaKey === media.key ? [shareIn(place, media)] : []
  })
  return shares.length === 0 ? 1 : Math.min(1, Math.max(...shares))
}

function shareIn(layer: FilmMediaLayer, media: FilmMedia): number {
  // What is cut out is looked for in all of its pixels.
  if (layer.cutout) return 1
  const { source, target } = placeMedia(media, layer.fit, { width: layer.box.w, height: layer.box.h })
  return (target.w * mostZoom(layer.inner, target)) / source.w
}

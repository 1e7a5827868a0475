import { type Film, type FilmMedia, type FilmMediaLayer, placeMedia } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import { mostZoom } from './media-inside.ts'

/** An owner's crop to less than this of a picture's sides shows more of its grain than the whole picture needs. */
const CLOSE = 0.6
/** No picture is held smaller than this share of a canvas: it would be fetched anew with every crop. */
const LEAST_SHARE = 1 / 4

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

/**
 * How large a photograph has to be to be shown in a film, as a share of the longer side of the canvas: up to the next
 * power of two, so that films that show it alike share it. At most 1, or 2 where the owner's crop takes a small part.
 */
export function pictureShare(film: Film, media: FilmMedia): number {
  const { crop, file } = media
  const most = crop !== null && Math.max(crop.w, crop.h) < CLOSE ? 2 : 1
  const needed = shareNeeded(film, media)
  // Cut out or blown up, it shows all that it has.
  if (needed === 1) return most
  const share = (needed * Math.max(file.width, file.height)) / Math.max(film.width, film.height)
  return clamp(2 ** Math.ceil(Math.log2(share)), LEAST_SHARE, most)
}

import type { Film } from '../film.ts'
import type { FilmText } from '../layers/text.ts'
import { placeMedia } from '../media-fit.ts'
import { slotsOf, type Template } from '../template.ts'
import { isShrunk } from './texts.ts'

/** A picture that shows less than this share of itself has lost what it was taken for. */
const CUT_BELOW = 0.4

/** The slots that suffer in a shape: whose words get much smaller, and whose picture is much cut away. */
export type ShapeLosses = { shrunk: string[]; cut: string[] }

/**
 * What the content of a film loses in the film's shape. A part that the owner chose of a picture counts as the whole of
 * it: what is outside was cut away on purpose.
 */
export function lossesInShape(
  film: Film,
  template: Template,
  drawn: { lang: string; drawnShareOf: (text: FilmText) => number },
): ShapeLosses {
  const layers = new Map(film.scenes.flatMap((scene) => scene.layers.map((layer) => [layer.id, layer])))
  const slots = slotsOf(template)
  const shrunk = slots
    .flatMap(({ text }) => text)
    .filter((slot) => {
      const layer = layers.get(slot.id)
      return layer?.kind === 'text' && isShrunk(slot, layer, drawn)
    })
  const cut = slots
    .flatMap(({ media }) => media)
    .filter(({ id }) => {
      const layer = layers.get(id)
      const media = film.media[id]
      if (layer?.kind !== 'media' || !media) return false
      const { source } = placeMedia(media, layer.fit, { width: layer.box.w, height: layer.box.h })
      const { w, h } = media.crop ?? { w: 1, h: 1 }
      const { width, height } = media.file
      return (source.w * source.h) / (w * width * h * height) < CUT_BELOW
    })
  return { shrunk: shrunk.map(({ id }) => id), cut: cut.map(({ id }) => id) }
}

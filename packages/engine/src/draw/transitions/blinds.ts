import { ease } from '@clipmint/film'
import { clamp } from '@clipmint/kit'

import type { TransitionDrawing } from './transition.ts'

/** The last strip begins after this share of the whole time. */
const LAST_BEGINS = 0.5

/** Strips open side by side across the way they come from: from the left, columns that open one after another. */
export const blinds: TransitionDrawing<'blinds'> = ({ count, from, easing }, change) => {
  const { surface, stage } = change
  const { width, height } = stage.film
  change.drawLeaving(surface, 0)
  surface.save()
  surface.beginPath()
  for (let index = 0; index < count; index += 1) {
    const late = (LAST_BEGINS * index) / (count - 1)
    const open = ease(easing, clamp((change.progress - late) / (1 - LAST_BEGINS), 0, 1))
    if (open <= 0) continue
    const across = from === 'left' || from === 'right'
    const length = across ? width : height
    // Edges on whole pixels: neighbours then share no half-covered column.
    const begin = Math.round((length * index) / count)
    const end = Math.round((length * (index + 1)) / count)
    const grown = (end - begin) * open
    const at = from === 'left' || from === 'top' ? begin : length - begin - grown
    if (across) surface.rect(at, 0, grown, height)
    else surface.rect(0, at, width, grown)
  }
  surface.clip()
  change.drawComing(surface, 0)
  surface.restore()
}

import { ellipse, roundedRect } from '../outline.ts'
import { fillFlat, fillLit, part, type Thing } from './thing.ts'

/** A low jar with a wide lid. */
export const jar: Thing = (surface, place, tones) => {
  const body = part(place, [0.16, 0.46, 0.68, 0.54])
  fillLit(surface, roundedRect(body, place.w * 0.09), body, tones)
  const label = part(place, [0.16, 0.62, 0.68, 0.22])
  fillLit(surface, roundedRect(label, 0), label, { light: '#ffffff', main: tones.label, deep: tones.wall })
  fillFlat(surface, roundedRect(part(place, [0.34, 0.68, 0.32, 0.035]), 99), tones.main)
  fillFlat(surface, roundedRect(part(place, [0.4, 0.745, 0.2, 0.022]), 99), tones.table)
  const lid = part(place, [0.13, 0.27, 0.74, 0.21])
  fillLit(surface, roundedRect(lid, place.w * 0.045), lid, {
    light: tones.label,
    main: tones.wallLight,
    deep: tones.table,
  })
  fillFlat(surface, ellipse(part(place, [0.2, 0.285, 0.6, 0.04])), 'rgba(255,255,255,0.55)')
}

import { roundedRect } from '../outline.ts'
import { parsePath } from '../shapes/svg-path.ts'
import { fillFlat, fillLit, part, type Thing } from './thing.ts'

/** A pump-less bottle with a cap and a blank label. */
export const bottle: Thing = (surface, place, tones) => {
  const on = ([x, y]: readonly [number, number]) =>
    [place.x + (x / 100) * place.w, place.y + (y / 100) * place.h] as const
  const cap = part(place, [0.42, 0.0, 0.16, 0.13])
  fillLit(surface, roundedRect(cap, cap.w * 0.12), cap, {
    light: tones.deep,
    main: tones.deep,
    deep: tones.dark,
  })
  const body = part(place, [0.31, 0.12, 0.38, 0.88])
  const outline = parsePath(
    'M43 13 H57 V20 C57 26 69 28 69 39 V94 Q69 100 63 100 H37 Q31 100 31 94 V39 C31 28 43 26 43 20 Z',
    on,
  )
  fillLit(surface, outline, body, tones)
  const label = part(place, [0.31, 0.5, 0.38, 0.3])
  fillLit(surface, roundedRect(label, 0), label, { light: '#ffffff', main: tones.label, deep: tones.wall })
  fillFlat(surface, roundedRect(part(place, [0.38, 0.57, 0.24, 0.035]), 99), tones.main)
  fillFlat(surface, roundedRect(part(place, [0.41, 0.635, 0.18, 0.022]), 99), tones.table)
  fillFlat(surface, roundedRect(part(place, [0.36, 0.36, 0.025, 0.12]), 99), 'rgba(255,255,255,0.4)')
}

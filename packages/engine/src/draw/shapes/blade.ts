import { styleOf, toRadians, withOpacity } from '../paint.ts'
import type { FormDrawing } from './form.ts'

/** A beam across the box: clear at its edges, the fill's colour inside, near white along its heart. */
export const blade: FormDrawing<'blade'> = {
  as: 'paint',
  paint: (surface, { angle, width }, { layer }) => {
    const { box } = layer
    const reach = Math.hypot(box.w, box.h)
    const color = layer.fill ?? '#ffffff'
    surface.save()
    surface.beginPath()
    surface.rect(box.x, box.y, box.w, box.h)
    surface.clip()
    surface.translate(box.x + box.w / 2, box.y + box.h / 2)
    surface.rotate(toRadians(angle))
    const beam = { x: -width / 2, y: -reach / 2, w: width, h: reach }
    const solid = typeof color === 'string' ? color : '#ffffff'
    surface.fillStyle = styleOf(surface, across(solid), beam)
    surface.fillRect(beam.x, beam.y, beam.w, beam.h)
    surface.restore()
  },
}

function across(color: string): Parameters<typeof styleOf>[1] {
  const [clear, half] = [withOpacity(color, 0), withOpacity(color, 0.45)]
  return {
    type: 'linear',
    angle: 0,
    stops: [
      { at: 0, color: clear },
      { at: 0.34, color: half },
      { at: 0.47, color },
      { at: 0.5, color: 'rgba(255,255,255,0.95)' },
      { at: 0.53, color },
      { at: 0.66, color: half },
      { at: 1, color: clear },
    ],
  }
}

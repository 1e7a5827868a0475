import type { Rect, ShapeForm } from '@clipmint/film'
import { clamp, createRandom } from '@clipmint/kit'

import type { ParticleSpec } from './kinds.ts'

export type Particles = Extract<ShapeForm, { form: 'particles' }>

/** One particle now: its middle and size in pixels, its turn in radians, how wide it shows (1 face on, 0 edge on). */
export type Particle = {
  x: number
  y: number
  size: number
  turn: number
  face: number
  opacity: number
  /** From 0 to 1: picks its tint and its look. */
  pick: number
}

/** A burst rises to this share of its box, is out of breath within these seconds, and fades over the last of them. */
const BURST = { height: 0.92, spread: 0.62, drag: 2.1, seconds: 3.4, fadeSeconds: 0.6 }

/**
 * Where all particles are `seconds` after their scene began. Closed form: every frame follows from its time alone, so
 * that frames can be drawn in any order.
 */
export function particlesAt(form: Particles, spec: ParticleSpec, box: Rect, seconds: number): Particle[] {
  const random = createRandom(form.seed * 2_654_435 + 97)
  const time = seconds * form.speed
  return Array.from({ length: form.count }, () => {
    // Always as many draws, so that one kind of path never moves another particle.
    const chance = Array.from({ length: 9 }, random) as Chance
    const [least, most] = spec.sizes
    const size = form.size * (least + (most - least) * chance[2] ** 1.5)
    const place =
      form.emit === 'burst'
        ? burst(chance, { box, size, spec, time })
        : drift(chance, { box, size, spec, time })
    const turn = 2 * Math.PI * ((chance[5] - 0.5) * spec.lean + spec.spin * time * (chance[6] - 0.5) * 2)
    const tumbling = Math.abs(
      Math.cos(2 * Math.PI * (chance[7] + spec.tumble * time * (0.6 + 0.8 * chance[3]))),
    )
    const glint =
      0.5 + 0.5 * Math.sin(2 * Math.PI * (chance[8] + spec.twinkleHz * time * (0.7 + 0.6 * chance[4])))
    return {
      ...place,
      size,
      turn: spec.spin === 0 ? 0 : turn,
      face: spec.tumble === 0 ? 1 : Math.max(0.08, tumbling),
      opacity: place.opacity * spec.opacity * (1 - spec.twinkle * (1 - glint ** 2)),
      pick: chance[7],
    }
  })
}

type Chance = [number, number, number, number, number, number, number, number, number]
type Flight = { box: Rect; size: number; spec: ParticleSpec; time: number }

/** Through the box from edge to edge and in again on the other side; what looks larger is nearer and quicker. */
function drift(chance: Chance, { box, size, spec, time }: Flight): { x: number; y: number; opacity: number } {
  const room = box.h + 2 * size
  const gone = chance[1] * room + spec.fall * size * time * (0.75 + 0.5 * chance[3])
  const along = ((gone % room) + room) % room
  const sway = spec.sway * size * Math.sin(2 * Math.PI * (spec.swayHz * time + chance[4]))
  return { x: box.x + chance[0] * box.w + sway, y: box.y - size + along, opacity: 1 }
}

/** Thrown up from the middle of the box's foot, slowed by the air, and falling as its kind falls. */
function burst(chance: Chance, { box, spec, size, time }: Flight): { x: number; y: number; opacity: number } {
  const { drag, height, spread } = BURST
  const calm = (1 - Math.exp(-drag * time)) / drag
  const sideways = (chance[0] - 0.5) * 2 * spread * box.w * drag
  const upwards = box.h * height * drag * (0.45 + 0.75 * chance[1])
  const sinking = Math.max(1, Math.abs(spec.fall)) * size * 1.5
  const sway =
    spec.sway * size * 0.4 * Math.sin(2 * Math.PI * (spec.swayHz * time + chance[4])) * Math.min(1, time)
  return {
    x: box.x + box.w / 2 + sideways * calm * (0.5 + 0.5 * chance[3]) + sway,
    y: box.y + box.h - upwards * calm + sinking * (time - calm),
    opacity: time <= 0 ? 0 : clamp((BURST.seconds - time) / BURST.fadeSeconds, 0, 1),
  }
}

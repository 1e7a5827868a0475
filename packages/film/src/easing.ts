import { z } from 'zod'

/** Named curves from progress to progress, both 0 to 1 (formulas: easings.net; `out-back` overshoots by 4 to 6 %). */
const curves = {
  linear: (t: number) => t,
  'in-quad': (t: number) => t * t,
  'in-expo': (t: number) => (t <= 0 ? 0 : 2 ** (10 * t - 10)),
  'out-quad': (t: number) => 1 - (1 - t) ** 2,
  'out-cubic': (t: number) => 1 - (1 - t) ** 3,
  'out-quart': (t: number) => 1 - (1 - t) ** 4,
  'out-expo': (t: number) => (t >= 1 ? 1 : 1 - 2 ** (-10 * t)),
  'out-back': (t: number) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2,
  'in-out-sine': (t: number) => (1 - Math.cos(Math.PI * t)) / 2,
  'in-out-cubic': (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  'in-out-quart': (t: number) => (t < 0.5 ? 8 * t ** 4 : 1 - (2 - 2 * t) ** 4 / 2),
  'out-bounce': outBounce,
} as const

export const Easing = z.enum(Object.keys(curves) as [keyof typeof curves, ...(keyof typeof curves)[]])
export type Easing = z.infer<typeof Easing>

/** `progress` (0 to 1) bent by the named curve. */
export function ease(easing: Easing, progress: number): number {
  return curves[easing](progress)
}

function outBounce(t: number): number {
  if (t < 1 / 1.6) return (t * 1.6) ** 2
  const after = (t - 1 / 1.6) / (1 - 1 / 1.6)
  return 1 - 0.12 * 4 * after * (1 - after)
}

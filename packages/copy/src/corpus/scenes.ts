import { planProduct } from '../plan/plan.ts'
import { briefOf } from './brief.ts'

/** What the videos of an English-speaking owner show, each scene’s rows together, for tests. */
export function scenesOf(name: string, info: string): string[] {
  return planProduct(briefOf({ name, info, language: 'en' })).scenarios.flatMap(({ lines }) =>
    lines.map(({ headline, sub }) => `${headline[0] ?? ''} | ${sub[0] ?? ''}`),
  )
}

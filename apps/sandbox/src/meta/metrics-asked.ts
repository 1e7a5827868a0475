import { refuse, refuseParam } from './errors.ts'
import type { Params } from './params.ts'

/** The names that are asked for; one that there is not, or is not any more, fails them all. */
export function metricsOf(params: Params, known: readonly string[]): string[] {
  const asked = (params.get('metric') ?? '').split(',').map((name) => name.trim())
  if (asked.join('') === '')
    refuse({ code: 3_001, subcode: 1_504_028, message: '(#3001) No metric was specified to be fetched.' })
  if (asked.some((name) => !known.includes(name))) refuseParam('The value must be a valid insights metric')
  return asked
}

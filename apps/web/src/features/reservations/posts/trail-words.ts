import type { TrailEntry } from '@clipmint/contract'
import { postFailures } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'

/** Why a step waits, as it has a sentence; whatever else a network says is a lost answer. */
const whys = ['throttled', 'quota', 'outage', 'busy', 'video'] as const

/** What an entry of a trail says, in a sentence. */
export function useTrailWords(zone: string): (entry: TrailEntry) => string {
  const { t } = useTranslation()
  const { moment } = useMoments()
  return ({ kind, values }) => {
    const at = values['until'] ?? values['at']
    const why = whys.find((one) => one === values['why']) ?? 'unclear'
    const failure = postFailures.find((one) => one === values['failure'])
    return t(`reservations.trail_${kind}`, {
      at: typeof at === 'string' ? moment(at, zone) : '',
      why: t(`reservations.why_${why}`),
      failure: failure ? t(`reservations.failure_${failure}`) : '',
    })
  }
}

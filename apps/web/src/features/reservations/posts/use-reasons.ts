import { useTranslation } from 'react-i18next'

import { useFindingWords } from '../form/finding-words.ts'
import { useAllowed } from '../queries.ts'
import { findAgain, type Sent } from './found-again.ts'

/** Why a post is not taken by a network, in the sentences of its check; none where that is mended, or has no sentence. */
export function useReasons(sent: Omit<Sent, 'allowed'> | null, codes: readonly string[]): string[] {
  const { t } = useTranslation()
  const wordsOf = useFindingWords()
  const isAsked = sent !== null && codes.includes('setting-unavailable')
  const allowedOf = useAllowed(isAsked ? [sent] : [])
  if (sent === null) return []
  const { platform, settings: answers } = sent
  const allowed = allowedOf(platform)
  return codes.flatMap((code) => {
    const found = findAgain(code, { ...sent, allowed })
    if (found) return wordsOf({ platform, code: found.code, values: found.values, answers })
    // Which setting it is, its account says.
    return code === 'setting-unavailable' && allowed === null
      ? t('reservations.failure_refused-settings')
      : []
  })
}

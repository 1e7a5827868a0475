import { allowanceOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useLimit, useUser } from '../../features/account/index.ts'

/** How many videos may still be made this month; `left` is null where nobody counts, `words` null while unknown. */
export function useRendersLeft(): { left: number | null; words: string | null } {
  const { t } = useTranslation()
  const { data: user } = useUser()
  const { data: limit } = useLimit()
  if (!user || !limit) return { left: null, words: null }
  if (user.payment.subscription) return { left: null, words: t('frame.unlimited') }
  const { renderCnt, renderExtra: extra } = limit
  const left = renderCnt - extra
  // Who waits for a plan has been given more than a month's.
  const month = { left, total: Math.max(left, allowanceOf(user.payment.planType).rendersPerMonth) }
  const words = extra > 0 ? t('editor.makeFreeExtra', { ...month, extra }) : t('editor.makeFree', month)
  return { left: renderCnt, words }
}

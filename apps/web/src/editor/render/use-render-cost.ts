import { useTranslation } from 'react-i18next'

import { useRendersLeft } from '../../features/account/index.ts'

/** What a video costs of this month's; `left` is null where nobody counts, `words` null while unknown. */
export function useRenderCost(): { left: number | null; words: string | null } {
  const { t } = useTranslation()
  const renders = useRendersLeft()
  if (renders === null) return { left: null, words: null }
  if (renders === 'uncounted') return { left: null, words: t('frame.unlimited') }
  const { left, extra } = renders
  const words = extra > 0 ? t('editor.makeFreeExtra', renders) : t('editor.makeFree', renders)
  return { left: left + extra, words }
}

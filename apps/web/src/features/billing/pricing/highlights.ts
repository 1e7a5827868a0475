import { allowanceOf, limits } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { type OfferedPlan, shownTypeOf } from '../plan-choice.ts'

/** What speaks for a plan, in a line each. */
export function useHighlights(): (name: OfferedPlan) => string[] {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  return (name) => {
    const { scenariosPerMonth, rendersPerMonth, storageBytes, members, products, places } = allowanceOf(
      shownTypeOf(name),
    )
    const videos = t('pricing.gives_videos', { count: scenariosPerMonth })
    switch (name) {
      case 'free':
        return [
          videos,
          t('pricing.gives_renders', { count: rendersPerMonth }),
          t('pricing.gives_uploadTrial', { count: limits.uploadTrialDays }),
          t('pricing.gives_freeEditing', { count: limits.freeEditingDays }),
          t('pricing.gives_shelf', { products, count: places }),
        ]
      case 'basic':
        return [
          videos,
          t('pricing.gives_unlimited'),
          t('pricing.gives_noMark'),
          t('pricing.gives_commercial'),
          t('pricing.gives_storage', { size: bytes(storageBytes) }),
          t('pricing.gives_chat'),
        ]
      case 'standard':
        return [
          videos,
          t('pricing.gives_resale'),
          t('pricing.gives_members', { count: members }),
          t('pricing.gives_shelf', { products, count: places }),
          t('pricing.gives_storage', { size: bytes(storageBytes) }),
          t('pricing.gives_priority'),
        ]
      case 'enterprise':
        return [
          t('pricing.gives_videosFrom', { count: scenariosPerMonth }),
          t('pricing.gives_custom'),
          t('pricing.gives_team'),
          t('pricing.gives_storageFrom', { size: bytes(storageBytes) }),
          t('pricing.gives_dedicated'),
        ]
    }
  }
}

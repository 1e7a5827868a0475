import { allowanceOf, limits } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { type OfferedPlan, shownTypeOf } from '../plan-choice.ts'

/** A line that speaks for a plan; `isFairUse`: unlimited, as long as the use is fair. */
export type Highlight = { words: string; isFairUse?: true }

/** What speaks for a plan, in a line each. */
export function useHighlights(): (name: OfferedPlan) => Highlight[] {
  const { t } = useTranslation()
  const { bytes } = useFormats()
  const lines = (...words: string[]): Highlight[] => words.map((it) => ({ words: it }))
  return (name) => {
    const { scenariosPerMonth, rendersPerMonth, storageBytes, members, products, places } = allowanceOf(
      shownTypeOf(name),
    )
    const videos = t('pricing.gives_videos', { count: scenariosPerMonth })
    switch (name) {
      case 'free':
        return lines(
          videos,
          t('pricing.gives_renders', { count: rendersPerMonth }),
          t('pricing.gives_uploadTrial', { count: limits.uploadTrialDays }),
          t('pricing.gives_freeEditing', { count: limits.freeEditingDays }),
          t('pricing.gives_shelf', { products, count: places }),
        )
      case 'basic':
        return [
          ...lines(videos),
          { words: t('pricing.gives_unlimited'), isFairUse: true },
          ...lines(
            t('pricing.gives_noMark'),
            t('pricing.gives_commercial'),
            t('pricing.gives_storage', { size: bytes(storageBytes) }),
            t('pricing.gives_chat'),
          ),
        ]
      case 'standard':
        return lines(
          videos,
          t('pricing.gives_resale'),
          t('pricing.gives_members', { count: members }),
          t('pricing.gives_shelf', { products, count: places }),
          t('pricing.gives_storage', { size: bytes(storageBytes) }),
          t('pricing.gives_priority'),
        )
      case 'enterprise':
        return lines(
          t('pricing.gives_videosFrom', { count: scenariosPerMonth }),
          t('pricing.gives_custom'),
          t('pricing.gives_team'),
          t('pricing.gives_storageFrom', { size: bytes(storageBytes) }),
          t('pricing.gives_dedicated'),
        )
    }
  }
}

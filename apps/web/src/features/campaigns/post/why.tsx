import type { CampaignPostDetail } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import classes from './campaign-post.module.css'

/** Why a post has its template and its story. */
export function Why({ choice }: { choice: NonNullable<CampaignPostDetail['choice']> }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('campaigns.why')}</SectionTitle>
      <p className={classes['why']}>
        <Lightbulb aria-hidden="true" size="1.125rem" />
        <span>{t(`campaigns.why_${choice.because}`)}</span>
      </p>
    </section>
  )
}

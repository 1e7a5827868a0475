import type { CampaignPostDetail } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './campaign-post.module.css'

/** What is learned of, as far as it has words. */
const attributes = ['angle', 'hook', 'family', 'length', 'hour', 'weekday', 'tags'] as const

/** Why a post has its template and its story. */
export function Why({ choice }: { choice: NonNullable<CampaignPostDetail['choice']> }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const named = attributes.filter((one) => choice.levels.some(({ attribute }) => attribute === one))
  const list = new Intl.ListFormat(language).format(named.map((one) => t(`campaigns.attribute_${one}`)))
  return (
    <section>
      <SectionTitle>{t('campaigns.why')}</SectionTitle>
      <p className={classes['why']}>
        <Lightbulb aria-hidden="true" size="1.125rem" />
        <span>
          {t(`campaigns.why_${choice.because}`)}{' '}
          {named.length > 0 ? t('campaigns.whyBy', { attributes: list }) : null}
        </span>
      </p>
    </section>
  )
}

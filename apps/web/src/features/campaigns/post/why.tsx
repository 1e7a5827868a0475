import { type CampaignPostDetail, lessonAttributes, type TemplatePreference } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { listWords } from '../../../app/list-words.ts'
import { useFormats } from '../../../locales/use-words.ts'

import classes from './campaign-post.module.css'

type WhyProps = {
  choice: NonNullable<CampaignPostDetail['choice']>
  /** By what its campaign chooses templates. */
  by: TemplatePreference
}

/** Why a post has its template and its story. */
export function Why({ choice, by }: WhyProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const named = lessonAttributes.filter((one) => choice.levels.some(({ attribute }) => attribute === one))
  const list = listWords(
    language,
    named.map((one) => t(`dashboard.attribute_${one}`)),
  )
  return (
    <section>
      <SectionTitle>{t('campaigns.why')}</SectionTitle>
      <p className={classes['why']}>
        <Lightbulb aria-hidden="true" size="1.125rem" />
        <span>
          {t(choice.because === 'preference' ? `campaigns.whyBy_${by}` : `campaigns.why_${choice.because}`)}{' '}
          {named.length > 0 ? t('campaigns.whyWhat', { attributes: list }) : null}
        </span>
      </p>
    </section>
  )
}

import { allowanceOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './fair-use.module.css'

const footnote = 'fair-use'

/** The asterisk behind what is unlimited in fair use: it leads to what that means. */
export function FairUseMark() {
  const { t } = useTranslation()
  return (
    <a className={classes['mark']} href={`#${footnote}`} aria-label={t('pricing.fairUseMark')}>
      *
    </a>
  )
}

/** What unlimited in fair use means, by number. */
export function FairUseNote() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const [basic, standard] = [allowanceOf(1).rendersPerMonth, allowanceOf(2).rendersPerMonth]
  return (
    <p id={footnote} className={classes['note']}>
      {t('pricing.fairUse', { basic: number(basic), standard: number(standard) })}
    </p>
  )
}

import { allowanceOf } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useStart } from '../use-start.ts'

import classes from './closing.module.css'

/** The way in once more, at the end of the page. */
export function Closing() {
  const { t } = useTranslation()
  const start = useStart()
  return (
    <section className={classes['closing']} aria-labelledby="landing-closing">
      <h2 id="landing-closing">{t('showcase.closingTitle')}</h2>
      <p>{t('showcase.closingLead', { count: allowanceOf(0).rendersPerMonth })}</p>
      <ButtonLink to={start} size="lg">
        {t('landing.start')}
      </ButtonLink>
    </section>
  )
}

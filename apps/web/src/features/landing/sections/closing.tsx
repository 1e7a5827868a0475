import { allowanceOf } from '@clipmint/contract'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useSignedIn } from '../../../api/index.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useIsInSight } from '../../../app/on-screen.ts'
import { useStart } from '../use-start.ts'

import classes from './closing.module.css'

/** The way in once more, at the end of the page. */
export function Closing() {
  const { t } = useTranslation()
  const start = useStart()
  const signedIn = useSignedIn()
  const way = useRef<HTMLDivElement>(null)
  const isInSight = useIsInSight(way)
  return (
    <section className={classes['closing']} aria-labelledby="landing-closing">
      <h2 id="landing-closing">{t('showcase.closingTitle')}</h2>
      <p>
        {signedIn
          ? t('showcase.closingLeadMember')
          : t('showcase.closingLead', { count: allowanceOf(0).rendersPerMonth })}
      </p>
      {signedIn ? null : <p className={classes['terms']}>{t('landing.freeTerms')}</p>}
      <div ref={way} data-way-in-sight={isInSight}>
        <ButtonLink to={start.to} size="lg">
          {t(start.words)}
        </ButtonLink>
      </div>
    </section>
  )
}

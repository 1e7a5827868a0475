import { ClientOnly } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageHead } from '../../../app/page-head.ts'
import { loadMemberWords } from '../../../locales/index.ts'
import { useIsOfPartner } from '../../account/index.ts'
import { Hero } from '../parts/hero.tsx'

import classes from './landing.module.css'

// What stands under the first screen comes after it.
const Sections = lazy(async () => {
  const [{ Sections: sections }] = await Promise.all([import('../sections/sections.tsx'), loadMemberWords()])
  return { default: sections }
})

const waiting = <div className={classes['waiting']} />

/** /: a visitor's own films in the first screen, and under it what the product does. */
export function LandingPage() {
  const { t } = useTranslation()
  const isOfPartner = useIsOfPartner()
  usePageHead({ title: t('titles.landing'), description: t('landing.description'), path: '/' })
  return (
    <>
      <Hero isOfPartner={isOfPartner} />
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <Sections isOfPartner={isOfPartner} />
        </Suspense>
      </ClientOnly>
    </>
  )
}

import { ClientOnly } from '@tanstack/react-router'
import { lazy, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useLife } from '../../../app/life.ts'
import { useWasReached } from '../../../app/on-screen.ts'
import { usePageHead } from '../../../app/page-head.ts'
import { useIsOfPartner } from '../../../app/use-is-of-partner.ts'
import { loadMemberWords } from '../../../locales/index.ts'
import { Hero } from '../parts/hero.tsx'

import classes from './landing.module.css'

// What stands under the first screen comes after it.
const Sections = lazy(async () => {
  const [{ Sections: sections }] = await Promise.all([import('../sections/sections.tsx'), loadMemberWords()])
  return { default: sections }
})

/** /: a visitor's own films in the first screen, and under it what the product does. */
export function LandingPage() {
  const { t } = useTranslation()
  const isOfPartner = useIsOfPartner()
  useLife()
  usePageHead({ title: t('titles.landing'), description: t('landing.description'), path: '/' })
  return (
    <>
      <Hero isOfPartner={isOfPartner} />
      <ClientOnly fallback={<Waiting />}>
        <Below isOfPartner={isOfPartner} />
      </ClientOnly>
    </>
  )
}

/** What stands under the first screen, fetched once somebody goes on to it. */
function Below({ isOfPartner }: { isOfPartner: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  if (!useWasReached(place)) return <Waiting place={place} />
  return (
    <Suspense fallback={<Waiting />}>
      <Sections isOfPartner={isOfPartner} />
    </Suspense>
  )
}

function Waiting({ place }: { place?: RefObject<HTMLDivElement | null> }) {
  return <div ref={place} className={classes['waiting']} />
}

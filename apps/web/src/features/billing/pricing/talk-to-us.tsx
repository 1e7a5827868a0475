import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'

import { DemoBooking } from '../../demo/index.ts'
import { Section } from './section.tsx'
import { Waitlist } from './waitlist.tsx'

import classes from './talk-to-us.module.css'

/** Where the page stands at which a demo is booked. */
export const talkId = 'talk'

/** A demo for who wants to be shown, and the waitlist for who is not sure yet. */
export function TalkToUs() {
  const { t } = useTranslation()
  return (
    <div className={classes['ways']}>
      <Section id={talkId} title={t('pricing.demo')}>
        <Suspense fallback={<Skeleton height="24rem" />}>
          <DemoBooking />
        </Suspense>
      </Section>
      <Section title={t('pricing.waitlist')} lead={t('pricing.waitlistLead')}>
        <Waitlist />
      </Section>
    </div>
  )
}

import type { DemoBooking } from '@clipmint/contract'
import { IconPlate } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { ExternalLink, MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { useSandbox } from '../../account/index.ts'
import { DemoFacts } from './demo-facts.tsx'

import classes from './booking.module.css'

/** A demo that is held: its visitor reads their mail next. */
export function BookedNote({ booked, onDone }: { booked: DemoBooking; onDone?: () => void }) {
  const { t } = useTranslation()
  const { date, time } = useFormats()
  const isSandbox = useSandbox()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { userEmail, heldUntil } = booked
  return (
    <div className={classes['booked']} role="status">
      <IconPlate>
        <MailCheck aria-hidden="true" />
      </IconPlate>
      <h3 ref={heading} tabIndex={-1}>
        {t('demo.sentTitle')}
      </h3>
      <p>{t('demo.sentText', { email: userEmail })}</p>
      <DemoFacts booking={booked} />
      <p className={classes['note']}>
        {t('demo.sentUntil', { time: `${date(heldUntil)} ${time(heldUntil)}` })}
      </p>
      <div className={classes['ends']}>
        {isSandbox ? (
          <Button
            component="a"
            href="/sandbox/inbox"
            target="_blank"
            rel="noreferrer"
            variant="default"
            rightSection={<ExternalLink size="0.875rem" aria-hidden="true" />}
          >
            {t('demo.openInbox')}
          </Button>
        ) : null}
        {onDone ? <Button onClick={onDone}>{t('demo.done')}</Button> : null}
      </div>
    </div>
  )
}

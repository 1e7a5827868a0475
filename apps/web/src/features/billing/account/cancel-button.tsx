import type { Subscription } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useNow } from '../../../app/clock.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { LockedOn } from '../locked-on.tsx'
import { useUnsubscribe } from '../queries.ts'

import classes from './payments.module.css'

const DAY_MS = 86_400_000

/** Ends the subscription in two presses; where the next charge is on its way already, the second says so. */
export function CancelButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const text = useFailureText()
  const askFirst = useAskFirst()
  const dayBefore = (iso: string) => day(lastDayBefore(new Date(iso)))
  const cancel = useUnsubscribe(({ at, isLate: wasLate }) =>
    notifications.show({
      message: t(wasLate ? 'payments.cancelledLate' : 'payments.cancelled', { date: dayBefore(at) }),
    }),
  )
  const now = useNow(60_000)
  const isLate = Date.parse(subscription.endsAt) - now < DAY_MS
  const ask = () =>
    askFirst({
      title: t('payments.cancelAsk'),
      note: (
        <>
          {t(isLate ? 'payments.cancelLate' : 'payments.cancelWhat', {
            date: isLate ? day(subscription.endsAt) : dayBefore(subscription.endsAt),
          })}
          <LockedOn planType={0} />
        </>
      ),
      confirm: t('payments.cancel'),
      isRed: true,
      onConfirm: () => cancel.mutate(),
    })
  return (
    <>
      <Button variant="subtle" color="red" loading={cancel.isPending} onClick={ask}>
        {t('payments.cancel')}
      </Button>
      {cancel.error ? (
        <p className={classes['failure']} role="alert">
          {text(cancel.error)}
        </p>
      ) : null}
    </>
  )
}

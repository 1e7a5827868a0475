import type { Subscription } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { LockedOn } from '../locked-on.tsx'
import { useUnsubscribe } from '../queries.ts'

import classes from './payments.module.css'

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
  const { change, next, failures } = subscription
  const note =
    change.isLate && next
      ? t('payments.cancelLate', { date: day(next.at) })
      : t(failures > 0 ? 'payments.cancelFailing' : 'payments.cancelWhat', { date: dayBefore(change.at) })
  const ask = () =>
    askFirst({
      title: t('payments.cancelAsk'),
      note: (
        <>
          {note}
          <LockedOn planType={0} />
        </>
      ),
      confirm: t('payments.cancel'),
      keep: t('payments.keep'),
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

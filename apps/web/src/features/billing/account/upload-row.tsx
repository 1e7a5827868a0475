import { isSoldPlan, type Subscription } from '@clipmint/contract'
import { lastDayBefore } from '@clipmint/kit'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useFailureText } from '../../../app/failure-note.tsx'
import { AnchorLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { FactRow } from '../../account/index.ts'
import { useEndUploadService } from '../queries.ts'

import classes from './payments.module.css'

/** The upload service beside the plan: the way to add it, or to end it with what is paid for. */
export function UploadRow({ subscription, isEnding }: { subscription: Subscription; isEnding: boolean }) {
  const { t } = useTranslation()
  const { uploadService, planType } = subscription
  const plan = isSoldPlan(planType) ? planType : undefined
  return (
    <FactRow name={t('payments.upload')}>
      <span className={classes['upload']}>
        {t(uploadService ? 'payments.uploadOn' : 'payments.uploadOff')}
        {isEnding ? null : uploadService ? (
          <EndButton {...subscription} />
        ) : (
          <AnchorLink inherit underline="always" to="/subscribe" search={{ plan, upload: true }}>
            {t('payments.uploadAdd')}
          </AnchorLink>
        )}
      </span>
    </FactRow>
  )
}

function EndButton({ change, next }: Pick<Subscription, 'change' | 'next'>) {
  const { t } = useTranslation()
  const { day } = useFormats()
  const text = useFailureText()
  const askFirst = useAskFirst()
  const dayBefore = (iso: string) => day(lastDayBefore(new Date(iso)))
  const end = useEndUploadService(({ at, isLate }) =>
    notifications.show({
      message: t(isLate ? 'payments.uploadEndedLate' : 'payments.uploadEnded', { date: dayBefore(at) }),
    }),
  )
  const ask = () =>
    askFirst({
      title: t('payments.uploadEndAsk'),
      note:
        change.isLate && next
          ? t('payments.uploadEndLate', { date: day(next.at) })
          : t('payments.uploadEndWhat', { date: dayBefore(change.at) }),
      confirm: t('payments.uploadEnd'),
      isRed: true,
      onConfirm: () => end.mutate(),
    })
  return (
    <>
      <Button size="xs" variant="default" loading={end.isPending} onClick={ask}>
        {t('payments.uploadEnd')}
      </Button>
      {end.error ? (
        <span className={classes['failure']} role="alert">
          {text(end.error)}
        </span>
      ) : null}
    </>
  )
}

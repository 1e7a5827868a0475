import { can, isSoldPlan } from '@clipmint/contract'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { AnchorLink, ButtonLink } from '../../../app/links.tsx'
import { LockNote } from '../../../app/plan-lock.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useUploader } from '../queries.ts'

import classes from './post-form.module.css'

/** Whether the owner may post at a time; undefined until the server has said who they are. */
export function useMayPost(at: Date): boolean | undefined {
  const uploader = useUploader()
  return uploader && can(uploader, { do: 'upload', at }).ok
}

/** Until when posting is tried out, or that it is over by the time, with the way to go on. */
export function RightNote({ at }: { at: Date }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const now = useNow(60_000)
  const uploader = useUploader()
  if (!uploader || uploader.snsUpload > 0) return null
  const { uploadExpiresAt, planType } = uploader
  const search = { plan: isSoldPlan(planType) ? planType : undefined, upload: true }
  if (can(uploader, { do: 'upload', at }).ok)
    return (
      <p className={classes['trial']}>
        <Clock aria-hidden="true" size="1.125rem" />
        <span>
          <b>{t('reservations.trialUntil', { date: date(uploadExpiresAt.toISOString()) })}</b>{' '}
          {t('reservations.trialNote')}{' '}
          <AnchorLink inherit underline="always" to="/subscribe" search={search}>
            {t('reservations.addService')}
          </AnchorLink>
        </span>
      </p>
    )
  const isOver = !can(uploader, { do: 'upload', at: new Date(now) }).ok
  return (
    <LockNote
      title={t(isOver ? 'reservations.trialOver' : 'reservations.trialBefore')}
      nearest={
        <ButtonLink to="/subscribe" search={search}>
          {t('reservations.addService')}
        </ButtonLink>
      }
    >
      <p>{t('reservations.trialOverNote')}</p>
    </LockNote>
  )
}

import type { Approval } from '@clipmint/contract'
import { AlarmClockOff, CircleCheck, CircleSlash, Clock, Hourglass, LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../reservations/index.ts'
import { usePlaces } from './places.ts'

import classes from './standing.module.css'

const icons = {
  open: Clock,
  approved: CircleCheck,
  skipped: CircleSlash,
  silent: AlarmClockOff,
  closed: LockKeyhole,
  making: Hourglass,
}

/** How things stand with the post, and what comes next of itself. */
export function Standing({ approval }: { approval: Approval }) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const { state, uploadAt, zone, decideBy, onSilence } = approval
  const where = usePlaces(approval.targets)
  const Icon = icons[state]
  const values = {
    when: moment(uploadAt, zone),
    by: moment(decideBy, zone),
    zone: zoneName(zone),
    where,
  }
  return (
    <section className={classes['standing']} data-state={state} role="status" aria-live="polite">
      <Icon aria-hidden="true" />
      <div>
        <h2>{t(`approvals.state_${state}`)}</h2>
        <p>
          {t(state === 'silent' ? `approvals.means_silent_${onSilence}` : `approvals.means_${state}`, values)}
        </p>
        {state === 'open' ? <p>{t(`approvals.silence_${onSilence}`, values)}</p> : null}
        {state === 'open' || state === 'approved' ? (
          <p className={classes['zone']}>{t('approvals.zone', values)}</p>
        ) : null}
      </div>
    </section>
  )
}

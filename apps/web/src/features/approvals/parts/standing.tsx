import type { Approval } from '@clipmint/contract'
import { ErrorNote } from '@clipmint/ui'
import {
  AlarmClockOff,
  CircleCheck,
  CircleSlash,
  Clock,
  Hourglass,
  LockKeyhole,
  TriangleAlert,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'
import { useNetworkName, usePlaces } from './places.ts'

import classes from './standing.module.css'

const icons = {
  open: Clock,
  approved: CircleCheck,
  skipped: CircleSlash,
  silent: AlarmClockOff,
  closed: LockKeyhole,
  making: Hourglass,
  posted: CircleCheck,
  failed: TriangleAlert,
}

/** How things stand with the post: when and where it goes, what is in its way, and what comes next of itself. */
export function Standing({ approval }: { approval: Approval }) {
  const { t } = useTranslation()
  const { moment, zoneName } = useMoments()
  const { state, publishedAt, uploadAt, zone, decideBy, onSilence, problem } = approval
  const where = usePlaces(approval.targets)
  const Icon = icons[state]
  const values = {
    when: `${moment(publishedAt ?? uploadAt, zone)} (${zoneName(zone)})`,
    by: moment(decideBy, zone),
    where,
  }
  const isToGo = state === 'open' || state === 'approved'
  return (
    <>
      <section className={classes['standing']} data-state={state} role="status" aria-live="polite">
        <Icon aria-hidden="true" />
        <div>
          <h2>{t(`approvals.state_${state}`)}</h2>
          <p>
            {t(
              state === 'silent' ? `approvals.means_silent_${onSilence}` : `approvals.means_${state}`,
              values,
            )}
          </p>
          {isToGo ? <p>{t('approvals.goesTo', values)}</p> : null}
          {state === 'open' ? <p>{t(`approvals.silence_${onSilence}`, values)}</p> : null}
        </div>
      </section>
      {isToGo && problem !== null ? <Hindrance problem={problem} /> : null}
    </>
  )
}

/** What keeps the post from a network as things are, and what can be done about it. */
function Hindrance({ problem: { platform, reason } }: { problem: NonNullable<Approval['problem']> }) {
  const { t } = useTranslation()
  const network = useNetworkName(platform)
  return (
    <div className={classes['hindrance']}>
      <ErrorNote
        tone="warn"
        title={t('approvals.hindered', { network })}
        cost={t(`approvals.hindered_${reason}`, { network })}
      />
    </div>
  )
}

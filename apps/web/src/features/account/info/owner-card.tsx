import { lastDayBefore } from '@clipmint/kit'
import { PlanBadge, SectionTitle } from '@clipmint/ui'
import { Card } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { AnchorLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { phoneAsWritten } from '../phone-as-written.ts'
import { planWord } from '../plan.ts'
import type { User } from '../queries.ts'
import { useRendersLeft } from '../use-renders-left.ts'
import { FactRow } from './fact-row.tsx'
import { NameDialog } from './name-dialog.tsx'
import { PhoneDialog } from './phone-dialog.tsx'

import classes from './account.module.css'

/** Who the owner is: e-mail, name, phone and plan. */
export function OwnerCard({ user }: { user: User }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const [open, setOpen] = useState<'name' | 'phone' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card>
      <SectionTitle>{t('accountInfo.mine')}</SectionTitle>
      <dl className={classes['rows']}>
        <FactRow name={t('accountInfo.email')} note={t('accountInfo.since', { date: date(user.createdAt) })}>
          {user.userEmail}
        </FactRow>
        <FactRow name={t('accountInfo.name')} onChange={() => setOpen('name')}>
          {user.userName}
        </FactRow>
        <FactRow name={t('accountInfo.phone')} onChange={() => setOpen('phone')}>
          {user.userPhoneNumber ? phoneAsWritten(user.userPhoneNumber) : t('accountInfo.noPhone')}
        </FactRow>
        <PlanRow user={user} />
      </dl>
      {open === 'name' ? <NameDialog name={user.userName} onClose={close} /> : null}
      {open === 'phone' ? <PhoneDialog onClose={close} /> : null}
    </Card>
  )
}

function PlanRow({ user }: { user: User }) {
  const { t } = useTranslation()
  const renders = useRendersLeft()
  const { day } = useFormats()
  const { planType, planEndsAt } = user.payment
  const uncounted = planEndsAt
    ? t('accountInfo.planUntil', { date: day(lastDayBefore(new Date(planEndsAt))) })
    : t('accountInfo.planUncounted')
  const left =
    renders === 'uncounted'
      ? uncounted
      : renders && t('accountInfo.planLeft', { renders: renders.left + renders.extra })
  return (
    <FactRow name={t('accountInfo.plan')} note={left}>
      <PlanBadge planType={planType}>{t(planWord(planType))}</PlanBadge>{' '}
      <AnchorLink to="/pricing">{t('accountInfo.seePlans')}</AnchorLink>
    </FactRow>
  )
}

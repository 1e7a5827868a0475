import { type SoldPlan } from '@clipmint/contract'
import { Button, Select, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { planWord, useUser } from '../../account/index.ts'
import { planTypeOf } from '../plan-choice.ts'
import { useJoinWaitlist } from '../queries.ts'

import classes from './waitlist.module.css'

/** Leaves an e-mail to be invited to a plan; who has left it already is told so. */
export function Waitlist() {
  const { t } = useTranslation()
  const { date } = useFormats()
  const join = useJoinWaitlist()
  return (
    <div className={classes['waitlist']}>
      <div role="status">
        {join.isSuccess ? (
          <p className={classes['joined']}>
            <CircleCheck aria-hidden="true" size="1.25rem" />
            {t('pricing.waitlistJoined', { date: date(join.data.result.invitedBy) })}
          </p>
        ) : null}
      </div>
      {join.isSuccess ? null : (
        <WaitlistForm onJoin={(body) => join.mutate(body)} isSending={join.isPending} error={join.error} />
      )}
    </div>
  )
}

type Joining = { userEmail: string; planType: SoldPlan }
type FormProps = { onJoin: (joining: Joining) => void; isSending: boolean; error: unknown }

function WaitlistForm({ onJoin, isSending, error }: FormProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const { data: user } = useUser()
  const form = useForm<{ userEmail: string; plan: 'basic' | 'standard' }>({
    initialValues: { userEmail: user?.userEmail ?? '', plan: 'basic' },
    validate: {
      userEmail: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t('pricing.waitlistNeedEmail')),
    },
  })
  const plans = (['basic', 'standard'] as const).map((plan) => ({
    value: plan,
    label: t(planWord(planTypeOf(plan, 'month'))),
  }))
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={form.onSubmit(({ userEmail, plan }) =>
        onJoin({ userEmail: userEmail.trim(), planType: planTypeOf(plan, 'month') }),
      )}
    >
      <TextInput
        label={t('pricing.waitlistEmail')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('userEmail')}
        error={form.errors['userEmail'] ?? (error ? text(error) : null)}
      />
      <Select label={t('pricing.waitlistPlan')} data={plans} {...form.getInputProps('plan')} />
      <p className={classes['note']}>{t('pricing.waitlistPrivacy')}</p>
      <Button type="submit" size="md" variant="default" loading={isSending}>
        {t('pricing.waitlistJoin')}
      </Button>
    </form>
  )
}

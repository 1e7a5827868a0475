import { limits, type WithdrawalReason, withdrawalReasons } from '@clipmint/contract'
import { Button, Checkbox, Stack, Textarea } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { ButtonLink } from '../../../app/links.tsx'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { PasswordField } from '../parts/credential-fields.tsx'
import { planWord } from '../plan.ts'
import type { User } from '../queries.ts'
import { OwnPhone } from './own-phone.tsx'
import { PlanEnding } from './plan-ending.tsx'
import { useWithdraw } from './use-withdraw.ts'

import classes from './account.module.css'

/** Why an owner leaves, and their password; who has none proves their phone first. */
export function WithdrawalForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const [idToken, setIdToken] = useState<string | null>(null)
  const hasPlan = user.payment.planType > 0
  const form = useForm({
    initialValues: { reasons: [] as WithdrawalReason[], opinion: '', password: '', forfeitsPlan: false },
    validate: {
      reasons: (value) => (value.length > 0 ? null : t('accountInfo.needReason')),
      password: user.hasPassword ? isNotEmpty(t('account.needPassword')) : () => null,
      forfeitsPlan: (agreed) => (agreed || !hasPlan ? null : t('accountInfo.needForfeit')),
    },
  })
  const leave = useWithdraw((field, words) => form.setFieldError(field, words))
  return (
    <Stack gap="lg">
      {user.hasPassword ? null : <OwnPhone isProven={idToken !== null} onProven={setIdToken} />}
      <form
        noValidate
        onSubmit={form.onSubmit((values) => leave.mutate({ ...values, idToken }), focusFirstError)}
      >
        <Stack gap="lg">
          {leave.isError && !fieldOf(leave.error, ['password']) ? <FailureNote error={leave.error} /> : null}
          <Checkbox.Group
            label={t('accountInfo.reasons')}
            description={t('accountInfo.reasonsNote')}
            {...form.getInputProps('reasons')}
          >
            <Stack gap="xs" mt="sm">
              {withdrawalReasons.map((reason, at) => (
                <Checkbox
                  key={reason}
                  value={reason}
                  label={t(`accountInfo.${reason}`)}
                  // Where the keyboard goes when none is chosen.
                  data-path={at === 0 ? 'reasons' : undefined}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Textarea
            label={t('accountInfo.opinion')}
            placeholder={t('accountInfo.opinionHint')}
            autosize
            minRows={3}
            maxLength={limits.opinionMax}
            {...form.getInputProps('opinion')}
          />
          {user.hasPassword ? (
            <PasswordField
              label={t('accountInfo.confirmPassword')}
              autoComplete="current-password"
              {...form.getInputProps('password')}
            />
          ) : null}
          {hasPlan ? <PlanEnding /> : null}
          {hasPlan ? (
            <Checkbox
              label={t('accountInfo.forfeitPlan', { plan: t(planWord(user.payment.planType)) })}
              {...form.getInputProps('forfeitsPlan', { type: 'checkbox' })}
            />
          ) : null}
          <div className={classes['ends']}>
            <ButtonLink to="/account/info" variant="default" size="md">
              {t('accountInfo.stay')}
            </ButtonLink>
            <Button
              type="submit"
              color="red"
              size="md"
              loading={leave.isPending}
              disabled={!user.hasPassword && idToken === null}
            >
              {t('accountInfo.leaveNow')}
            </Button>
          </div>
        </Stack>
      </form>
    </Stack>
  )
}

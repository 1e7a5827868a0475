import { type LoginChannel, UserName } from '@clipmint/contract'
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { arrivalNow } from '../../../app/arrival.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { readInflow } from '../../../app/visit-record.ts'
import { useEnter } from '../enter.ts'
import { fieldOf } from '../field-failure.ts'
import { focusFirstError } from '../focus-first-error.ts'
import { Agreement } from './agreement.tsx'
import { AuthHead } from './auth-head.tsx'

import classes from './auth.module.css'

const fields = ['userName', 'age', 'terms', 'privacy'] as const

type NameStepProps = {
  draft: { userEmail: string; userPhoneNumber: string; idToken: string } & (
    | { channel: 'email'; password: string }
    | { channel: LoginChannel; socialToken: string }
  )
  /** What a provider calls the person; it may be changed. */
  suggestedName?: string
  onBack: () => void
}

/** The last step: a name, the agreements, and the account is open. */
export function NameStep({ draft, suggestedName = '', onBack }: NameStepProps) {
  const { t } = useTranslation()
  const enter = useEnter()
  const text = useFailureText()
  const form = useForm({
    initialValues: {
      userName: firstName(suggestedName),
      age: false,
      terms: false,
      privacy: false,
      marketing: false,
    },
    validate: {
      userName: (value) => (UserName.safeParse(value).success ? null : t('account.badName')),
      age: (value) => (value ? null : t('account.needAge')),
      terms: (value) => (value ? null : t('account.needTerms')),
      privacy: (value) => (value ? null : t('account.needPrivacy')),
    },
  })
  const { age, terms, privacy, marketing } = form.values
  const signUp = useMutation({
    mutationFn: async ({ userName, ...agreements }: typeof form.values) =>
      api.account.signup({
        body: { ...draft, ...(await readInflow()), ...arrivalNow(), userName, agreements },
      }),
    onSuccess: ({ result }) => enter(result.tokens),
    onError: (error) => {
      const field = fieldOf(error, fields)
      if (field) form.setFieldError(field, text(error))
    },
  })
  const all = age && terms && privacy && marketing
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signUp.mutate(values), focusFirstError)}>
      <AuthHead
        takesFocus
        title={t('account.signUpTitle')}
        lead={t('account.stepName')}
        step={t('account.step', { now: 3, total: 3 })}
      />
      <Stack gap="md">
        {signUp.isError && !fieldOf(signUp.error, fields) ? <FailureNote error={signUp.error} /> : null}
        <TextInput
          label={t('account.name')}
          description={t('account.nameHint')}
          autoComplete="nickname"
          {...form.getInputProps('userName')}
        />
        <Stack gap="sm" className={classes['agreements'] ?? ''}>
          <Checkbox
            label={t('account.agreeAll')}
            checked={all}
            indeterminate={!all && (age || terms || privacy || marketing)}
            onChange={() => form.setValues({ age: !all, terms: !all, privacy: !all, marketing: !all })}
          />
          <hr />
          <Checkbox label={t('account.agreeAge')} {...form.getInputProps('age', { type: 'checkbox' })} />
          <Agreement
            name="terms"
            label={t('account.agreeTerms')}
            {...form.getInputProps('terms', { type: 'checkbox' })}
          />
          <Agreement
            name="privacy"
            label={t('account.agreePrivacy')}
            {...form.getInputProps('privacy', { type: 'checkbox' })}
          />
          <Checkbox
            label={t('account.agreeMarketing')}
            {...form.getInputProps('marketing', { type: 'checkbox' })}
          />
        </Stack>
        <Button type="submit" size="lg" fullWidth loading={signUp.isPending}>
          {t('account.signUp')}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {t('common.back')}
        </Button>
      </Stack>
    </form>
  )
}

/** A name as far as one may be set: providers allow longer ones, and signs that we do not. */
function firstName(suggested: string): string {
  return UserName.safeParse(suggested).success ? suggested : ''
}

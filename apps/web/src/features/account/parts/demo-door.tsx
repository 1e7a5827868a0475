import { StatusBadge } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { tokensIn, useEnter } from '../enter.ts'
import { useSandbox } from '../sandbox.ts'

import classes from './auth.module.css'

/** One click in as the demo owner; stands here only while the server says that the sandbox is on. */
export function DemoDoor() {
  const { t } = useTranslation()
  const enter = useEnter()
  const sandbox = useSandbox()
  const login = useMutation({
    mutationFn: () => api.account.login({ body: { channel: 'sandbox' } }),
    onSuccess: ({ result }) => enter(tokensIn(result)),
  })
  if (!sandbox) return null
  return (
    <section className={classes['demo']} aria-label={t('account.demoBadge')}>
      <p>
        <StatusBadge tone="warn">{t('account.demoBadge')}</StatusBadge>
        {t('account.demoNote')}
      </p>
      <Button variant="default" size="md" fullWidth loading={login.isPending} onClick={() => login.mutate()}>
        {t('account.demo')}
      </Button>
      {login.isError ? <FailureNote error={login.error} onRetry={() => login.mutate()} /> : null}
    </section>
  )
}

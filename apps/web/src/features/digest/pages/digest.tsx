import { EmptyState, Logo, Page } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { api, ApiFailure, queries } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { LanguageChoice } from '../../../app/language-choice.tsx'

import classes from './digest.module.css'

const route = getRouteApi('/digest/$token')

/** /digest/{token}: turns the mail of each Monday off, and on again, without an account. Opening it changes nothing. */
export function DigestPage() {
  const { t } = useTranslation()
  const { token } = route.useParams()
  const { data, error, refetch } = useQuery({
    ...queries.digest.show({ params: { token } }),
    select: ({ result }) => result,
    retry: (failures, fault) => failures < 2 && !hasEnded(fault),
  })
  return (
    <Page width="narrow">
      <header className={classes['top']}>
        <Logo />
        <LanguageChoice />
      </header>
      {hasEnded(error) ? (
        <EmptyState order={1} picture="lost" title={t('digest.endedTitle')} text={t('digest.endedText')} />
      ) : data ? (
        <Turn token={token} on={data.on} />
      ) : error ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="8rem" radius="lg" role="status" aria-label={t('common.loading')} />
      )}
    </Page>
  )
}

function Turn({ token, on }: { token: string; on: boolean }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const turn = useMutation({
    mutationFn: () => api.digest.turn({ params: { token }, body: { on: !on } }),
    onSuccess: ({ result }) =>
      client.setQueryData(queries.digest.show({ params: { token } }).queryKey, { result }),
  })
  return (
    <div className={classes['turn']}>
      <h1>{t('digest.title')}</h1>
      <p role="status">{t(on ? 'digest.on' : 'digest.off')}</p>
      {turn.isError ? <FailureNote error={turn.error} /> : null}
      <Button
        size="md"
        variant={on ? 'filled' : 'default'}
        loading={turn.isPending}
        onClick={() => turn.mutate()}
      >
        {t(on ? 'digest.turnOff' : 'digest.turnOn')}
      </Button>
    </div>
  )
}

function hasEnded(error: unknown): boolean {
  return error instanceof ApiFailure && ['DIGEST_LINK', 'INVALID_INPUT'].includes(error.code)
}

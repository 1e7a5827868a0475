import { EmptyState, Logo, Page } from '@clipmint/ui'
import { Button, Skeleton } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { LanguageChoice } from '../../../app/language-choice.tsx'
import { isLinkEnded } from '../../../app/link-ended.ts'
import { useDigest, useTurnDigest } from '../queries.ts'

import classes from './digest.module.css'

const route = getRouteApi('/digest/$token')

/** /digest/{token}: turns the mail of each Monday off, and on again, without an account. Opening it changes nothing. */
export function DigestPage() {
  const { t } = useTranslation()
  const { token } = route.useParams()
  const { data, error, refetch } = useDigest(token)
  return (
    <Page width="narrow">
      <header className={classes['top']}>
        <Logo />
        <LanguageChoice />
      </header>
      {isLinkEnded(error, 'DIGEST_LINK') ? (
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
  const turn = useTurnDigest(token)
  return (
    <div className={classes['turn']}>
      <h1>{t('digest.title')}</h1>
      <p role="status">{t(on ? 'digest.on' : 'digest.off')}</p>
      {turn.isError ? <FailureNote error={turn.error} /> : null}
      <Button
        size="md"
        variant={on ? 'filled' : 'default'}
        loading={turn.isPending}
        onClick={() => turn.mutate({ on: !on })}
      >
        {t(on ? 'digest.turnOff' : 'digest.turnOn')}
      </Button>
    </div>
  )
}

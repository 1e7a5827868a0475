import type { Reservation, StaleWay } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { ButtonLink } from '../../../app/links.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { changesIn, NoteBar, plansAnchor, useFieldWord, useLastDay } from '../../projects/index.ts'
import { useRenewPost } from '../queries.ts'

import classes from './post.module.css'

type Stale = NonNullable<Reservation['stale']>

/** That a post shows what is not so any more, and will not go out like that, with what its owner may do about it. */
export function StaleNote({ post }: { post: Reservation }) {
  const { stale } = post
  if (stale === null) return null
  const { overAt, isRemade } = stale
  const isToAsk = overAt !== null || !isRemade
  return (
    <StaleFrame stale={stale} why={<Why stale={stale} />}>
      {isToAsk ? <Ways post={post} stale={stale} /> : null}
    </StaleFrame>
  )
}

type StaleFrameProps = { stale: Stale; why: ReactNode; children: ReactNode }

/** Why a post does not go out as it is, what of it changed, and beside that what may be done about it. */
export function StaleFrame({ stale, why, children }: StaleFrameProps) {
  return (
    <NoteBar
      tone="warn"
      words={
        <>
          <History aria-hidden="true" size="1.125rem" />
          <span>
            {why}
            <StaleChanges stale={stale} />
          </span>
        </>
      }
    >
      {children}
    </NoteBar>
  )
}

function Why({ stale: { overAt, isRemade } }: { stale: Stale }) {
  const { t } = useTranslation()
  const lastDay = useLastDay()
  if (overAt !== null) return t('reservations.staleOver', { date: lastDay(overAt) })
  return t(isRemade ? 'reservations.staleRemade' : 'reservations.staleOutdated')
}

/** What changed, in the video and in the words. */
function StaleChanges({ stale: { outdated } }: { stale: Stale }) {
  const { t } = useTranslation()
  const wordOf = useFieldWord()
  const of = (wanted: boolean) => changesIn(outdated.filter(({ isInWords }) => isInWords === wanted))
  return (
    <>
      {[false, true].flatMap((isInWords) =>
        of(isInWords).map(({ field, shown: was, now }) => (
          <small key={`${isInWords} ${field}`} className={classes['change']}>
            {t(isInWords ? 'reservations.staleInWords' : 'reservations.staleInVideo')} · {wordOf(field)}{' '}
            {now === null ? t('outdated.gone', { was }) : t('outdated.change', { was, now })}
          </small>
        )),
      )}
    </>
  )
}

function Ways({ post, stale: { outdated, overAt } }: { post: Reservation; stale: Stale }) {
  const { t } = useTranslation()
  const askFirst = useAskFirst()
  const tellFailure = useTellFailure()
  const renew = useRenewPost(post._id)
  const act = (way: StaleWay) =>
    renew.mutate(way, {
      onError: tellFailure,
      onSuccess: (outcome) =>
        notifications.show({
          message: outcome === 'kept' ? t('reservations.staleKept') : t(`reservations.staleDone_${outcome}`),
        }),
    })
  const askToKeep = () =>
    askFirst({
      title: t('reservations.staleKeepAsk'),
      note: t('reservations.staleKeepNote'),
      confirm: t('reservations.staleKeep'),
      onConfirm: () => act('keep'),
    })
  return (
    <>
      {outdated.length === 0 ? null : (
        <Button size="xs" loading={renew.isPending} onClick={() => act('renew')}>
          {t('reservations.staleRenew')}
        </Button>
      )}
      {overAt !== null && post.productId !== null ? (
        <ButtonLink
          to="/product/$id"
          params={{ id: post.productId }}
          hash={plansAnchor}
          variant="default"
          size="xs"
        >
          {t('reservations.stalePromotion')}
        </ButtonLink>
      ) : null}
      <Button variant="default" size="xs" disabled={renew.isPending} onClick={askToKeep}>
        {t('reservations.staleKeep')}
      </Button>
    </>
  )
}

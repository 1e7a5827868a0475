import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Infinity as InfinityIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { type User, useLimit, useRendersLeft } from '../features/account/index.ts'
import { useFormats } from '../locales/use-words.ts'
import { useNow } from './clock.ts'

import classes from './limit-list.module.css'

/** What is left: AI credits, with the way to their history, renders out of the free three, and the days of direct upload. */
export function LimitList({ user, onGo }: { user: User; onGo: () => void }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const now = useNow(60_000)
  const { data: limit } = useLimit()
  const renders = useRendersLeft()
  if (!limit) return <Skeleton height="4.5rem" mx="sm" my="xs" width="auto" />
  const isOver = Date.parse(limit.uploadExpireDate) < now
  return (
    <dl className={classes['list']}>
      <div>
        <dt>{t('frame.scenariosLeft')}</dt>
        <dd>
          <Link
            to="/account/credits"
            className={classes['history']}
            aria-label={t('frame.creditsHistoryOf')}
            onClick={onGo}
          >
            {t('frame.creditsHistory')}
          </Link>
          {t('frame.scenariosLeftOf', { left: limit.credits.left })}
        </dd>
      </div>
      <div>
        <dt>{t('frame.rendersLeft')}</dt>
        <dd>
          {renders === 'uncounted' ? (
            <InfinityIcon role="img" aria-label={t('frame.unlimited')} />
          ) : (
            renders && t(renders.extra > 0 ? 'frame.rendersExtra' : 'frame.rendersLeftOf', renders)
          )}
        </dd>
      </div>
      <div>
        <dt>{t('frame.uploadUntil')}</dt>
        <dd>{uploadWords()}</dd>
      </div>
    </dl>
  )

  function uploadWords() {
    if (user.payment.snsUpload > 0) return t('frame.unlimited')
    return isOver
      ? t('frame.uploadOver')
      : t('frame.uploadUntilDate', { date: date(limit?.uploadExpireDate ?? '') })
  }
}

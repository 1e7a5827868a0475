import type { Notification } from '@clipmint/contract'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleSlash,
  Coins,
  CreditCard,
  Film,
  MessageCircle,
  PencilLine,
  Send,
  Unplug,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { useMarkRead, useNotifications } from './queries.ts'
import { headOf, lineOf, placeOf } from './words.ts'

import classes from './bell.module.css'

/** The most that the server gives at once; older ones are found among the videos. */
const most = 100

type NotificationListProps = { limit: number; onMore: () => void; onGo: () => void }

/** The last notifications; each leads to what can be done about it, and is read when it is followed. */
export function NotificationList({ limit, onMore, onGo }: NotificationListProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useNotifications(Math.min(most, limit))
  const markRead = useMarkRead()
  if (error && !data) return <FailureNote error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="6rem" m="sm" width="auto" />
  if (data.list.length === 0) {
    return (
      <div className={classes['none']}>
        <b>{t('notifications.none')}</b>
        {t('notifications.noneText')}
      </div>
    )
  }
  const follow = ({ _id, read }: Notification) => {
    if (!read) markRead.mutate([_id])
    onGo()
  }
  return (
    <>
      <ul className={classes['list']}>
        {data.list.map((one) => (
          <li key={one._id}>
            <Item one={one} onFollow={() => follow(one)} />
          </li>
        ))}
      </ul>
      {data.total > data.list.length && limit < most ? (
        <button type="button" className={classes['more']} onClick={onMore}>
          {t('notifications.more')}
        </button>
      ) : null}
    </>
  )
}

function Item({ one, onFollow }: { one: Notification; onFollow: () => void }) {
  const { t } = useTranslation()
  const { ago, language } = useFormats()
  return (
    <Link to={placeOf(one) as string} className={classes['item']} data-read={one.read} onClick={onFollow}>
      <Poster key={pictureOf(one)} one={one} />
      <span className={classes['words']}>
        <b>{headOf(one, t)}</b>
        <span>{lineOf(one, t, language)}</span>
        <time dateTime={one.createdAt}>{ago(one.createdAt)}</time>
      </span>
      {one.read ? null : (
        <span className={classes['dot']} role="img" aria-label={t('notifications.unread')} />
      )}
    </Link>
  )
}

/** The video's first picture; one that was made anew since has another. */
function Poster({ one }: { one: Notification }) {
  const [isGone, setGone] = useState(false)
  const posterUrl = pictureOf(one)
  if (posterUrl !== null && !isGone)
    return <img className={classes['poster']} src={posterUrl} alt="" onError={() => setGone(true)} />
  const Icon = icons[one.kind]
  return (
    <span className={classes['poster']} data-kind={one.kind}>
      <Icon aria-hidden="true" />
    </span>
  )
}

const icons = {
  'render-done': Film,
  'render-failed': CircleAlert,
  'credits-expiring': Coins,
  'plan-ended': CreditCard,
  'link-expiring': Unplug,
  'link-ended': Unplug,
  'campaign-stopped': CircleAlert,
  'approval-needed': CircleHelp,
  'post-done': Send,
  'post-partial': CircleAlert,
  'post-failed': CircleAlert,
  'post-unknown': CircleHelp,
  'approval-approved': CircleCheck,
  'approval-skipped': CircleSlash,
  'approval-changed': PencilLine,
  'approval-commented': MessageCircle,
}

function pictureOf(one: Notification): string | null {
  return 'posterUrl' in one ? one.posterUrl : null
}

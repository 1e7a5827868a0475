import { type DashboardPost, networks } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'

import classes from './post-name.module.css'

/** What a post is: its still, its title, which leads to it, and where and when it was posted. */
export function PostName({ post }: { post: DashboardPost }) {
  const { t } = useTranslation()
  const { language, date, time } = useFormats()
  const facts = networks[post.platform]
  const kind = facts.kinds[post.type]?.name[language] ?? post.type
  return (
    <span className={classes['post']}>
      <span className={classes['picture']}>
        {post.poster ? <img src={post.poster} alt="" loading="lazy" /> : <Clapperboard aria-hidden="true" />}
      </span>
      <span className={classes['words']}>
        <Link to="/upload/posts/$id" params={{ id: post.reservationId }}>
          {post.title}
        </Link>
        <small>
          <span role="img" aria-label={facts.name[language]}>
            <NetworkMark network={post.platform} size={14} />
          </span>
          {kind} · {date(post.publishedAt)} {time(post.publishedAt)}{' '}
          {post.isGone ? <StatusBadge tone="plain">{t('dashboard.gone')}</StatusBadge> : null}
        </small>
      </span>
    </span>
  )
}

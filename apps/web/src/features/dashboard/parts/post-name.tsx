import { type DashboardPost, networks } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { Link } from '@tanstack/react-router'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useMoments } from '../../../app/moments.ts'
import { NetworkMark } from '../../../app/network-mark.tsx'
import { useFormats } from '../../../locales/use-words.ts'

import classes from './post-name.module.css'

/** What a post is: its still, its title, which leads to it, and where and when it was posted. */
export function PostName({ post }: { post: DashboardPost }) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { moment } = useMoments()
  const { name, kinds } = networks[post.platform]
  const facts = kinds[post.type]
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
          <span role="img" aria-label={name[language]}>
            <NetworkMark network={post.platform} size={14} />
          </span>
          {facts?.name[language] ?? post.type} · {moment(post.publishedAt, post.zone)}{' '}
          {post.standing === 'up' ? null : (
            <StatusBadge tone="plain">
              {t(post.standing === 'over' ? 'dashboard.over' : 'dashboard.gone', {
                hours: facts?.lastsHours,
              })}
            </StatusBadge>
          )}
        </small>
      </span>
    </span>
  )
}

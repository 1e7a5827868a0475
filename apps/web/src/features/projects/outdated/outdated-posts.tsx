import type { Reservation } from '@clipmint/contract'
import { Clapperboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useMoments } from '../../../app/moments.ts'
import { changesIn, useFieldWord } from './field-words.ts'
import { useLastDay } from './last-day.ts'

import classes from './outdated-dialog.module.css'

type OutdatedPostsProps = { posts: readonly Reservation[]; onClose: () => void }

/** The posts that wait and show what was, with what becomes of each. */
export function OutdatedPosts({ posts, onClose }: OutdatedPostsProps) {
  const { t } = useTranslation()
  if (posts.length === 0) return null
  return (
    <section className={classes['posts']}>
      <h3>{t('outdated.posts')}</h3>
      <p className={classes['lead']}>
        {t('outdated.postsNote')} {t('outdated.postsLeft')}
      </p>
      <ul className={classes['list']}>
        {posts.map((post) => (
          <Item key={post._id} post={post} onClose={onClose} />
        ))}
      </ul>
    </section>
  )
}

function Item({ post, onClose }: { post: Reservation; onClose: () => void }) {
  const { t } = useTranslation()
  const { moment } = useMoments()
  const wordOf = useFieldWord()
  const lastDay = useLastDay()
  const { _id: id, video, stale, uploadAt, zone } = post
  if (stale === null) return null
  const { outdated, overAt, isRemade } = stale
  return (
    <li className={classes['item']}>
      <span className={classes['picture']}>
        {video?.poster ? <img src={video.poster} alt="" /> : <Clapperboard aria-hidden="true" />}
      </span>
      <div className={classes['words']}>
        <b>{t('reservations.planned', { at: moment(uploadAt, zone) })}</b>
        <small>{video?.title ?? t('reservations.videoGone')}</small>
        <dl>
          {changesIn(outdated).map(({ field, shown: was, now }) => (
            <div key={field}>
              <dt>{wordOf(field)}</dt>
              <dd>{now === null ? t('outdated.gone', { was }) : t('outdated.change', { was, now })}</dd>
            </div>
          ))}
        </dl>
        {outdated.some(({ isInWords }) => isInWords) ? <small>{t('outdated.postWords')}</small> : null}
        {isRemade ? <small>{t('outdated.postRemade')}</small> : null}
        {overAt === null ? null : <small>{t('outdated.postOver', { date: lastDay(overAt) })}</small>}
        <ButtonLink
          to="/upload/posts/$id"
          params={{ id }}
          variant="default"
          size="compact-xs"
          onClick={onClose}
        >
          {t('outdated.toPost')}
        </ButtonLink>
      </div>
    </li>
  )
}

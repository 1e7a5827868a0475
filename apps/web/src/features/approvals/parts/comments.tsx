import type { Approval } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { CommentForm } from './comment-form.tsx'
import { MomentButton } from './moment-button.tsx'
import type { Player } from './video.tsx'

import classes from './comments.module.css'

type CommentsProps = { token: string; approval: Approval; player: Player }

/** What people said of the video, each at its moment, and a place to say more. */
export function Comments({ token, approval, player }: CommentsProps) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  const { comments } = approval
  return (
    <section className={classes['comments']} aria-label={t('approvals.comments')}>
      <h2>{t('approvals.commentsCount', { count: comments.length })}</h2>
      {comments.length === 0 ? <p className={classes['none']}>{t('approvals.noComments')}</p> : null}
      <ul className={classes['list']}>
        {comments.map(({ _id, name, text, atMs, at }) => (
          <li key={_id}>
            <span className={classes['who']}>
              {atMs === null ? null : <MomentButton atMs={atMs} player={player} />}
              <b>{name}</b>
              <time dateTime={at}>{ago(at)}</time>
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <CommentForm token={token} player={player} hasVideo={approval.video !== null} />
    </section>
  )
}

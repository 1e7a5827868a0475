import type { CampaignPostDetail } from '@clipmint/contract'
import { formatTenths, SectionTitle } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { MomentButton, type Player } from '../../approvals/index.ts'

import classes from './campaign-post.module.css'

type CommentsProps = Pick<CampaignPostDetail, 'comments'> & {
  /** Brings the video to a moment; null where there is no video to see. */
  player: Player | null
}

/** What people said of the video by its link, each at its moment. */
export function Comments({ comments, player }: CommentsProps) {
  const { t } = useTranslation()
  const { ago } = useFormats()
  if (comments.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('campaigns.comments')}</SectionTitle>
      <ul className={classes['comments']}>
        {comments.map(({ _id, name, text, atMs, at }) => (
          <li key={_id}>
            <p>
              {atMs === null ? null : player ? (
                <MomentButton atMs={atMs} player={player} />
              ) : (
                <span>{formatTenths(atMs)}</span>
              )}
              <b>{name}</b> <time dateTime={at}>{ago(at)}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

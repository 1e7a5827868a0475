import type { CampaignPostDetail } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'

import classes from './campaign-post.module.css'

/** What people said of the video by its link. */
export function Comments({ comments }: Pick<CampaignPostDetail, 'comments'>) {
  const { t } = useTranslation()
  const { ago, seconds } = useFormats()
  if (comments.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('campaigns.comments')}</SectionTitle>
      <ul className={classes['comments']}>
        {comments.map(({ _id, name, text, atMs, at }) => (
          <li key={_id}>
            <p>
              <b>{name}</b> <time dateTime={at}>{ago(at)}</time>
              {atMs === null ? null : <span>{t('campaigns.atSecond', { time: seconds(atMs / 1000) })}</span>}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from 'react-i18next'

import { useRecentCaptions, useRecentTags } from '../queries.ts'

import classes from './words-fields.module.css'

type RecentCaptionsProps = { videoId: string; onChoose: (caption: string) => void }

/** Captions that were used before, to be used again. */
export function RecentCaptions({ videoId, onChoose }: RecentCaptionsProps) {
  const { t } = useTranslation()
  const { data } = useRecentCaptions(videoId)
  const list = data?.map((caption) => ({ text: caption, choose: () => onChoose(caption) }))
  return <Recents name={t('reservations.recentCaptions')} list={list} />
}

type RecentTagsProps = { videoId: string; onChoose: (tags: string[]) => void }

/** Hashtags that were used together before. */
export function RecentTags({ videoId, onChoose }: RecentTagsProps) {
  const { t } = useTranslation()
  const { data } = useRecentTags(videoId)
  const list = data?.map((tags) => ({
    text: tags.map((tag) => `#${tag}`).join(' '),
    choose: () => onChoose(tags),
  }))
  return <Recents name={t('reservations.recentTags')} list={list} />
}

type RecentsProps = { name: string; list: { text: string; choose: () => void }[] | undefined }

function Recents({ name, list }: RecentsProps) {
  const { t } = useTranslation()
  if (!list) return null
  if (list.length === 0) return <p className={classes['none']}>{t('reservations.noRecent')}</p>
  return (
    <ul className={classes['choices']} aria-label={name}>
      {list.map(({ text, choose }) => (
        <li key={text}>
          <button type="button" className={classes['choice']} onClick={choose}>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

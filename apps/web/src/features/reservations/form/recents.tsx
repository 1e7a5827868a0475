import { Button } from '@mantine/core'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { showActionNotice } from '../../../app/action-notice.tsx'
import { useRecentCaptions, useRecentTags } from '../queries.ts'

import classes from './words-fields.module.css'

type RecentCaptionsProps = { videoId: string; value: string; onChoose: (caption: string) => void }

/** Captions that were used before, to be used again. */
export function RecentCaptions({ videoId, value, onChoose }: RecentCaptionsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRecentCaptions(videoId, isOpen)
  const list = data?.map((caption) => ({ key: caption, text: caption, choose: () => onChoose(caption) }))
  return (
    <Recents
      name={t('reservations.recentCaptions')}
      isOpen={isOpen}
      onToggle={setOpen}
      list={list}
      onUndo={value === '' ? null : () => onChoose(value)}
    />
  )
}

type RecentTagsProps = { videoId: string; value: readonly string[]; onChoose: (tags: string[]) => void }

/** Hashtags that were used together before. */
export function RecentTags({ videoId, value, onChoose }: RecentTagsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useRecentTags(videoId, isOpen)
  const list = data?.map((tags) => {
    const text = tags.map((tag) => `#${tag}`).join(' ')
    return { key: text, text, choose: () => onChoose(tags) }
  })
  return (
    <Recents
      name={t('reservations.recentTags')}
      isOpen={isOpen}
      onToggle={setOpen}
      list={list}
      onUndo={value.length === 0 ? null : () => onChoose([...value])}
    />
  )
}

type RecentsProps = {
  name: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  list: { key: string; text: string; choose: () => void }[] | undefined
  /** Brings back what stood there; null where nothing did. */
  onUndo: (() => void) | null
}

function Recents({ name, isOpen, onToggle, list, onUndo }: RecentsProps) {
  const { t } = useTranslation()
  const choose = (one: NonNullable<RecentsProps['list']>[number]) => {
    one.choose()
    onToggle(false)
    if (onUndo)
      showActionNotice({ said: t('reservations.replaced'), action: t('reservations.undo'), onAct: onUndo })
  }
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        mt="xs"
        leftSection={<History aria-hidden="true" size="1rem" />}
        aria-expanded={isOpen}
        onClick={() => onToggle(!isOpen)}
      >
        {name}
      </Button>
      {isOpen && list ? (
        list.length === 0 ? (
          <p className={classes['none']}>{t('reservations.noRecent')}</p>
        ) : (
          <ul className={classes['recents']} aria-label={name}>
            {list.map((one) => (
              <li key={one.key}>
                <button type="button" className={classes['recent']} onClick={() => choose(one)}>
                  {one.text}
                </button>
              </li>
            ))}
          </ul>
        )
      ) : null}
    </>
  )
}

import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useEditorState } from '../session/use-session.ts'
import { useTimeline } from '../stage/use-playback.ts'
import { HouseRow } from './house-row.tsx'
import { readRecent } from './recent.ts'
import { NoTrackRow } from './track-row.tsx'
import { useLikes } from './use-likes.ts'
import { useMusic } from './use-music.ts'
import type { useTrial } from './use-trial.ts'
import { noWish, type Wish, WishFields } from './wish-fields.tsx'

import classes from '../panels/music-panel.module.css'

export type HouseSource = 'all' | 'liked' | 'recent'

type HouseListProps = { source: HouseSource; trial: ReturnType<typeof useTrial> }

const emptyWords = { all: 'music.noneFound', liked: 'music.noneLiked', recent: 'music.noneRecent' } as const

/** The music there is to choose from: all that answers a wish, what the owner likes, or what they used lately. */
export function HouseList({ source, trial }: HouseListProps) {
  const { t } = useTranslation()
  const { durationMs } = useTimeline()
  const trackId = useEditorState(({ work }) => work.bgm.trackId)
  const bgmUrl = useEditorState(({ work }) => work.bgmUrl)
  const [wish, setWish] = useState<Wish>(noWish)
  const [search] = useDebouncedValue(wish.search.trim(), 250)
  const likes = useLikes()
  const ids = { all: null, liked: likes.liked, recent: readRecent() }[source]
  const asked = source === 'all' ? { ...wish, search } : { ...noWish, business: false }
  const { tracks, total, hasMore, isLoading, more } = useMusic({ ...asked, ids, seconds: durationMs / 1000 })
  return (
    <>
      <div className={classes['wish']}>
        {source === 'all' ? (
          <WishFields wish={wish} onChange={(change) => setWish({ ...wish, ...change })} />
        ) : null}
        <p role="status">
          {total === null
            ? ''
            : t('editor.musicFound', { count: total, seconds: Math.round(durationMs / 1000) })}
        </p>
      </div>
      <ul className={classes['tracks']} aria-label={t('editor.musicTracks')}>
        <li>
          <NoTrackRow isChosen={trackId === null && bgmUrl === null} />
        </li>
        {tracks.map((track) => (
          <li key={track._id}>
            <HouseRow
              track={track}
              isChosen={track._id === trackId && bgmUrl === null}
              trial={trial}
              likes={likes}
            />
          </li>
        ))}
      </ul>
      {total === 0 ? <p className={classes['empty']}>{t(emptyWords[source])}</p> : null}
      {total === 0 && source === 'all' ? (
        <Button variant="default" fullWidth onClick={() => setWish({ ...noWish, business: wish.business })}>
          {t('music.clear')}
        </Button>
      ) : null}
      {hasMore ? (
        <Button variant="default" fullWidth mt="sm" loading={isLoading} onClick={more}>
          {t('editor.musicMore')}
        </Button>
      ) : null}
    </>
  )
}

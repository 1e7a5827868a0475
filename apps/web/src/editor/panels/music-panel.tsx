import { musicMoods } from '@clipmint/contract'
import { Button, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { ChosenTrack } from '../music/chosen-track.tsx'
import { useSample } from '../music/sample.ts'
import { NoTrackRow, TrackRow } from '../music/track-row.tsx'
import { type MusicWish, useMusic } from '../music/use-music.ts'
import { useEditorState } from '../session/use-session.ts'
import { useTimeline } from '../stage/use-playback.ts'
import { Panel } from './panel.tsx'

import classes from './music-panel.module.css'

/** The music of the video, and all there is to take instead: search, listen, choose, none. */
export function MusicPanel() {
  const { t } = useTranslation()
  const trackId = useEditorState(({ work }) => work.bgm.trackId)
  const { language } = useFormats()
  const sample = useSample()
  const { durationMs } = useTimeline()
  const [search, setSearch] = useState('')
  const [mood, setMood] = useState<MusicWish['mood']>(null)
  const [asked] = useDebouncedValue(search.trim(), 250)
  const { tracks, total, hasMore, isLoading, more } = useMusic({
    search: asked,
    mood,
    seconds: durationMs / 1000,
  })
  return (
    <Panel title={t('editor.toolMusic')} hint={t('editor.musicHint')}>
      {trackId === null ? null : <ChosenTrack trackId={trackId} sample={sample} />}
      <div className={classes['wish']}>
        <TextInput
          type="search"
          aria-label={t('editor.musicSearch')}
          placeholder={t('editor.musicSearch')}
          leftSection={<Search aria-hidden="true" size="1rem" />}
          maxLength={50}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Select
          aria-label={t('editor.musicMood')}
          placeholder={t('editor.musicMood')}
          clearable
          data={musicMoods.map((it) => ({ value: it, label: t(`editor.mood_${it}`) }))}
          value={mood}
          onChange={(value) => setMood(musicMoods.find((it) => it === value) ?? null)}
        />
        <p role="status">{total === null ? '' : t('editor.musicFound', { count: total })}</p>
      </div>
      <ul className={classes['tracks']} aria-label={t('editor.musicTracks')}>
        <li>
          <NoTrackRow isChosen={trackId === null} />
        </li>
        {tracks.map(({ _id, name, moods, bpm }) => (
          <li key={_id}>
            <TrackRow
              track={{ id: _id, title: name[language], moods, bpm }}
              isChosen={_id === trackId}
              sample={sample}
            />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button variant="default" fullWidth mt="sm" loading={isLoading} onClick={more}>
          {t('editor.musicMore')}
        </Button>
      ) : null}
    </Panel>
  )
}

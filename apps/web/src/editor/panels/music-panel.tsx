import { musicMoods, type MusicTrack } from '@clipmint/contract'
import { Button, Select, Slider, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Check, Pause, Play, Search, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatDecimalSeconds } from '../../locales/format.ts'
import { useFormats } from '../../locales/use-words.ts'
import { useSample } from '../music/sample.ts'
import { type MusicWish, useMusic } from '../music/use-music.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useTimeline } from '../stage/use-playback.ts'
import { Panel } from './panel.tsx'

import classes from './music-panel.module.css'

/** All the music there is: search, listen, choose, none; how loud, how it ends. */
export function MusicPanel() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const trackId = useEditorState(({ work }) => work.bgm.trackId)
  const { playing, toggle } = useSample()
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
      {trackId === null ? null : <Levels />}
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
        <li className={classes['row']} data-chosen={trackId === null || undefined}>
          <span className={classes['none']}>
            <VolumeX aria-hidden="true" size="1.125rem" />
          </span>
          <button
            type="button"
            className={classes['choose']}
            aria-pressed={trackId === null}
            onClick={() => editor.setMusic({ trackId: null })}
          >
            <b>{t('editor.musicNone')}</b>
          </button>
        </li>
        {tracks.map((track) => (
          <TrackRow
            key={track._id}
            track={track}
            isChosen={track._id === trackId}
            isPlaying={playing === track._id}
            onListen={() => toggle(track._id)}
          />
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

type TrackRowProps = { track: MusicTrack; isChosen: boolean; isPlaying: boolean; onListen: () => void }

function TrackRow({ track, isChosen, isPlaying, onListen }: TrackRowProps) {
  const { t } = useTranslation()
  const { language } = useFormats()
  const { editor } = useSession()
  const title = track.name[language]
  return (
    <li className={classes['row']} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={classes['listen']}
        aria-label={t(isPlaying ? 'editor.musicStop' : 'editor.musicListen', { title })}
        onClick={onListen}
      >
        {isPlaying ? (
          <Pause aria-hidden="true" size="1rem" fill="currentColor" />
        ) : (
          <Play aria-hidden="true" size="1rem" fill="currentColor" />
        )}
      </button>
      <button
        type="button"
        className={classes['choose']}
        aria-pressed={isChosen}
        onClick={() => editor.setMusic({ trackId: track._id })}
      >
        <b>{title}</b>
        <span>
          {t('editor.musicFacts', {
            moods: track.moods.map((mood) => t(`editor.mood_${mood}`)).join(' · '),
            bpm: track.bpm,
          })}
        </span>
      </button>
      {isChosen ? <Check aria-hidden="true" size="1.125rem" className={classes['check']} /> : null}
    </li>
  )
}

function Levels() {
  const { t } = useTranslation()
  const { editor } = useSession()
  const volume = useEditorState(({ work }) => work.bgm.volume)
  const fadeOutMs = useEditorState(({ work }) => work.bgm.fadeOutMs)
  return (
    <div className={classes['levels']}>
      <div>
        <p id="music-volume">
          {t('editor.musicVolume')}
          <span>{Math.round(volume * 100)}%</span>
        </p>
        <Slider
          thumbProps={{ 'aria-labelledby': 'music-volume', 'aria-valuetext': `${Math.round(volume * 100)}%` }}
          label={null}
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={(value) => editor.setMusic({ volume: value / 100 })}
          onChangeEnd={() => editor.endRun()}
        />
      </div>
      <div>
        <p id="music-fade">
          {t('editor.musicFade')}
          <span>{t('editor.seconds', { seconds: formatDecimalSeconds(fadeOutMs) })}</span>
        </p>
        <Slider
          thumbProps={{
            'aria-labelledby': 'music-fade',
            'aria-valuetext': t('editor.seconds', { seconds: formatDecimalSeconds(fadeOutMs) }),
          }}
          label={null}
          min={0}
          max={5}
          step={0.2}
          value={fadeOutMs / 1000}
          onChange={(value) => editor.setMusic({ fadeOutMs: value * 1000 })}
          onChangeEnd={() => editor.endRun()}
        />
      </div>
    </div>
  )
}

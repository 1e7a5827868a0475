import { ownMusicId } from '@clipmint/film'
import { findMusic, findOwnMusic } from '@clipmint/music'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../locales/use-words.ts'
import { useAssets, useEditorState } from '../session/use-session.ts'
import { useLengthFact } from './house-row.tsx'

export type ChosenMusic = { id: string; title: string; facts: string; isOwn: boolean; isGone: boolean }

/** The music of the video in words; null for none. */
export function useChosenMusic(): ChosenMusic | null {
  const { t } = useTranslation()
  const { language } = useFormats()
  const lengthFact = useLengthFact()
  const trackId = useEditorState(({ work }) => work.bgm.trackId)
  const bgmUrl = useEditorState(({ work }) => work.bgmUrl)
  const assets = useAssets()
  const ownId = ownMusicId(bgmUrl)
  if (ownId !== null) {
    const own = assets.has(ownId) ? findOwnMusic(ownId) : null
    if (!own) return { id: ownId, title: '', facts: '', isOwn: true, isGone: true }
    return { id: ownId, title: own.title, facts: lengthFact(own.durationMs), isOwn: true, isGone: false }
  }
  if (trackId === null) return null
  const track = findMusic(trackId)
  if (!track) return { id: trackId, title: '', facts: '', isOwn: false, isGone: true }
  const moods = track.moods.map((mood) => t(`editor.mood_${mood}`)).join(' · ')
  const facts = t('editor.musicFacts', { moods, bpm: track.bpm })
  return { id: trackId, title: track.title[language], facts, isOwn: false, isGone: false }
}

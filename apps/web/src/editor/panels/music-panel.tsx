import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ChosenTrack } from '../music/chosen-track.tsx'
import { HouseList, type HouseSource } from '../music/house-list.tsx'
import { OwnList } from '../music/own-list.tsx'
import { useTrial } from '../music/use-trial.ts'
import { useEditorState } from '../session/use-session.ts'
import { Panel } from './panel.tsx'
import { musicHintFor } from './tool-words.ts'

import classes from './music-panel.module.css'

const sources = [
  ['all', 'music.fromAll'],
  ['liked', 'music.fromLiked'],
  ['recent', 'music.fromRecent'],
  ['own', 'music.fromOwn'],
] as const

/** The music of the video, and all there is to take instead: search, hear it with the video, choose, bring one's own. */
export function MusicPanel() {
  const { t } = useTranslation()
  const trial = useTrial()
  const hint = useEditorState(({ work }) => musicHintFor(work))
  const [source, setSource] = useState<HouseSource | 'own'>('all')
  return (
    <Panel title={t('editor.toolMusic')} {...(hint === null ? {} : { hint: t(hint) })}>
      <ChosenTrack trial={trial} />
      <SegmentedControl
        fullWidth
        mb="xs"
        className={classes['sources'] ?? ''}
        aria-label={t('music.from')}
        data={sources.map(([value, words]) => ({ value, label: t(words) }))}
        value={source}
        onChange={(value) => setSource(sources.find(([it]) => it === value)?.[0] ?? 'all')}
      />
      {source === 'own' ? <OwnList trial={trial} /> : <HouseList source={source} trial={trial} />}
    </Panel>
  )
}

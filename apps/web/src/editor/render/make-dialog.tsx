import { frameSize } from '@clipmint/film'
import { CostButton } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { formatDecimalSeconds } from '../../locales/format.ts'
import { CheckList } from '../check/check-list.tsx'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useSetStatus } from '../open/use-project.ts'
import { useScreen } from '../session/screen.ts'
import { useEditorState, useSession } from '../session/use-session.ts'
import { useFilm, usePlayback } from '../stage/use-playback.ts'
import { SampleList } from './sample-list.tsx'
import { useChecked } from './use-checked.ts'
import { useRendersLeft } from './use-renders-left.ts'

import classes from './make-dialog.module.css'

/** Before a video is made: what it will be, what it takes, and what still stands in its way. */
export function MakeDialog() {
  const { t } = useTranslation()
  const { close } = useScreen()
  const { projectId } = useSession()
  const playback = usePlayback()
  const { left, words } = useRendersLeft()
  const checked = useChecked()
  const setStatus = useSetStatus(projectId)
  const isUsedUp = left === 0
  const make = () => {
    playback.pause()
    // The dialog is gone before the answer is heard: the editor is locked while the video is made.
    setStatus.mutateAsync(1).then(close, () => undefined)
  }
  return (
    <EditorModal title={t('editor.makeTitle')} size="30rem" isShort>
      <Facts />
      {checked.error ? <FailureNote error={checked.error} onRetry={checked.again} /> : null}
      <CheckList findings={checked.findings} label={t('editor.findings')} most={3} />
      <SampleList />
      {isUsedUp ? <p className={classes['note']}>{t('editor.makeUsedUp')}</p> : null}
      {setStatus.isError ? <FailureNote error={setStatus.error} cost={t('editor.makeNoCost')} /> : null}
      <p className={classes['note']}>{t('editor.makeNote')}</p>
      <div className={classes['actions']}>
        <Button size="md" variant="default" onClick={close}>
          {t('editor.makeLater')}
        </Button>
        <CostButton
          verb={t('editor.make')}
          cost={words ?? '…'}
          disabled={isUsedUp || !checked.isReady}
          loading={checked.isChecking || setStatus.isPending}
          onClick={make}
        />
      </div>
    </EditorModal>
  )
}

function Facts() {
  const { t } = useTranslation()
  const film = useFilm()
  const ratio = useEditorState(({ work }) => work.userSource.ratio)
  const { width, height } = frameSize[ratio]
  return (
    <dl className={classes['facts']}>
      <div>
        <dt>{t('editor.toolRatio')}</dt>
        <dd>{ratio}</dd>
      </div>
      <div>
        <dt>{t('editor.makeQuality')}</dt>
        <dd>{t('editor.makeQualityValue', { width, height })}</dd>
      </div>
      <div>
        <dt>{t('editor.videoLength')}</dt>
        <dd>{t('editor.seconds', { seconds: formatDecimalSeconds(film.durationMs) })}</dd>
      </div>
      <div>
        <dt>{t('editor.makeEstimate')}</dt>
        <dd>{t('editor.makeEstimateValue')}</dd>
      </div>
    </dl>
  )
}

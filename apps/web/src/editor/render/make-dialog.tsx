import type { Ratio } from '@clipmint/film'
import { CostButton } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { CheckList } from '../check/check-list.tsx'
import { EditorModal } from '../dialogs/editor-modal.tsx'
import { useScreen } from '../session/screen.ts'
import { useSession } from '../session/use-session.ts'
import { usePlayback } from '../stage/use-playback.ts'
import { MakeFacts } from './make-facts.tsx'
import { OtherRatios } from './other-ratios.tsx'
import { useChecked } from './use-checked.ts'
import { useMake } from './use-make.ts'
import { useRenderCost } from './use-render-cost.ts'

import classes from './make-dialog.module.css'

/** As many as a phone shows at once. */
const SHOWN = 3

/** Before a video is made: what it will be, what it takes, and what still stands in its way. */
export function MakeDialog() {
  const { t } = useTranslation()
  const { close } = useScreen()
  const [others, setOthers] = useState<Ratio[]>([])
  const count = 1 + others.length
  const { left } = useRenderCost()
  const isMarked = useSession().editor.film().watermark
  const cost = useCost(count)
  const checked = useChecked()
  const { make, isPending, error } = useStart(others)
  return (
    <EditorModal title={t('editor.makeTitle')} size="30rem" isShort>
      <MakeFacts estimate={checked.estimate} count={count} />
      <OtherRatios chosen={others} onChange={setOthers} />
      {checked.error ? <FailureNote error={checked.error} onRetry={checked.again} /> : null}
      <CheckList findings={checked.findings} label={t('editor.findings')} most={SHOWN} />
      <LeftNote left={left} count={count} />
      {error ? <FailureNote error={error} cost={t('editor.makeNoCost')} /> : null}
      <ul className={classes['notes']}>
        {isMarked ? <li>{t('render.watermark')}</li> : null}
        <li>{t('render.atTheEnd')}</li>
        <li>{t('editor.makeNote')}</li>
      </ul>
      <div className={classes['actions']}>
        <Button size="md" variant="default" onClick={close}>
          {t('editor.makeLater')}
        </Button>
        <CostButton
          verb={t('editor.make')}
          cost={cost}
          disabled={(left !== null && left < count) || !checked.isReady}
          loading={checked.isChecking || isPending}
          onClick={make}
        />
      </div>
    </EditorModal>
  )
}

/** Why no more can be made, before it is refused. */
function LeftNote({ left, count }: { left: number | null; count: number }) {
  const { t } = useTranslation()
  if (left === null || left >= count) return null
  return (
    <p className={classes['note']} role="status">
      {left === 0 ? t('editor.makeUsedUp') : t('render.tooMany', { left })}
    </p>
  )
}

function useCost(count: number): string {
  const { t } = useTranslation()
  const { words } = useRenderCost()
  if (words === null) return '…'
  return count === 1 ? words : t('render.costMany', { count, words })
}

function useStart(others: readonly Ratio[]) {
  const { t } = useTranslation()
  const { close } = useScreen()
  const playback = usePlayback()
  const { make, isPending, error } = useMake()
  const start = () => {
    playback.pause()
    void make(others).then(
      (failed) => {
        // The dialog is gone before the answer is heard: the editor is locked while the video is made.
        close()
        const started = 1 + others.length - failed.length
        if (failed.length > 0)
          notifications.show({
            color: 'yellow',
            message: t('render.othersFailed', { ratios: failed.join(', ') }),
          })
        else if (started > 1) notifications.show({ message: t('render.othersStarted', { count: started }) })
      },
      // The refusal is shown in the dialog.
      () => undefined,
    )
  }
  return { make: start, isPending, error }
}

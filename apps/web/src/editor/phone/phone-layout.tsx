import type { Project } from '@clipmint/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CoachMark } from '../coach/coach-mark.tsx'
import type { Lock } from '../open/lock.ts'
import { PresenceBanner } from '../presence/presence-banner.tsx'
import { FailedBanner } from '../render/failed-banner.tsx'
import { LockedPanel } from '../render/locked-panel.tsx'
import { useScreen } from '../session/screen.ts'
import { MakeRow } from './make-row.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhonePanel } from './phone-panel.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { SceneDots } from './scene-dots.tsx'
import { SheetHandle } from './sheet-handle.tsx'

import classes from './phone-layout.module.css'

/** On a phone one thing at a time: the video above, one tool in a sheet below, the main action under the thumb. */
export function PhoneLayout({ project, lock }: { project: Project; lock: Lock }) {
  const { t } = useTranslation()
  const { tool } = useScreen()
  const [isTall, setTall] = useState(false)
  return (
    <div className={classes['screen']} data-tall={isTall || undefined}>
      <PhoneBar isLocked={lock !== null} />
      <PhoneStage isLocked={lock !== null} />
      <SceneDots />
      <CoachMark of={['text', 'media']}>
        <section className={classes['sheet']} aria-label={t('editor.toolsOpen')}>
          <SheetHandle tool={lock === null ? tool : null} isTall={isTall} onTall={setTall} />
          {lock === null ? <FailedBanner project={project} /> : null}
          {lock === null ? <PresenceBanner /> : null}
          <div className={classes['content']}>
            {lock === null ? <PhonePanel /> : <LockedPanel project={project} lock={lock} />}
          </div>
        </section>
      </CoachMark>
      {lock === null ? (
        <div className={classes['foot']}>
          <MakeRow />
          {/* Music is chosen by ear, from a list: that needs the room more than the picture does. */}
          <PhoneTabs onChoose={(chosen) => setTall(chosen === 'music')} />
        </div>
      ) : null}
    </div>
  )
}

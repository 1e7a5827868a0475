import type { Project } from '@clipmint/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { MakeButton } from '../bars/make-button.tsx'
import type { Lock } from '../open/lock.ts'
import { PresenceBanner } from '../presence/presence-banner.tsx'
import { FailedBanner } from '../render/failed-banner.tsx'
import { LockedPanel } from '../render/locked-panel.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { PhonePanel } from './phone-panel.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { SceneDots } from './scene-dots.tsx'

import classes from './phone-layout.module.css'

/** On a phone one thing at a time: the video above, one tool in a sheet below, the main action under the thumb. */
export function PhoneLayout({ project, lock }: { project: Project; lock: Lock }) {
  const { t } = useTranslation()
  const [isTall, setTall] = useState(false)
  return (
    <div className={classes['screen']} data-tall={isTall || undefined}>
      <PhoneBar isLocked={lock !== null} />
      <PhoneStage isLocked={lock !== null} />
      <SceneDots />
      <section className={classes['sheet']} aria-label={t('editor.toolsOpen')}>
        <button
          type="button"
          className={classes['handle']}
          aria-expanded={isTall}
          aria-label={t(isTall ? 'editor.sheetLower' : 'editor.sheetRaise')}
          onClick={() => setTall(!isTall)}
        />
        {lock === null ? <FailedBanner project={project} /> : null}
        {lock === null ? <PresenceBanner /> : null}
        <div className={classes['content']}>
          {lock === null ? <PhonePanel /> : <LockedPanel project={project} lock={lock} />}
        </div>
      </section>
      {lock === null ? (
        <div className={classes['foot']}>
          <div className={classes['make']}>
            <MakeButton fullWidth />
          </div>
          <PhoneTabs onChoose={() => setTall(false)} />
        </div>
      ) : null}
    </div>
  )
}

import type { Project } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ToolRail } from '../bars/tool-rail.tsx'
import { TopBar } from '../bars/top-bar.tsx'
import { CoachMark } from '../coach/coach-mark.tsx'
import {
  InspectorButton,
  InspectorCard,
  InspectorSheet,
  useFloatingInspector,
} from '../inspector/floating-inspector.tsx'
import { Inspector } from '../inspector/inspector.tsx'
import { ToolPanel } from '../panels/tool-panel.tsx'
import { PresenceBanner } from '../presence/presence-banner.tsx'
import { FailedBanner } from '../render/failed-banner.tsx'
import { LockedPanel } from '../render/locked-panel.tsx'
import { useScreen } from '../session/screen.ts'
import { StagePlayer } from '../stage/stage-player.tsx'
import { Stage } from '../stage/stage.tsx'
import { SceneStrip } from '../strip/scene-strip.tsx'
import type { Lock } from './lock.ts'

import classes from './desk-layout.module.css'

/** From tablets up: bar, tools, panel, stage, inspector and strip at once, as far as they fit. */
export function DeskLayout({ project, lock }: { project: Project; lock: Lock }) {
  const { t } = useTranslation()
  const { layout } = useScreen()
  const floating = useFloatingInspector()
  return (
    <div className={classes['screen']} data-layout={layout} data-locked={lock !== null || undefined}>
      <div className={classes['top']}>
        <TopBar isLocked={lock !== null} />
      </div>
      {lock === null ? (
        <>
          <div className={classes['rail']}>
            <ToolRail />
          </div>
          <CoachMark of={['text', 'media']}>
            <div className={classes['panel']}>
              <ToolPanel />
              {layout === 'narrow' && floating.isOpen ? <InspectorSheet {...floating} /> : null}
            </div>
          </CoachMark>
        </>
      ) : (
        <div className={classes['panel']}>
          <LockedPanel project={project} lock={lock} />
        </div>
      )}
      <section className={classes['stage']} aria-label={t('editor.preview')}>
        {lock === null ? <FailedBanner project={project} /> : null}
        {lock === null ? <PresenceBanner /> : null}
        <div className={classes['canvas']}>
          <Stage isLocked={lock !== null} />
          {lock === null && layout !== 'wide' ? <InspectorButton {...floating} /> : null}
          {lock === null && layout === 'middle' && floating.isOpen ? <InspectorCard {...floating} /> : null}
        </div>
        <div className={classes['player']}>
          <StagePlayer />
        </div>
      </section>
      {lock === null && layout === 'wide' ? (
        <div className={classes['inspector']}>
          <Inspector />
        </div>
      ) : null}
      <div className={classes['strip']}>
        <SceneStrip />
      </div>
    </div>
  )
}

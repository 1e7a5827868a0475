import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { ChevronLeft, Keyboard, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LateBell } from '../../app/late-bell.tsx'
import { ButtonLink, IconLink } from '../../app/links.tsx'
import { ChecksButton } from '../check/checks-button.tsx'
import { CoachMark, useCoached } from '../coach/coach-mark.tsx'
import { useScreen } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'
import { MakeButton } from './make-button.tsx'
import { RatioMenu } from './ratio-menu.tsx'
import { SaveChip } from './save-chip.tsx'
import { TitleEdit } from './title-edit.tsx'
import { UndoButtons } from './undo-buttons.tsx'

import classes from './top-bar.module.css'

/** The bar over everything: back, title, saving, undo, shape, and the one main action. */
export function TopBar({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const { open, layout } = useScreen()
  const title = useEditorState(({ work }) => work.title)
  const coached = useCoached()
  return (
    <header className={classes['bar']}>
      <BackLink isNarrow={layout === 'narrow'} />
      <span className={classes['line']} />
      <div className={classes['titled']}>
        <h1 className={classes['name']}>{isLocked ? <span title={title}>{title}</span> : <TitleEdit />}</h1>
        <SaveChip isLocked={isLocked} />
      </div>
      <span className={classes['space']} />
      {isLocked ? null : (
        <>
          <UndoButtons />
          <span className={classes['line']} />
          {/* The rail has the ratios too: here the title needs the room. */}
          {layout === 'narrow' ? null : <RatioMenu />}
          <ChecksButton />
          <ShareButton isNarrow={layout === 'narrow'} />
          {layout === 'narrow' ? null : (
            <Tooltip label={t('editor.keys')}>
              <ActionIcon
                aria-label={t('editor.keys')}
                aria-keyshortcuts="?"
                onClick={() => open({ kind: 'keys' })}
              >
                <Keyboard aria-hidden="true" size="1.25rem" />
              </ActionIcon>
            </Tooltip>
          )}
          {layout === 'narrow' ? null : <LateBell />}
          <CoachMark of={['make']}>
            <div className={classes['make']} {...coached('make')}>
              <MakeButton height="2.25rem" />
            </div>
          </CoachMark>
        </>
      )}
    </header>
  )
}

function BackLink({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation()
  // The list of videos is its own area's page; this bar only names its address.
  const to = '/projects' as string
  return isNarrow ? (
    <IconLink to={to} aria-label={t('editor.back')}>
      <ChevronLeft aria-hidden="true" size="1.25rem" />
    </IconLink>
  ) : (
    <ButtonLink
      to={to}
      variant="subtle"
      size="xs"
      leftSection={<ChevronLeft aria-hidden="true" size="1.25rem" />}
    >
      {t('editor.back')}
    </ButtonLink>
  )
}

function ShareButton({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useTranslation()
  const { open } = useScreen()
  const press = () => open({ kind: 'share' })
  const icon = <Share2 aria-hidden="true" size="1.125rem" />
  return isNarrow ? (
    <ActionIcon aria-label={t('share.button')} onClick={press}>
      {icon}
    </ActionIcon>
  ) : (
    <Button size="xs" variant="subtle" leftSection={icon} onClick={press}>
      {t('share.button')}
    </Button>
  )
}

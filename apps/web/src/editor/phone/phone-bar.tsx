import { ActionIcon, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronLeft, EllipsisVertical, Keyboard, Share2, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { IconLink } from '../../app/links.tsx'
import { SaveChip } from '../bars/save-chip.tsx'
import { TitleEdit } from '../bars/title-edit.tsx'
import { UndoButtons } from '../bars/undo-buttons.tsx'
import { useScreen } from '../session/screen.ts'
import { useEditorState } from '../session/use-session.ts'
import { usePlayback, usePlaybackState } from '../stage/use-playback.ts'

import classes from './phone-bar.module.css'

/** The top of the phone's editor: back, what is being edited and whether it is saved, undo. */
export function PhoneBar({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const title = useEditorState(({ work }) => work.title)
  return (
    <header className={classes['bar']}>
      <IconLink to={'/projects' as string} aria-label={t('editor.back')}>
        <ChevronLeft aria-hidden="true" size="1.5rem" />
      </IconLink>
      <div className={classes['name']}>
        <h1>{isLocked ? title : <TitleEdit />}</h1>
        <SaveChip isLocked={isLocked} />
      </div>
      {isLocked ? null : (
        <>
          <UndoButtons />
          <More />
        </>
      )}
    </header>
  )
}

function More() {
  const { t } = useTranslation()
  const { open } = useScreen()
  const playback = usePlayback()
  const isMuted = usePlaybackState((state) => state.isMuted)
  // Where there is nothing but a finger, there are no keys either.
  const hasKeys = useMediaQuery('(any-hover: hover)', true, { getInitialValueInEffect: false })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('editor.more')}>
          <EllipsisVertical aria-hidden="true" size="1.25rem" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={
            isMuted ? (
              <Volume2 aria-hidden="true" size="1.125rem" />
            ) : (
              <VolumeX aria-hidden="true" size="1.125rem" />
            )
          }
          onClick={() => playback.toggleMuted()}
        >
          {t(isMuted ? 'editor.soundOn' : 'editor.soundOff')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Share2 aria-hidden="true" size="1.125rem" />}
          onClick={() => open({ kind: 'share' })}
        >
          {t('share.button')}
        </Menu.Item>
        {hasKeys ? (
          <Menu.Item
            leftSection={<Keyboard aria-hidden="true" size="1.125rem" />}
            onClick={() => open({ kind: 'keys' })}
          >
            {t('editor.keys')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}

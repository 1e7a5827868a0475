import { Button, Popover, UnstyledButton } from '@mantine/core'
import { CircleAlert, CloudCheck, CloudOff, GitMerge, RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFailureText } from '../../app/failure-note.tsx'
import { useFormats } from '../../locales/use-words.ts'
import { useEditorState, useSaveState, useSession } from '../session/use-session.ts'
import { ConflictList } from './conflict-list.tsx'

import classes from './save-chip.module.css'

/**
 * Where the work stands: being saved, saved at a time, waiting for the network, turned away, or met by another's. Where
 * nothing can be edited it says only what an owner has to know of: nothing can be done about it before that.
 */
export function SaveChip({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation()
  const { time } = useFormats()
  const state = useSaveState()
  const conflicts = useEditorState((it) => it.conflicts.length)
  if (conflicts > 0) {
    const words = t('editor.saveConflict', { count: conflicts })
    return (
      <Detail isLocked={isLocked} icon={<GitMerge />} tone="warn" words={words}>
        <ConflictList />
      </Detail>
    )
  }
  if (isLocked && (state.kind === 'saving' || state.kind === 'saved')) return null
  switch (state.kind) {
    case 'saving':
      return <Plain icon={<RefreshCw className={classes['turn']} />} words={t('editor.saveSaving')} />
    case 'saved':
      return (
        <Plain
          icon={<CloudCheck />}
          words={
            state.atMs === null
              ? t('editor.saveSaved')
              : t('editor.saveSavedAt', { time: time(new Date(state.atMs).toISOString()) })
          }
        />
      )
    case 'offline': {
      const words = t('editor.saveOffline', { count: state.changes })
      return (
        <Detail isLocked={isLocked} icon={<CloudOff />} tone="warn" words={words}>
          <p>{t('editor.saveOfflineNote')}</p>
          <Again />
        </Detail>
      )
    }
    case 'refused':
      return (
        <Detail isLocked={isLocked} icon={<CircleAlert />} tone="bad" words={t('editor.saveRefused')}>
          <Refusal error={state.error} />
          <Again />
        </Detail>
      )
  }
}

function Plain({ icon, words }: { icon: ReactNode; words: string }) {
  return (
    <span className={classes['chip']} role="status">
      {icon}
      <span>{words}</span>
    </span>
  )
}

function Detail({
  isLocked,
  icon,
  tone,
  words,
  children,
}: {
  isLocked: boolean
  icon: ReactNode
  tone: 'warn' | 'bad'
  words: string
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  if (isLocked) return <Plain icon={icon} words={words} />
  return (
    // Inside of the button, what is told anew would take the button its name.
    <span role="status" className={classes['told']}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        shadow="md"
        radius="md"
        width={320}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <UnstyledButton
            className={classes['chip']}
            data-tone-of={tone}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {icon}
            <span>{words}</span>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown className={classes['detail'] ?? ''}>{children}</Popover.Dropdown>
      </Popover>
    </span>
  )
}

function Refusal({ error }: { error: unknown }) {
  const text = useFailureText()
  return <p>{text(error)}</p>
}

function Again() {
  const { t } = useTranslation()
  const { saver } = useSession()
  return (
    <Button size="xs" variant="default" onClick={() => void saver.saveNow()}>
      {t('editor.saveAgain')}
    </Button>
  )
}

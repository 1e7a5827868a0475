import type { ProjectCard } from '@clipmint/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { Copy, Ellipsis, Pencil, Play, RectangleVertical, RotateCcw, Trash2, Type } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { isUnderWay, stateOf } from '../status.ts'
import type { ProjectActions } from './actions.tsx'
import { RatioDialog } from './ratio-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

type CardMenuProps = { card: ProjectCard; actions: ProjectActions; withEdit: boolean }

/** The rest of what can be done with a video, behind three dots. */
export function CardMenu({ card, actions, withEdit }: CardMenuProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'rename' | 'ratio' | null>(null)
  const close = () => setDialog(null)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  const state = stateOf(card)
  const isAlive = state !== 'trash' && state !== 'expired'
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size="sm" aria-label={t('projects.moreOf', { title: card.title })}>
            <Ellipsis {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isAlive && withEdit ? (
            <Menu.Item
              leftSection={<Pencil {...icon} />}
              onClick={state === 'done' ? actions.editAgain : actions.edit}
            >
              {t(state === 'done' ? 'projects.editAgain' : 'projects.continue')}
            </Menu.Item>
          ) : null}
          {state === 'editing' && card.video ? (
            <Menu.Item leftSection={<Play {...icon} />} onClick={actions.watch}>
              {t('projects.watchMade')}
            </Menu.Item>
          ) : null}
          {isAlive ? (
            <Menu.Item leftSection={<Copy {...icon} />} onClick={actions.copy}>
              {t('projects.copy')}
            </Menu.Item>
          ) : null}
          {isAlive ? (
            <Menu.Item leftSection={<RectangleVertical {...icon} />} onClick={() => setDialog('ratio')}>
              {t('projects.otherRatio')}
            </Menu.Item>
          ) : null}
          {isAlive && !isUnderWay(card) ? (
            <Menu.Item leftSection={<Type {...icon} />} onClick={() => setDialog('rename')}>
              {t('projects.rename')}
            </Menu.Item>
          ) : null}
          {state === 'trash' ? (
            <>
              <Menu.Item leftSection={<RotateCcw {...icon} />} onClick={actions.restore}>
                {t('projects.restore')}
              </Menu.Item>
              <Menu.Item
                color="red.9"
                leftSection={<Trash2 {...icon} />}
                onClick={() => actions.deleteForGood()}
              >
                {t('projects.deleteForGood')}
              </Menu.Item>
            </>
          ) : (
            <Menu.Item color="red.9" leftSection={<Trash2 {...icon} />} onClick={() => actions.trash()}>
              {t('projects.toTrash')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'rename' ? <RenameDialog card={card} onClose={close} /> : null}
      {dialog === 'ratio' ? <RatioDialog card={card} onClose={close} /> : null}
    </>
  )
}

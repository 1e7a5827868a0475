import type { ProjectVersion } from '@clipmint/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { Bookmark, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../app/ask-first.ts'
import { useTellFailure } from '../../app/tell-failure.ts'
import { useScreen } from '../session/screen.ts'
import { useComparing } from './comparing.ts'
import { useRemoveVersion } from './use-versions.ts'

/** What else can be done with a version, behind three dots. */
export function VersionMenu({ version, name }: { version: ProjectVersion; name: string }) {
  const { t } = useTranslation()
  const { open } = useScreen()
  const remove = useAskRemove(version, name)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('versions.more', { name })}>
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={version.name === null ? <Bookmark {...icon} /> : <Pencil {...icon} />}
          onClick={() => open({ kind: 'name-version', version })}
        >
          {t(version.name === null ? 'versions.name' : 'versions.rename')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={remove}>
          {t('versions.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useAskRemove(version: ProjectVersion, name: string): () => void {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const { version: compared, compare } = useComparing()
  const askFirst = useAskFirst()
  const removal = useRemoveVersion()
  return () =>
    askFirst({
      title: t('versions.removeAsk', { name }),
      note: t('versions.removeNote'),
      confirm: t('versions.remove'),
      isRed: true,
      onConfirm: () => {
        if (compared?._id === version._id) compare(null)
        removal.mutate(version, {
          onError: tellFailure,
        })
      },
    })
}

import { limits, type ProjectStatus } from '@clipmint/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { Ellipsis, ListChecks, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { type FolderChoice, type Tab, type useCounts, useThrowAwayAll } from '../queries.ts'
import { useTrash } from './use-trash.ts'

const groups = [
  { name: 'going', status: 0 },
  { name: 'done', status: 1 },
  { name: 'expired', status: 2 },
] as const satisfies readonly { name: string; status: ProjectStatus }[]
type Group = (typeof groups)[number]

type TidyMenuProps = {
  tab: Exclude<Tab, 'trash'>
  choice: FolderChoice
  /** What is named in the question; null for the videos of every folder. */
  folderName: string | null
  counts: ReturnType<typeof useCounts>
  /** Only a part of the list is on screen: what is done with all of it is not offered. */
  isSearch: boolean
  onSelect: () => void
}

/** Tidying a list other than the trash: choosing some, or everything of one status in the folder that is looked into. */
export function TidyMenu({ tab, choice, folderName, counts, isSearch, onSelect }: TidyMenuProps) {
  const { t } = useTranslation()
  const tellFailure = useTellFailure()
  const askFirst = useAskFirst()
  const throwAway = useThrowAwayAll()
  const { tellTrashed } = useTrash()
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  const shown = groups.filter(
    ({ name }) => (tab === 'all' || name === tab || name === 'expired') && (counts[name] ?? 0) > 0,
  )
  const ask = ({ name, status }: Group) =>
    askFirst({
      title: t(`projects.allAsk_${name}`),
      note: t(folderName === null ? 'projects.allNote' : 'projects.allNoteIn', {
        folder: folderName ?? '',
        days: limits.trashDays,
      }),
      confirm: t('projects.toTrash'),
      isRed: true,
      onConfirm: () =>
        void throwAway.mutateAsync({ status, ...choice }).then(
          // The menu is gone by then when nothing is left in the list.
          ({ trashed }) => tellTrashed(trashed, t('projects.trashedMany', { count: trashed.length })),
          tellFailure,
        ),
    })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="sm"
          loading={throwAway.isPending}
          aria-label={t('projects.tidy')}
          title={t('projects.tidy')}
        >
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<ListChecks {...icon} />} onClick={onSelect}>
          {t('projects.select')}
        </Menu.Item>
        {isSearch
          ? null
          : shown.map((group) => (
              <Menu.Item
                key={group.name}
                color="red.9"
                leftSection={<Trash2 {...icon} />}
                onClick={() => ask(group)}
              >
                {t(`projects.all_${group.name}`)}
              </Menu.Item>
            ))}
      </Menu.Dropdown>
    </Menu>
  )
}

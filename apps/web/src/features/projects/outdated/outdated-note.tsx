import type { ProjectCard } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NoteBar } from '../parts/note-bar.tsx'
import { type About, useOutdated } from '../queries.ts'
import { OutdatedDialog } from './outdated-dialog.tsx'

/** Says that videos show what was, and leads to bringing them up to date; nothing while there are none. */
export function OutdatedNote({ about = {} }: { about?: About }) {
  const { t } = useTranslation()
  const { data: list = [] } = useOutdated(about)
  return <Note list={list} words={t('outdated.found', { count: list.length })} />
}

/** The same of the one video that is looked at. */
export function OutdatedVideoNote({ card }: { card: ProjectCard }) {
  const { t } = useTranslation()
  const isOver = card.status === 2 || card.status === 3
  return <Note list={isOver || card.outdated.length === 0 ? [] : [card]} words={t('outdated.foundOne')} />
}

function Note({ list, words }: { list: readonly ProjectCard[]; words: string }) {
  const { t } = useTranslation()
  // What was outdated as it was opened stays there to be read when it is no more.
  const [opened, setOpened] = useState<readonly ProjectCard[] | null>(null)
  return (
    <>
      {list.length === 0 ? null : (
        <NoteBar
          tone="warn"
          words={
            <>
              <History aria-hidden="true" size="1.125rem" />
              {words}
            </>
          }
        >
          <Button variant="default" size="xs" onClick={() => setOpened(list)}>
            {t('outdated.look')}
          </Button>
        </NoteBar>
      )}
      {opened ? <OutdatedDialog list={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

import type { ProjectCard, Reservation } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NoteBar } from '../parts/note-bar.tsx'
import { type About, useOutdated, useStalePosts } from '../queries.ts'
import { OutdatedDialog } from './outdated-dialog.tsx'

/** Says that videos or posts show what was, and leads to bringing them up to date; nothing while there are none. */
export function OutdatedNote({ about = {} }: { about?: About }) {
  const { t } = useTranslation()
  const { data: list = [] } = useOutdated(about)
  const { data: posts = [] } = useStalePosts(about)
  const words = [
    list.length === 0 ? null : t('outdated.found', { count: list.length }),
    posts.length === 0 ? null : t('outdated.foundPosts', { count: posts.length }),
  ]
  return <Note {...{ list, posts }} words={words.filter((one) => one !== null).join(' ')} />
}

/** The same of the one video that is looked at. */
export function OutdatedVideoNote({ card }: { card: ProjectCard }) {
  const { t } = useTranslation()
  const isOver = card.status === 2 || card.status === 3
  const { data: posts = [] } = useStalePosts({ subtemplateId: card._id }, !isOver)
  const isOutdated = card.outdated.length > 0
  const list = isOver || !isOutdated ? [] : [card]
  const words = isOutdated ? t('outdated.foundOne') : t('outdated.foundPosts', { count: posts.length })
  return <Note list={list} posts={isOver ? [] : posts} words={words} />
}

type Found = { list: readonly ProjectCard[]; posts: readonly Reservation[] }

function Note({ list, posts, words }: Found & { words: string }) {
  const { t } = useTranslation()
  // What was outdated as it was opened stays there to be read when it is no more.
  const [opened, setOpened] = useState<Found | null>(null)
  return (
    <>
      {list.length + posts.length === 0 ? null : (
        <NoteBar
          tone="warn"
          words={
            <>
              <History aria-hidden="true" size="1.125rem" />
              {words}
            </>
          }
        >
          <Button variant="default" size="xs" onClick={() => setOpened({ list, posts })}>
            {t('outdated.look')}
          </Button>
        </NoteBar>
      )}
      {opened ? <OutdatedDialog {...opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

import type { Project } from '@clipmint/contract'
import { Button, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../app/failure-note.tsx'
import { ButtonLink } from '../../app/links.tsx'
import { TellMe } from '../../features/notifications/index.ts'
import { canCallOff, type Lock } from '../open/lock.ts'
import { useDuplicate, useSetStatus } from '../open/use-project.ts'
import { usePresence } from '../presence/use-presence.ts'
import { hideRestored } from '../versions/use-restore.ts'
import { RenderProgress } from './render-progress.tsx'

import classes from './locked-panel.module.css'

type LockedPanelProps = { project: Project; lock: Exclude<Lock, null> }

/** Why the video can only be looked at, and what can be done instead. */
export function LockedPanel({ project, lock }: LockedPanelProps) {
  const { t } = useTranslation()
  useEffect(hideRestored, [])
  // Whoever watched it being made is told that it is done, not asked what they came for.
  const [hasWatched, setWatched] = useState(lock === 'rendering')
  if (lock === 'rendering' && !hasWatched) setWatched(true)
  const words = wordsFor(project, lock, hasWatched)
  return (
    <section className={classes['panel']} aria-label={t(words.title)}>
      <h2>{t(words.title)}</h2>
      {lock === 'rendering' ? <RenderProgress card={project} /> : null}
      <p>{t(words.note)}</p>
      <Ways project={project} lock={lock} />
    </section>
  )
}

function Ways({ project, lock }: LockedPanelProps) {
  const { t } = useTranslation()
  const setStatus = useSetStatus(project._id)
  const { presence } = usePresence()
  return (
    <>
      <Stack gap="xs">
        {lock === 'rendering' ? <TellMe /> : null}
        {lock === 'done' ? (
          <>
            <ButtonLink to={`/projects/done/${project._id}` as string} size="md" fullWidth>
              {t('editor.doneSee')}
            </ButtonLink>
            <Button
              size="md"
              variant="default"
              loading={setStatus.isPending}
              onClick={() => setStatus.mutate(0)}
            >
              {t('editor.doneReopen')}
            </Button>
          </>
        ) : null}
        {lock === 'elsewhere' ? (
          <Button size="md" onClick={() => presence.takeOver()}>
            {t('presence.takeOver')}
          </Button>
        ) : null}
        {lock === 'trash' ? (
          <Button size="md" loading={setStatus.isPending} onClick={() => setStatus.mutate(0)}>
            {t('editor.trashRestore')}
          </Button>
        ) : null}
        {lock === 'rendering' || lock === 'done' ? (
          <CopyButton id={project._id} isQuiet={lock === 'done'} />
        ) : null}
        {lock === 'rendering' && canCallOff(project) ? (
          <Button variant="subtle" loading={setStatus.isPending} onClick={() => callOff(setStatus, t)}>
            {t('editor.renderCallOff')}
          </Button>
        ) : null}
        {lock === 'done' ? null : (
          <ButtonLink to={'/projects' as string} variant="subtle">
            {t('editor.toVideos')}
          </ButtonLink>
        )}
      </Stack>
      {setStatus.isError ? <FailureNote error={setStatus.error} /> : null}
    </>
  )
}

/** A refusal is shown under the buttons. */
function callOff(setStatus: ReturnType<typeof useSetStatus>, t: TFunction): void {
  void setStatus.mutateAsync(0).then(
    () => notifications.show({ message: t('projects.cancelled') }),
    () => undefined,
  )
}

/** Copies the video and goes on in the copy. */
function CopyButton({ id, isQuiet }: { id: string; isQuiet: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const duplicate = useDuplicate(id)
  const copy = () =>
    duplicate.mutate(undefined, {
      onSuccess: ({ _id }) => void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: _id } }),
    })
  return (
    <>
      <Button variant={isQuiet ? 'subtle' : 'default'} loading={duplicate.isPending} onClick={copy}>
        {t('editor.duplicate')}
      </Button>
      {duplicate.isError ? <FailureNote error={duplicate.error} /> : null}
    </>
  )
}

function wordsFor(project: Project, lock: Exclude<Lock, null>, hasWatched: boolean) {
  if (lock === 'done' && hasWatched) return justDone
  const words = lockWords[lock]
  if (lock !== 'rendering' || project.renderState === 'rendering') return words
  const title = project.renderState === 'preparing' ? 'editor.lockPreparing' : 'editor.lockWaiting'
  return { ...words, title } as const
}

const justDone = { title: 'editor.justDone', note: 'editor.justDoneNote' } as const

const lockWords = {
  rendering: { title: 'editor.lockRendering', note: 'editor.lockRenderingNote' },
  done: { title: 'editor.lockDone', note: 'editor.lockDoneNote' },
  expired: { title: 'editor.lockExpired', note: 'editor.lockExpiredNote' },
  trash: { title: 'editor.lockTrash', note: 'editor.lockTrashNote' },
  elsewhere: { title: 'presence.viewing', note: 'presence.viewingNote' },
} as const satisfies Record<Exclude<Lock, null>, { title: string; note: string }>

import type { Project } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Copy, Download, Pencil, RectangleVertical, Trash2, Type } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { isUnderWay, isWaiting, stateOf } from '../status.ts'
import { type ProjectActions, useProjectActions } from './actions.tsx'
import { RatioDialog } from './ratio-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { StateBadge, useDaysLeft } from './state-words.tsx'

import classes from './done-facts.module.css'

type DoneFactsProps = { project: Project; onGone: () => void }

/** What a video is, and what can be done with it. */
export function DoneFacts({ project, onGone }: DoneFactsProps) {
  const actions = useProjectActions(project)
  const state = stateOf(project)
  return (
    <section className={classes['facts']}>
      <StateBadge card={project} />
      <h1 className={classes['title']}>{project.title}</h1>
      <Facts project={project} />
      <MainButton project={project} actions={actions} />
      {state === 'trash' || state === 'expired' ? null : (
        <Others project={project} actions={actions} onGone={onGone} />
      )}
    </section>
  )
}

function MainButton({ project, actions }: { project: Project; actions: ProjectActions }) {
  const { t } = useTranslation()
  const state = stateOf(project)
  const shared = { size: 'lg', fullWidth: true, disabled: actions.isBusy } as const
  if (state === 'done' && project.video)
    return (
      <Button
        {...shared}
        component="a"
        href={project.video.downloadUrl}
        download
        leftSection={<Download aria-hidden="true" size="1.25rem" />}
      >
        {t('projects.downloadMp4')}
      </Button>
    )
  if (isWaiting(project))
    return (
      <Button {...shared} variant="default" onClick={actions.cancel}>
        {t('projects.cancelMaking')}
      </Button>
    )
  if (state === 'editing')
    return (
      <Button {...shared} onClick={actions.edit}>
        {t('projects.continue')}
      </Button>
    )
  if (state === 'failed')
    return (
      <Button {...shared} onClick={actions.again}>
        {t('projects.again')}
      </Button>
    )
  if (state === 'trash')
    return (
      <Button {...shared} onClick={actions.restore}>
        {t('projects.restore')}
      </Button>
    )
  return null
}

function Facts({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { seconds, bytes, date, time, language } = useFormats()
  const daysLeft = useDaysLeft()
  const { video } = project
  const facts: [word: string, fact: string | null][] = [
    [t('projects.factRatio'), video ? `${project.ratio} · ${video.width}×${video.height}` : project.ratio],
    [t('projects.factLength'), video && seconds(video.durationMs / 1000)],
    [t('projects.factSize'), video && bytes(video.bytes)],
    [t('projects.factTemplate'), project.templateTitle[language]],
    [t('projects.factMade'), video && `${date(video.renderedAt)} ${time(video.renderedAt)}`],
    [t('projects.factEditing'), daysLeft(project)],
  ]
  return (
    <dl className={classes['list']}>
      {facts.map(([word, fact]) =>
        fact === null ? null : (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Others({ project, actions, onGone }: DoneFactsProps & { actions: ProjectActions }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'rename' | 'ratio' | null>(null)
  const close = () => setDialog(null)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  const isDone = stateOf(project) === 'done'
  const button = { variant: 'default', justify: 'start', disabled: actions.isBusy } as const
  return (
    <>
      <div className={classes['others']}>
        {isDone ? (
          <Button {...button} leftSection={<Pencil {...icon} />} onClick={actions.editAgain}>
            {t('projects.editAgain')}
          </Button>
        ) : null}
        <Button {...button} leftSection={<RectangleVertical {...icon} />} onClick={() => setDialog('ratio')}>
          {t('projects.otherRatio')}
        </Button>
        <Button {...button} leftSection={<Copy {...icon} />} onClick={actions.copy}>
          {t('projects.copyToEdit')}
        </Button>
        {isUnderWay(project) ? null : (
          <Button {...button} leftSection={<Type {...icon} />} onClick={() => setDialog('rename')}>
            {t('projects.rename')}
          </Button>
        )}
        <Button
          {...button}
          variant="subtle"
          color="gray"
          leftSection={<Trash2 {...icon} />}
          onClick={() => {
            actions.trash()
            onGone()
          }}
        >
          {t('projects.toTrash')}
        </Button>
      </div>
      {dialog === 'rename' ? <RenameDialog card={project} onClose={close} /> : null}
      {dialog === 'ratio' ? <RatioDialog card={project} onClose={close} /> : null}
    </>
  )
}

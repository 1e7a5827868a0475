import { can, type Project } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Copy, Download, ImageDown, Pencil, RectangleVertical, Send, Stamp, Trash2, Type } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { LockNote } from '../../../app/plan-lock.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useUser } from '../../account/index.ts'
import { isUnderWay, isWaiting, stateOf } from '../status.ts'
import { type ProjectActions, useProjectActions } from './actions.tsx'
import { ExpiredNote } from './expired-note.tsx'
import { RatioDialog } from './ratio-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { StateBadge, useDaysLeft } from './state-words.tsx'

import classes from './done-facts.module.css'

type DoneFactsProps = { project: Project; onGone: () => void }

/** What a video is, and what can be done with it. */
export function DoneFacts({ project, onGone }: DoneFactsProps) {
  const { t } = useTranslation()
  const actions = useProjectActions(project)
  const state = stateOf(project)
  return (
    <section className={classes['facts']}>
      <StateBadge card={project} />
      <h1 className={classes['title']}>{project.title}</h1>
      <Facts project={project} />
      <MainButton project={project} actions={actions} />
      {state === 'done' && project.video ? (
        <ButtonLink
          to="/upload/new/$id"
          params={{ id: project._id }}
          size="lg"
          variant="light"
          mt="xs"
          leftSection={<Send aria-hidden="true" size="1.25rem" />}
        >
          {t('reservations.upload')}
        </ButtonLink>
      ) : null}
      {state === 'done' ? <UseNote project={project} /> : null}
      {state === 'expired' ? <ExpiredNote card={project} actions={actions} onGone={onGone} /> : null}
      {state === 'trash' ? (
        <Button
          mt="sm"
          variant="subtle"
          color="red"
          disabled={actions.isBusy}
          onClick={() => actions.deleteForGood(onGone)}
        >
          {t('projects.deleteForGood')}
        </Button>
      ) : null}
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
  if (state === 'done' && project.video?.downloadUrl)
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

/** What a video that was made without a plan may not be used for. One that was made with a plan stays free to use. */
function UseNote({ project: { video, watermarkFreeUntil } }: { project: Project }) {
  const { t } = useTranslation()
  const { data: user } = useUser()
  const isFree = video?.watermark === true || watermarkFreeUntil !== null
  if (!user || !isFree || can(user.payment, { do: 'use-commercially' }).ok) return null
  return (
    <LockNote title={t('planLock.commercial')}>
      <p>{t('planLock.commercialNote')}</p>
    </LockNote>
  )
}

function Facts({ project }: { project: Project }) {
  const { t } = useTranslation()
  const { seconds, bytes, date, time, language } = useFormats()
  const daysLeft = useDaysLeft()
  const markWords = useMarkWords()
  const { video } = project
  const facts: [word: string, fact: string | null][] = [
    [t('projects.factRatio'), video ? `${project.ratio} · ${video.width}×${video.height}` : project.ratio],
    [t('projects.factLength'), video && seconds(video.durationMs / 1000)],
    [t('projects.factSize'), video && bytes(video.bytes)],
    [t('projects.factMark'), markWords(project)],
    [t('projects.factTemplate'), project.templateTitle[language]],
    [t('projects.factMade'), video && `${date(video.renderedAt)} ${time(video.renderedAt)}`],
    [t(project.deletedAt === null ? 'projects.factEditing' : 'projects.tab_trash'), daysLeft(project)],
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

/** Whether the service's mark lies over a video, or will; when its removal is paid for, until when. */
function useMarkWords(): (project: Project) => string {
  const { t } = useTranslation()
  const { date } = useFormats()
  return ({ video, watermark, watermarkFreeUntil: until }) => {
    // What is on the file is what is seen; before there is one, what will be.
    if (video?.watermark ?? watermark) return t(watermark ? 'projects.markOn' : 'projects.markOld')
    return until === null || watermark
      ? t('projects.markOff')
      : t('projects.markOffUntil', { date: date(until) })
  }
}

function Others({ project, actions, onGone }: DoneFactsProps & { actions: ProjectActions }) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'rename' | 'ratio' | null>(null)
  const close = () => setDialog(null)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  const state = stateOf(project)
  const button = { variant: 'default', justify: 'start', disabled: actions.isBusy } as const
  return (
    <>
      <div className={classes['others']}>
        {state === 'done' && project.video?.downloadUrl ? (
          <Button
            {...button}
            component="a"
            href={project.video.posterUrl}
            download={`${project.title}.jpg`}
            leftSection={<ImageDown {...icon} />}
          >
            {t('projects.downloadPoster')}
          </Button>
        ) : null}
        {state === 'done' || state === 'failed' ? (
          <Button
            {...button}
            leftSection={<Pencil {...icon} />}
            onClick={state === 'done' ? actions.editAgain : actions.edit}
          >
            {t(state === 'done' ? 'projects.editAgain' : 'projects.continue')}
          </Button>
        ) : null}
        {state !== 'done' && project.video?.downloadUrl ? (
          <Button
            {...button}
            component="a"
            href={project.video.downloadUrl}
            download
            leftSection={<Download {...icon} />}
          >
            {t('projects.downloadMade')}
          </Button>
        ) : null}
        {project.watermark ? (
          <ButtonLink
            {...button}
            to="/projects/purchase/$subtemplateId"
            params={{ subtemplateId: project._id }}
            leftSection={<Stamp {...icon} />}
          >
            {t('projects.removeMark')}
          </ButtonLink>
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
          onClick={() => actions.trash(onGone)}
        >
          {t('projects.toTrash')}
        </Button>
      </div>
      {dialog === 'rename' ? <RenameDialog card={project} onClose={close} /> : null}
      {dialog === 'ratio' ? <RatioDialog card={project} onClose={close} /> : null}
    </>
  )
}

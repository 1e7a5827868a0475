import type { AiRequest, Asset, TemplateCard } from '@clipmint/contract'
import type { Ratio } from '@clipmint/film'
import { CostButton } from '@clipmint/ui'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { useLimit } from '../../account/index.ts'
import { composePreview, type Told } from '../preview/compose-preview.ts'
import { FilmStill } from '../preview/film-still.tsx'
import { useDocument, useMakeVideo } from './queries.ts'

import classes from './make-bar.module.css'

type MakeBarProps = {
  request: AiRequest
  card: TemplateCard
  scenarioId: string
  ratio: Ratio
  told: Told
  files: readonly Asset[]
  /** No selling point is used: there is nothing to tell. */
  isBlocked: boolean
}

/** What was chosen, what it costs, and the one button that makes the video of it. */
export function MakeBar({ request, card, scenarioId, ratio, told, files, isBlocked }: MakeBarProps) {
  const { t } = useTranslation()
  const { language, date } = useFormats()
  const navigate = useNavigate()
  // Starting a video from a plan takes one.
  const credits = useLimit().data?.credits
  const isOut = credits?.left === 0
  const make = useMakeVideo()
  const { data: template } = useDocument(card._id, true)
  const film = useMemo(
    () => (template ? composePreview(template, ratio, told, files).film : null),
    [template, ratio, told, files],
  )
  const designId = card.designs.find((design) => design.ratio === ratio)?._id
  const start = () => {
    if (!designId) return
    make.mutate(
      { request, scenarioId, templateId: card._id, designId, ratio, told, files },
      {
        onSuccess: ({ id, asShown }) => {
          if (!asShown) notifications.show({ message: t('templates.notAsShown'), color: 'yellow' })
          void navigate({ to: '/app/$subtemplateId', params: { subtemplateId: id } })
        },
      },
    )
  }
  return (
    <section className={classes['bar']} aria-label={t('templates.chosen')}>
      {make.isError ? (
        <div className={classes['failure']}>
          <FailureNote error={make.error} cost={t('templates.nothingSpent')} />
        </div>
      ) : null}
      <div className={classes['inner']}>
        <span className={classes['thumb']} style={{ aspectRatio: ratio.replace(':', ' / ') }}>
          {film ? <FilmStill film={film} /> : null}
        </span>
        <p className={classes['words']}>
          <b>{card.title[language]}</b>
          <span>
            {ratio} ·{' '}
            {t('templates.seconds', { count: Math.round((film?.durationMs ?? card.duration) / 1000) })}
            <span className={classes['more']}> · {t('templates.changeLater')}</span>
          </span>
        </p>
        {credits ? (
          <p className={classes['credits']} data-out={isOut}>
            {isOut
              ? t('templates.noneLeft', { date: date(credits.renewsAt) })
              : t('templates.creditsLeft', { left: credits.left })}
          </p>
        ) : null}
        <CostButton
          size="lg"
          className={classes['button'] ?? ''}
          verb={t('templates.make')}
          cost={t('templates.cost')}
          loading={make.isPending}
          disabled={isBlocked || isOut || !designId}
          onClick={start}
        />
      </div>
    </section>
  )
}

import { type AiRequest, diversityScore } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useReplan } from './queries.ts'

import classes from './diversity-note.module.css'

/** From these scores on, out of 100, stories are quite and very different. */
const QUITE = 70
const VERY = 85

type DiversityNoteProps = {
  request: AiRequest
  count: number
  diversity: number
  /** The same before the stories were made anew; null where they were not. */
  before: number | null
}

/** How different the stories are, in a number and in words, and the button that makes them differ more. */
export function DiversityNote({ request, count, diversity, before }: DiversityNoteProps) {
  const { t } = useTranslation()
  const replan = useReplan(request._id)
  const score = diversityScore(diversity)
  const was = before === null ? null : diversityScore(before)
  const canReplan = request.status === 2 || request.status === 3
  const word = score >= VERY ? 'very' : score >= QUITE ? 'quite' : 'little'
  return (
    <section className={classes['note']} aria-label={t('templates.diversityLabel')}>
      <div className={classes['words']}>
        <p className={classes['line']}>
          {t('templates.diversity', { count })}
          <b>{t('templates.diversityScore', { score })}</b>
        </p>
        <span className={classes['track']} aria-hidden="true">
          <span style={{ inlineSize: `${score}%` }} />
        </span>
        <p className={classes['hint']} role="status">
          {was === null
            ? t(`templates.diversity_${word}`)
            : score > was
              ? t('templates.diversityRose', { was, score })
              : t('templates.diversityMost')}
        </p>
      </div>
      {canReplan ? (
        <div className={classes['ask']}>
          <Button
            variant="default"
            size="sm"
            leftSection={<Shuffle aria-hidden="true" size="1rem" />}
            loading={replan.isPending || replan.isSuccess}
            onClick={() => replan.mutate()}
          >
            {t('templates.moreDifferent')}
          </Button>
          <span>{t('templates.replanFree')}</span>
        </div>
      ) : null}
      {replan.isError ? <FailureNote error={replan.error} cost={t('templates.nothingSpent')} /> : null}
    </section>
  )
}

import type { AiRequest } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useReplan } from './queries.ts'

import classes from './diversity-note.module.css'

/** Scores before a plan was made anew, by its request: the page is another by the time that the new one is there. */
const before = new Map<string, number>()

/** From these scores on, out of 100, stories are quite and very different. */
const QUITE = 70
const VERY = 85

type DiversityNoteProps = { request: AiRequest; count: number; diversity: number }

/** How different the stories are, in a number and in words, and the button that makes them differ more. */
export function DiversityNote({ request, count, diversity }: DiversityNoteProps) {
  const { t } = useTranslation()
  const replan = useReplan(request._id)
  const score = Math.round(diversity * 100)
  const [was] = useState(() => before.get(request._id) ?? null)
  const canReplan = request.status === 2 || request.status === 3
  const word = score >= VERY ? 'very' : score >= QUITE ? 'quite' : 'little'
  const ask = () => {
    before.set(request._id, score)
    replan.mutate()
  }
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
            onClick={ask}
          >
            {t('templates.moreDifferent')}
          </Button>
          {request.replans === 0 ? <span>{t('templates.firstFree')}</span> : null}
        </div>
      ) : null}
      {replan.isError ? <FailureNote error={replan.error} cost={t('templates.nothingSpent')} /> : null}
    </section>
  )
}

import type { AiRequest } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { Shuffle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { mayReplan, useReplan, type useRanking } from './queries.ts'

import classes from './replan-line.module.css'

/** The button that gets other stories. */
export function ReplanLine({ request }: { request: AiRequest }) {
  const { t } = useTranslation()
  const replan = useReplan(request._id)
  if (!mayReplan(request)) return null
  return (
    <div className={classes['replan']}>
      <div className={classes['ask']}>
        <Button
          variant="default"
          size="sm"
          leftSection={<Shuffle aria-hidden="true" size="1rem" />}
          loading={replan.isPending || replan.isSuccess}
          onClick={() => replan.mutate()}
        >
          {t('templates.replan')}
        </Button>
        <span>{t('templates.replanFree')}</span>
      </div>
      {replan.isError ? <FailureNote error={replan.error} cost={t('templates.nothingSpent')} /> : null}
    </div>
  )
}

type ReplanOutcomeProps = {
  request: AiRequest
  /** Undefined while it is on its way. */
  ranking: ReturnType<typeof useRanking>['data']
}

/** What came of getting other stories the last time; nothing where they are the first ones. */
export function ReplanOutcome({ request, ranking }: ReplanOutcomeProps) {
  const { t } = useTranslation()
  if (!ranking || request.replans === 0) return null
  const { diversity, before } = ranking
  // Stories from new words are compared with none.
  const outcome = before === null ? 'rewritten' : diversity > before ? 'replanned' : 'kept'
  return (
    <p className={classes['outcome']} role="status">
      {t(`templates.${outcome}`)}
    </p>
  )
}

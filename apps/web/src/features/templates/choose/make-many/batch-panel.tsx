import type { AiPlan, DraftFailure, VideoBatch } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../../app/links.tsx'
import { useVideoBatch } from '../queries.ts'
import { storyLines } from '../story-lines.ts'

import classes from './batch-panel.module.css'

const failureWords = {
  'no-credit': 'failure_no_credit',
  'template-gone': 'failure_template_gone',
  'product-hidden': 'failure_product_hidden',
  locked: 'failure_locked',
  interrupted: 'failure_interrupted',
  failed: 'failure_failed',
} as const satisfies Record<DraftFailure, string>

/** The videos of a plan that were asked for together last: how each stands, and the way to go on with it. */
export function BatchPanel({ requestId, plan }: { requestId: string; plan: AiPlan }) {
  const { t } = useTranslation()
  const { data: batch } = useVideoBatch(requestId)
  if (!batch) return null
  const isMaking = batch.state === 'making'
  return (
    <section className={classes['panel']} aria-label={t('makeMany.stories')}>
      <div className={classes['head']}>
        <div role="status">
          <b>{headline(batch)}</b>
          {batch.state === 'partly' ? <p>{t('makeMany.partlyNote')}</p> : null}
          {batch.state === 'failed' ? <p>{t('makeMany.failedNote')}</p> : null}
        </div>
        {isMaking || batch.state === 'failed' ? null : (
          <ButtonLink to="/projects" variant="default" size="xs">
            {t('makeMany.allVideos')}
          </ButtonLink>
        )}
      </div>
      <ul className={classes['list']}>
        {batch.videos.map((video) => (
          <Row key={video.scenarioId} video={video} title={titleOf(video)} />
        ))}
      </ul>
    </section>
  )

  /** A story is called by its first line, as where it was chosen; one that was planned anew since, by its side. */
  function titleOf({ scenarioId, title }: VideoBatch['videos'][number]): string {
    const scenario = plan.scenarios.find((one) => one.id === scenarioId && one.title === title)
    return scenario ? storyLines(plan, scenario).heading : title
  }

  function headline({ state, videos }: VideoBatch): string {
    const made = videos.filter((video) => video.state === 'made').length
    const count = videos.length
    switch (state) {
      case 'making':
        return t('makeMany.making', { made, count })
      case 'done':
        return t('makeMany.done', { count })
      case 'partly':
        return t('makeMany.partly', { made, count })
      case 'failed':
        return t('makeMany.failed')
    }
  }
}

function Row({ video, title }: { video: VideoBatch['videos'][number]; title: string }) {
  const { t } = useTranslation()
  const { subtemplateId, failure } = video
  return (
    <li className={classes['row']}>
      <span>{title}</span>
      {subtemplateId !== null ? (
        <ButtonLink
          to="/app/$subtemplateId"
          params={{ subtemplateId }}
          variant="default"
          size="xs"
          aria-label={t('makeMany.editOf', { title })}
        >
          {t('makeMany.edit')}
        </ButtonLink>
      ) : (
        <StatusBadge tone={failure === null ? 'info' : 'warn'}>
          {t(failure === null ? 'makeMany.waiting' : `makeMany.${failureWords[failure]}`)}
        </StatusBadge>
      )}
    </li>
  )
}

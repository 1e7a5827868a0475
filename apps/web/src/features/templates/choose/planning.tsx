import type { AiRequest } from '@clipmint/contract'
import { CardGridSkeleton, Page, ProgressBar } from '@clipmint/ui'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { usePageTitle } from '../../../app/page-title.ts'

import classes from './planning.module.css'

const stages = ['reading', 'points', 'scenarios', 'checking'] as const

/** What is being done while the plan is made, stage by stage; the page may be left meanwhile. */
export function Planning({ request }: { request: AiRequest }) {
  const { t } = useTranslation()
  const percent = request.progress
  usePageTitle(t('templates.planningTitle', { percent }))
  const at = stages.findIndex((stage) => stage === request.stage)
  return (
    <Page>
      <div className={classes['planning']}>
        <h1 className={classes['title']}>{t('templates.planning', { name: request.productName })}</h1>
        <ProgressBar label={t('templates.planningLabel')} percent={percent} size="tall" />
        <ol className={classes['stages']} aria-live="polite">
          {stages.map((stage, index) => (
            <li
              key={stage}
              data-state={index < at ? 'done' : index === at ? 'now' : 'next'}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className={classes['mark']} aria-hidden="true">
                {index < at ? <Check size="0.75rem" strokeWidth={3} /> : null}
              </span>
              {t(`templates.stage_${stage}`)}
            </li>
          ))}
        </ol>
        <p className={classes['note']}>{t('templates.planningNote')}</p>
      </div>
      <CardGridSkeleton label={t('common.loading')} count={5} />
    </Page>
  )
}

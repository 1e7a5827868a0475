import type { AiPlan, AiRequest, RequestField } from '@clipmint/contract'
import { Lightbulb, type LucideIcon, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { DiversityNote } from './diversity-note.tsx'
import type { useRanking } from './queries.ts'
import { TodayNote } from './today-note.tsx'

import classes from './plan-notes.module.css'

type PlanNotesProps = {
  request: AiRequest
  plan: AiPlan
  /** Undefined while it is on its way. */
  ranking: ReturnType<typeof useRanking>['data']
  fields: readonly RequestField[]
}

/** What there is to know of a plan before a template is chosen: fewer stories than asked for, how they differ, mixed ratings. */
export function PlanNotes({ request, plan, ranking, fields }: PlanNotesProps) {
  const { t } = useTranslation()
  const count = plan.scenarios.length
  return (
    <>
      {plan.fewer ? <Note icon={Lightbulb}>{t(`leftOut.fewer_${plan.fewer}`, { count })}</Note> : null}
      {ranking ? (
        <DiversityNote
          key={request.replans}
          request={request}
          count={count}
          diversity={ranking.diversity}
          before={ranking.before}
        />
      ) : null}
      <TodayNote fields={fields} />
      {plan.ratings?.mixed ? <Note icon={Star}>{t('templates.mixedRatings', plan.ratings)}</Note> : null}
    </>
  )
}

function Note({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={classes['note']}>
      <Icon aria-hidden="true" size="1rem" />
      {children}
    </p>
  )
}

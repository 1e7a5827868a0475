import type { AiPlan, RequestField } from '@clipmint/contract'
import { Lightbulb, type LucideIcon, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { TodayNote } from './today-note.tsx'

import classes from './plan-notes.module.css'

type PlanNotesProps = {
  plan: AiPlan
  /** Whether the owner is asked to say more: that there is little is said by the question. */
  isAsked: boolean
  fields: readonly RequestField[]
}

/** What there is to know of a plan before a template is chosen: fewer stories than asked for, what changed since, mixed ratings. */
export function PlanNotes({ plan, isAsked, fields }: PlanNotesProps) {
  const { t } = useTranslation()
  const { fewer, ratings } = plan
  const count = plan.scenarios.length
  return (
    <>
      {fewer && !(isAsked && fewer === 'little-said') ? (
        <Note icon={Lightbulb}>{t(`leftOut.fewer_${fewer}`, { count })}</Note>
      ) : null}
      <TodayNote fields={fields} />
      {ratings?.mixed ? <Note icon={Star}>{t('templates.mixedRatings', ratings)}</Note> : null}
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

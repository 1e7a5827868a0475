import classes from './badges.module.css'

export type PlanGroup = 'free' | 'basic' | 'enterprise'

/** The colour group of a plan number, by the specification's ranges; a number it does not know counts as free. */
export function planGroup(planType: number): PlanGroup {
  if ((planType >= 101 && planType <= 109) || (planType >= 111 && planType <= 119)) return 'enterprise'
  return [1, 2, 3, 11, 12, 13].includes(planType) ? 'basic' : 'free'
}

/** The plan's own name in the colour of its group. */
export function PlanBadge({ planType, children }: { planType: number; children: string }) {
  return (
    <span className={classes['badge']} data-tone-of={planGroup(planType)}>
      {children}
    </span>
  )
}

import { StatusBadge } from '@clipmint/ui'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from './links.tsx'

import classes from './plan-lock.module.css'

/** Says of something that the plan does not allow it, on its card or beside its name. */
export function LockBadge() {
  const { t } = useTranslation()
  return (
    <StatusBadge tone="ink">
      <Lock aria-hidden="true" size="0.75rem" />
      {t('planLock.badge')}
    </StatusBadge>
  )
}

type LockNoteProps = {
  /** What the plan does not allow, and because of what. */
  title: string
  /** What that means, and what can be done about it. */
  children: ReactNode
  /** A way on that is nearer than another plan. */
  nearest?: ReactNode
  /** What else can be done. */
  others?: ReactNode
}

/** What the plan does not allow here, and the ways on: the plans are always one of them. */
export function LockNote({ title, children, nearest = null, others = null }: LockNoteProps) {
  const { t } = useTranslation()
  return (
    <section className={classes['note']}>
      <h2>
        <Lock aria-hidden="true" size="1.125rem" />
        {title}
      </h2>
      {children}
      <div className={classes['ways']}>
        {nearest}
        <ButtonLink to="/pricing" variant={nearest === null ? 'filled' : 'default'}>
          {t('planLock.seePlans')}
        </ButtonLink>
        {others}
      </div>
    </section>
  )
}

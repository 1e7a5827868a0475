import type { ReactNode } from 'react'

import classes from './progress-bar.module.css'

type ProgressBarProps = {
  /** What is moving, for those who do not see the bar. */
  label: string
  /** 0 to 100; null while nobody can say yet. */
  percent: number | null
  /** The stage: 「장면 3/6을 그리고 있어요」. */
  stage?: ReactNode
  /** The estimate, or the place in the queue. */
  detail?: ReactNode
  size?: 'thin' | 'tall'
}

/** How far long work has come, with its stage and estimate under it. */
export function ProgressBar({ label, percent, stage, detail, size = 'thin' }: ProgressBarProps) {
  const known = percent === null ? null : Math.round(Math.min(Math.max(percent, 0), 100))
  return (
    <div>
      <div className={classes['line']}>
        <div
          className={classes['track']}
          data-size={size}
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          {...(known === null ? {} : { 'aria-valuenow': known })}
        >
          <div
            className={classes['fill']}
            data-unknown={known === null}
            style={{ width: `${known ?? 30}%` }}
          />
        </div>
        {known === null || size === 'thin' ? null : <b className={classes['figure']}>{known}%</b>}
      </div>
      {stage || detail ? (
        <p className={classes['words']}>
          {stage}
          {stage && detail ? ' · ' : null}
          {detail}
        </p>
      ) : null}
    </div>
  )
}

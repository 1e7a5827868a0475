import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './creation-steps.module.css'

const steps = ['stepFill', 'stepChoose', 'stepPolish'] as const

type CreationStepsProps = {
  now: 1 | 2 | 3
  /** The way out at the end of the row. */
  aside?: ReactNode
}

/** The three steps from a product to a video, and which one this page is. */
export function CreationSteps({ now, aside }: CreationStepsProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['band']}>
      <div className={classes['inner']}>
        <ol className={classes['steps']} aria-label={t('templates.steps')}>
          {steps.map((step, index) => (
            <li
              key={step}
              className={classes['step']}
              data-state={index + 1 < now ? 'done' : index + 1 === now ? 'now' : 'next'}
              aria-current={index + 1 === now ? 'step' : undefined}
            >
              <span className={classes['mark']} aria-hidden="true">
                {index + 1 < now ? <Check size="0.875rem" strokeWidth={3} /> : index + 1}
              </span>
              <span className={classes['word']}>{t(`templates.${step}`)}</span>
            </li>
          ))}
        </ol>
        {aside ? <div className={classes['aside']}>{aside}</div> : null}
      </div>
    </div>
  )
}

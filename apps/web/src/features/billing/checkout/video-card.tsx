import type { Project } from '@clipmint/contract'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Poster } from '../../projects/index.ts'

import classes from './video-card.module.css'

/** The video that the mark comes off, and what that gives. */
export function VideoCard({ project }: { project: Project }) {
  const { t } = useTranslation()
  return (
    <section className={classes['video']} aria-label={project.title}>
      <div className={classes['poster']}>
        <Poster card={project} />
      </div>
      <div>
        <h2>{project.title}</h2>
        <ul>
          {(['clean', 'month', 'again'] as const).map((line) => (
            <li key={line}>
              <Check aria-hidden="true" size="1.125rem" />
              {t(`checkout.mark_${line}`)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

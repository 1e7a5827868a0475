import type { Reservation, TrailEntry } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { byNetwork } from '../by-network.ts'
import { TargetCard } from './target-card.tsx'

import classes from './post.module.css'

type PostTargetsProps = { post: Reservation & { trails: Readonly<Record<string, readonly TrailEntry[]>> } }

/** How a post stands on each network, and what happened to it there. */
export function PostTargets({ post }: PostTargetsProps) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('reservations.networks')}</SectionTitle>
      <div className={classes['targets']}>
        {post.targets.toSorted(byNetwork).map((target) => (
          <TargetCard key={target._id} post={post} target={target} trail={post.trails[target._id] ?? []} />
        ))}
      </div>
    </section>
  )
}

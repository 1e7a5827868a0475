import type { ProjectCard } from '@clipmint/contract'
import { StatusBadge } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { useNow } from '../../../app/clock.ts'
import { useTimeLeft } from '../../../app/time-left.ts'
import { daysUntil, failureWord, stateOf, toneOf } from '../status.ts'

import classes from './state-words.module.css'

const CLOCK_MS = 60_000

/** How a video stands, in a word or two. */
export function StateBadge({ card }: { card: ProjectCard }) {
  const { t } = useTranslation()
  const state = stateOf(card)
  const { progress, queuePosition } = card
  return (
    <span className={classes['badges']}>
      <StatusBadge tone={toneOf[state]}>
        {t(`projects.${badgeWord(card)}`, { percent: progress, place: queuePosition ?? 1 })}
      </StatusBadge>
      <PromotionOver card={card} />
      {card.outdated.length > 0 && state !== 'trash' && state !== 'expired' ? (
        <StatusBadge tone="warn">{t('outdated.badge')}</StatusBadge>
      ) : null}
    </span>
  )
}

/** Said of a video that tells of a promotion whose days are over. */
function PromotionOver({ card: { endsAt } }: { card: ProjectCard }) {
  const { t } = useTranslation()
  const now = useNow(CLOCK_MS)
  if (endsAt === null || Date.parse(endsAt) > now) return null
  return <StatusBadge tone="warn">{t('projects.promotionOver')}</StatusBadge>
}

function badgeWord(card: ProjectCard) {
  const state = stateOf(card)
  if (state === 'queued' && card.queuePosition === null) return 'state_requested'
  // How full a video is says something only while something is missing.
  if (state === 'editing' && card.progress < 100) return 'state_filling'
  return `state_${state}` as const
}

/** What the badge leaves open: the place in the queue, how long it takes, why it failed. Null when nothing. */
export function useStateNote(): (card: ProjectCard) => { main: string | null; more: string | null } {
  const { t } = useTranslation()
  const inWords = useTimeLeft()
  return (card) => {
    const more = inWords(card.estimateSeconds)
    switch (stateOf(card)) {
      case 'requested':
        return { main: t('projects.noteRequested'), more }
      case 'queued': {
        const before = (card.queuePosition ?? 1) - 1
        return {
          main: before === 0 ? t('projects.noteNext') : t('projects.noteBefore', { count: before }),
          more,
        }
      }
      case 'preparing':
        return { main: t('projects.notePreparing'), more }
      case 'rendering':
        return { main: t('projects.noteRendering'), more }
      case 'failed':
        return { main: t(failureWord(card.failure)), more: t('projects.noteReturned') }
      case 'expired':
        return {
          main: t('projects.noteExpired'),
          more: card.video ? t('projects.noteExpiredMore') : null,
        }
      case 'editing':
      case 'done':
      case 'trash':
        return { main: null, more: null }
    }
  }
}

/** Until when a video can be edited, or lies in the trash, in days; null without an end. */
export function useDaysLeft(): (card: ProjectCard) => string | null {
  const { t } = useTranslation()
  // The clock stands still for a minute at a time: counted to its end, seven days are not eight.
  const now = useNow(CLOCK_MS) + CLOCK_MS
  return (card) => {
    const state = stateOf(card)
    if (state === 'trash' && card.deletedAt !== null)
      return t('projects.deletedIn', { count: daysUntil(card.deletedAt, new Date(now)) })
    if (card.expiresAt === null || state === 'expired' || state === 'trash') return null
    return t('projects.daysLeft', { count: daysUntil(card.expiresAt, new Date(now)) })
  }
}

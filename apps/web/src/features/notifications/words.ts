import type { Notification } from '@clipmint/contract'
import type { TFunction } from 'i18next'

import { planWord } from '../account/index.ts'
import { failureWord } from '../projects/index.ts'

/** Where a notification leads: to the finished video, to where a failed one is mended, credits are spent or a card is given. */
export function placeOf(one: Notification): string {
  switch (one.kind) {
    case 'render-done':
      return `/projects/done/${one.projectId}`
    case 'render-failed':
      return `/app/${one.projectId}`
    case 'credits-expiring':
      return '/products'
    case 'plan-ended':
      return `/subscribe?plan=${one.planType}`
  }
}

/** What a notification is about: the video's title, the credits or the plan. */
export function headOf(one: Notification, t: TFunction): string {
  switch (one.kind) {
    case 'credits-expiring':
      return t('notifications.credits', { count: one.amount })
    case 'plan-ended':
      return t('notifications.planEnded', { plan: t(planWord(one.planType)) })
    default:
      return one.title
  }
}

/** What it says beside that. */
export function lineOf(one: Notification, t: TFunction, language: string): string {
  switch (one.kind) {
    case 'render-done':
      return t('notifications.done')
    case 'render-failed':
      return `${t('notifications.failed')}. ${t(failureWord(one.failure))}.`
    case 'credits-expiring':
      return t('notifications.creditsUntil', { day: lastDay(one.expiresAt, language) })
    case 'plan-ended':
      return t('notifications.planEndedText')
  }
}

/** What a toast leads to. */
export function actionOf({ kind }: Pick<Notification, 'kind'>, t: TFunction): string {
  return t(actions[kind])
}

const actions = {
  'render-done': 'notifications.watch',
  'render-failed': 'notifications.again',
  'credits-expiring': 'notifications.spend',
  'plan-ended': 'notifications.giveCard',
} as const satisfies Record<Notification['kind'], string>

/** The last day in Seoul on which something that runs out can be used, as its mail names it. */
function lastDay(expiresAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' }).format(
    new Date(Date.parse(expiresAt) - 1),
  )
}

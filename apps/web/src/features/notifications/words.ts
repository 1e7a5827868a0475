import type { Notification } from '@clipmint/contract'
import type { TFunction } from 'i18next'

import { failureWord } from '../projects/index.ts'

/** Where a notification leads: to the finished video, to where a failed one is mended, or to where credits are spent. */
export function placeOf(one: Notification): string {
  switch (one.kind) {
    case 'render-done':
      return `/projects/done/${one.projectId}`
    case 'render-failed':
      return `/app/${one.projectId}`
    case 'credits-expiring':
      return '/products'
  }
}

/** What a notification is about: the video's title, or the credits. */
export function headOf(one: Notification, t: TFunction): string {
  return one.kind === 'credits-expiring' ? t('notifications.credits', { count: one.amount }) : one.title
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
} as const satisfies Record<Notification['kind'], string>

/** The last day in Seoul on which something that runs out can be used, as its mail names it. */
function lastDay(expiresAt: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' }).format(
    new Date(Date.parse(expiresAt) - 1),
  )
}

import type { Notification } from '@clipmint/contract'
import type { TFunction } from 'i18next'

import { failureWord } from '../projects/index.ts'

type Facts = Pick<Notification, 'kind' | 'projectId' | 'failure'>

/** Where a notification leads: to the finished video, or to where a failed one is mended. */
export function placeOf({ kind, projectId }: Facts): string {
  return kind === 'render-done' ? `/projects/done/${projectId}` : `/app/${projectId}`
}

/** What a notification says beside the video's title. */
export function lineOf({ kind, failure }: Facts, t: TFunction): string {
  if (kind === 'render-done') return t('notifications.done')
  return `${t('notifications.failed')}. ${t(failureWord(failure))}.`
}

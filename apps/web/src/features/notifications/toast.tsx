import type { Notification } from '@clipmint/contract'
import i18next from 'i18next'

import { showActionNotice } from '../../app/action-notice.tsx'
import { lineOf } from './words.ts'

/** Says over any page how a render ended, with the way to it. */
export function showToast(one: Notification, onGo: () => void): void {
  const isDone = one.kind === 'render-done'
  showActionNotice({
    id: one._id,
    color: isDone ? 'mint' : 'red',
    title: one.title,
    said: lineOf(one, i18next.t),
    action: i18next.t(isDone ? 'notifications.watch' : 'notifications.again'),
    onAct: onGo,
  })
}

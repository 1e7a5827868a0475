import type { Notification } from '@clipmint/contract'
import i18next from 'i18next'

import { showActionNotice } from '../../app/action-notice.tsx'
import { actionOf, headOf, lineOf } from './words.ts'

const badKinds: readonly Notification['kind'][] = [
  'render-failed',
  'plan-ended',
  'link-ended',
  'campaign-stopped',
  'post-partial',
  'post-failed',
  'post-unknown',
]

/** Says over any page what an owner is told, with the way to it. */
export function showToast(one: Notification, onGo: () => void): void {
  showActionNotice({
    id: one._id,
    color: badKinds.includes(one.kind) ? 'red' : 'mint',
    title: headOf(one, i18next.t),
    said: lineOf(one, i18next.t, i18next.language),
    action: actionOf(one, i18next.t),
    onAct: onGo,
  })
}

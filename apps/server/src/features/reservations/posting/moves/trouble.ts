import type { LinkFault } from '@clipmint/contract'
import type { Trouble, Wait } from '@clipmint/integrations'

import { mayBeSeen, type Move, type Target } from '../target.ts'
import { lookAgain, tryAgain, waitUntil } from './again.ts'
import { failed } from './ends.ts'
import { afterAddressLook } from './looking.ts'

/** After something stood in the way of a step of which nothing can be seen yet. */
export function afterTrouble(target: Target, trouble: Trouble, now: Date): Move {
  switch (trouble.status) {
    case 'needs-owner':
      return failed(`link-${trouble.fault}`, now, trouble)
    case 'rejected':
      return failed(`refused-${trouble.refusal}`, now, trouble)
    case 'unclear':
      return mayBeSeen(target) ? lookAgain(target, now) : tryAgain(target, now, trouble)
    case 'wait':
      if (mayBeSeen(target)) return lookAgain(target, now)
      return trouble.until === null
        ? tryAgain(target, now, trouble)
        : waitUntil(target, now, trouble.until, trouble)
  }
}

/** Why nothing can be asked in an account's name: only its owner can bring it back, or its network gives no new tokens. */
export type NoAccess = { status: 'fault'; fault: LinkFault | 'unlinked' } | Wait

/** When the account cannot be asked: what may be seen is looked for once it can be again. */
export function withoutAccess(target: Target, none: NoAccess, now: Date): Move {
  if (target.state === 'confirmed') return afterAddressLook(target, { status: 'gone' }, now)
  if (none.status === 'wait') return afterTrouble(target, none, now)
  if (mayBeSeen(target)) return lookAgain(target, now, { fault: none.fault })
  return failed(none.fault === 'unlinked' ? 'unlinked' : `link-${none.fault}`, now)
}

import type { Approval } from '@clipmint/contract'
import { useState } from 'react'

import { carryOver, type Typed, typedOf } from './typed.ts'

/** What somebody has looked at of a post, and typed about it. */
export type Look = {
  typed: Typed
  type: (typed: Typed) => void
  /** The post is otherwise than it was looked at: nothing can be decided before it is looked at again. */
  isStale: boolean
  /** It became otherwise while it was looked at. */
  hasChanged: boolean
  lookAgain: () => void
}

/** Follows a post that others change while it is looked at: what was typed is kept, and what is new is to be seen first. */
export function useLook(approval: Approval): Look {
  const [{ of, typed }, setTyped] = useState({ of: approval, typed: typedOf(approval) })
  const [looked, setLooked] = useState<{ seen: string | null; hasChanged: boolean }>({
    seen: null,
    hasChanged: false,
  })
  // While a video is being made there is nothing to look at yet.
  if (looked.seen === null && approval.state === 'open') setLooked({ ...looked, seen: approval.seen })
  const isStale = looked.seen !== null && looked.seen !== approval.seen
  return {
    typed: carryOver(typed, { from: of, to: approval }),
    type: (next) => setTyped({ of: approval, typed: next }),
    isStale,
    hasChanged: isStale || looked.hasChanged,
    lookAgain: () => setLooked({ seen: approval.seen, hasChanged: true }),
  }
}

import { useRef, useState } from 'react'

import { useSession } from '../session/use-session.ts'
import { type BrandChange, sendBrand } from './send-brand.ts'

export type BrandSender = {
  send: (change: BrandChange) => Promise<boolean>
  isSending: boolean
  /** Why the last change was not kept. */
  error: unknown
}

/** Sends changes of name and logo one after another, so that the last one wins; `send` says whether it was kept. */
export function useBrandSender(): BrandSender {
  const session = useSession()
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const [open, setOpen] = useState(0)
  const [error, setError] = useState<unknown>(null)
  const send = async (change: BrandChange): Promise<boolean> => {
    setOpen((count) => count + 1)
    const mine = line.current.then(() => sendBrand(session, change))
    line.current = mine.catch(() => undefined)
    try {
      await mine
      setError(null)
      return true
    } catch (cause) {
      setError(cause)
      return false
    } finally {
      setOpen((count) => count - 1)
    }
  }
  return { send, isSending: open > 0, error }
}

import { z } from 'zod'

import { kept } from '../../app/kept.ts'

const accounts = kept('clipmint.editor.coached', z.array(z.string()), [])

/** The accounts that closed their coach marks in this browser: those never come again. */
export const coached = {
  has: (accountId: string): boolean => accounts.read().includes(accountId),
  add: (accountId: string): void => accounts.write([...new Set([...accounts.read(), accountId])]),
}

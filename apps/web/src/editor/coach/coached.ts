import { z } from 'zod'

const KEY = 'clipmint.editor.coached'

const Accounts = z.array(z.string()).catch([])

/** The accounts that closed their coach marks in this browser: those never come again. */
export const coached = {
  has: (accountId: string): boolean => read().includes(accountId),
  add: (accountId: string): void =>
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), accountId])])),
}

function read(): string[] {
  try {
    return Accounts.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    return []
  }
}

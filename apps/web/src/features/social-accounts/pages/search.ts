import { id, type Searched, text } from '../../../app/search-parts.ts'

/** The post that an account is connected for. */
export type AccountsSearch = { post?: string | undefined }

export function readAccountsSearch({ post }: Searched): AccountsSearch {
  return { post: id(post) }
}

export type BackSearch = {
  /** What the browser comes back from a network with. */
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
  error_reason?: string | undefined
}

/** What a network's consent page says in the address. */
export function readBackSearch({ code, state, error, error_reason: reason }: Searched): BackSearch {
  return {
    code: text(said(code), 4_000),
    state: text(said(state), 2_000),
    error: text(said(error), 200),
    error_reason: text(said(reason), 200),
  }
}

/** A word of an address that looks like a number is read as one. */
function said(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

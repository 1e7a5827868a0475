import type { NeedConnect } from '@clipmint/contract'
import { useRouter, useSearch } from '@tanstack/react-router'

import { queryClient, session } from '../../api/index.ts'
import { forgetArrival } from '../../app/arrival.ts'
import { safeReturn } from '../../app/safe-return.ts'

/** Begins the session that a login or a sign-up gave, and goes on to where the person was going. */
export function useEnter(): (tokens: { accessToken: string }) => void {
  const router = useRouter()
  const { redirectUrl } = useSearch({ strict: false })
  return ({ accessToken }) => {
    forgetArrival()
    queryClient.clear()
    session.begin(accessToken)
    router.history.push(safeReturn(redirectUrl))
  }
}

/** The tokens of a login that can end with nothing else: only who comes from a provider may have no account yet. */
export function tokensIn<Tokens>(result: { tokens: Tokens } | NeedConnect): Tokens {
  if ('tokens' in result) return result.tokens
  throw new Error('A login without a provider asked for an account to be opened.')
}

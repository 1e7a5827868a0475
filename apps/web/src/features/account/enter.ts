import { getRouteApi, useRouter } from '@tanstack/react-router'

import { queryClient, session } from '../../api/index.ts'
import { safeReturn } from '../../app/safe-return.ts'

const route = getRouteApi('/auth/signin')

/** Begins the session that a login or a sign-up gave, and goes on to where the person was going. */
export function useEnter(): (tokens: { accessToken: string }) => void {
  const router = useRouter()
  const { redirectUrl } = route.useSearch()
  return ({ accessToken }) => {
    queryClient.clear()
    session.begin(accessToken)
    router.history.push(safeReturn(redirectUrl))
  }
}

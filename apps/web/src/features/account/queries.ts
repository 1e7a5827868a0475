import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { api, queries, queryClient, session, useSignedIn } from '../../api/index.ts'

export type User = Awaited<ReturnType<typeof api.account.info>>['result']

/** The member on this screen; nothing while nobody is signed in. */
export function useUser() {
  const enabled = useSignedIn()
  return useQuery({ ...queries.account.info(), enabled, select: ({ result }) => result, staleTime: 60_000 })
}

/** What is left of the month. */
export function useLimit() {
  const enabled = useSignedIn()
  return useQuery({ ...queries.account.limit(), enabled, select: ({ result }) => result })
}

const farewellMs = 3_000

/** Signs out here and in every tab, and goes to the start. */
export function useSignOut(): () => void {
  const router = useRouter()
  async function signOut(): Promise<void> {
    // The page goes first: a member's page without a member would ask to sign in.
    await router.navigate({ to: '/' })
    // The session ends here whether or not the server hears of it; its tokens die by age.
    await api.account.logout({ signal: AbortSignal.timeout(farewellMs) }).catch(() => undefined)
    session.end()
  }
  return () => void signOut()
}

const userKey = queries.account.info().queryKey
const devicesKey = queries.account.sessions().queryKey

/** Shows the owner everywhere as the server has just told it. */
export function keepUser(user: User): void {
  type Info = Awaited<ReturnType<typeof api.account.info>>
  queryClient.setQueryData<Info>(userKey, (before) => before && { ...before, result: user })
}

/** Asks anew who is signed in here. */
export async function refreshUser(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: userKey })
}

/** The browsers that the owner is signed in on. */
export function useDevices() {
  return useQuery({ ...queries.account.sessions(), select: ({ result }) => result.list })
}

export function refreshDevices(): void {
  void queryClient.invalidateQueries({ queryKey: devicesKey })
}

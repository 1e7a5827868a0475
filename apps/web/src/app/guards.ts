import { isPayPage } from '@clipmint/contract/pay-pages'
import { notFound, redirect } from '@tanstack/react-router'

import { queries, queryClient, session } from '../api/index.ts'
import { loadMemberWords } from '../locales/index.ts'
import { isKbPay, partnerFlag } from './partner-flag.ts'
import { safeReturn } from './safe-return.ts'

/** A member's page: whoever is not signed in goes to the sign-in page and comes back here afterwards. */
export async function requireMember({ location }: { location: { href: string } }): Promise<void> {
  if (session.isSignedIn()) return loadMemberWords()
  // The router's own way of leaving: it throws a redirect, not an error.
  // oxlint-disable-next-line typescript/only-throw-error
  throw redirect({ to: '/auth/signin', search: { redirectUrl: location.href } })
}

/**
 * A member's page that pays: it is a document of its own, as its policy alone lets in the windows of gateways. Whoever
 * comes from another page of the site has it loaded anew.
 */
export async function requirePayer(at: { location: { href: string }; preload: boolean }): Promise<void> {
  await requireMember(at)
  if (at.preload || isPayPage(documentPath())) return
  // oxlint-disable-next-line typescript/only-throw-error
  throw redirect({ href: at.location.href, reloadDocument: true })
}

/** The path that the server was asked for when this document was loaded, wherever the router has gone since. */
function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return new URL(loaded?.name ?? location.href).pathname
}

/** A page for card-pay users of the Korean market: there is none for whoever is no such user. */
export async function requireMarket(at: { location: { href: string } }): Promise<void> {
  await requireMember(at)
  if (partnerFlag() !== null) return
  const { result } = await queryClient.ensureQueryData(queries.account.info())
  // oxlint-disable-next-line typescript/only-throw-error
  if (!isKbPay(result.kbPay)) throw notFound()
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Who comes has just closed their account: nothing but a goodbye is left for them. */
    hasLeft?: boolean
  }
}

type Arriving = { search: { redirectUrl?: string | undefined }; location: { state: { hasLeft?: boolean } } }

/** The sign-in page has nothing for a member but a goodbye: straight on to where they were going. */
export function leaveWhenMember({ search, location }: Arriving): void {
  if (!session.isSignedIn() || location.state.hasLeft) return
  // oxlint-disable-next-line typescript/only-throw-error
  throw redirect({ href: safeReturn(search.redirectUrl), replace: true })
}

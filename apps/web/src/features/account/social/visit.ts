import type { LoginChannel } from '@clipmint/contract'

/** What a tab went to a provider for. */
export type Intent = 'sign-in' | 'link'

const key = 'clipmint.login'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The address that sends the browser to a provider. The tab keeps a ticket that comes back with it: an answer that this
 * tab did not go for is not taken, so that nobody is signed in to a stranger's account by a link.
 */
export function startAddress(
  channel: LoginChannel,
  { redirectUrl, ticket }: { redirectUrl: string | undefined; ticket: string },
): string {
  const query = new URLSearchParams({ ticket, ...(redirectUrl === undefined ? {} : { redirectUrl }) })
  return `/v3/user/social/${channel}/start?${query.toString()}`
}

export function keepTicket(shelf: Shelf, intent: Intent): string {
  const ticket = crypto.randomUUID()
  shelf.setItem(key, `${intent} ${ticket}`)
  return ticket
}

/** What this tab went for with a ticket; null when it is not its own. */
export function intentOf(shelf: Shelf, ticket: string): Intent | null {
  const [intent, kept] = (shelf.getItem(key) ?? '').split(' ')
  if (ticket === '' || kept !== ticket) return null
  return intent === 'link' || intent === 'sign-in' ? intent : null
}

export function dropTicket(shelf: Shelf): void {
  shelf.removeItem(key)
}

/** What the server says behind the # of the address that it sends the browser back to. */
export type VisitEnd = { channel: LoginChannel; ticket: string } & ({ idToken: string } | { code: string })

const channels: readonly LoginChannel[] = ['google', 'naver', 'kakao', 'facebook', 'apple']

/** Reads it; null when nothing that can be read stands there. */
export function readEnd(hash: string): VisitEnd | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const channel = channels.find((it) => it === said.get('channel'))
  const [ticket, idToken, code] = [said.get('ticket') ?? '', said.get('idToken'), said.get('code')]
  if (!channel) return null
  if (idToken) return { channel, ticket, idToken }
  return code ? { channel, ticket, code } : null
}

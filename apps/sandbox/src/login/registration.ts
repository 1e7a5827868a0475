import type { LoginService } from './people.ts'

/** Hosts that are this machine whatever the port (RFC 8252, 7.3). */
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether an address is the one that Clipmint is registered with at a service, to the letter: its path, and its origin;
 * without a known site any address of this machine is its origin.
 */
export function isRegistered(
  service: LoginService,
  address: unknown,
  siteUrl: string | null,
): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  const isOurs = siteUrl === null ? ownHosts.has(hostname) : origin === new URL(siteUrl).origin
  return isOurs && address === `${origin}/v3/user/social/${service}/callback`
}

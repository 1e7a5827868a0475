/** The app as Cafe24 knows it. */
export const clientId = 'cafe24-sandbox'
export const clientSecret = 'cafe24-sandbox-secret'
export const webhookKey = 'cafe24-sandbox-webhook'
export const versions = ['2025-12-01', '2026-03-01']
export const appScopes = ['mall.read_category', 'mall.read_product', 'mall.write_product', 'mall.read_store']

/** Hosts that are this machine whatever the port. */
const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is the one that the app is registered with, to the letter. */
export function isRegistered(address: string, siteUrl: string | null): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  const isOurs = siteUrl === null ? ownHosts.has(hostname) : origin === new URL(siteUrl).origin
  return isOurs && address === `${origin}/services/cafe24`
}

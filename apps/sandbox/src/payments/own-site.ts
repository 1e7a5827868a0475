const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address belongs to the site that the sandbox stands beside; without a known one, to this machine. */
export function isOfSite(address: string, siteUrl: string | null): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname } = new URL(address)
  return siteUrl === null ? ownHosts.has(hostname) : origin === new URL(siteUrl).origin
}

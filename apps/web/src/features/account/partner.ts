import { useUser } from './queries.ts'

/** What an owner from the partner's payment app is known by: 1 and 2, in their account or in this browser. */
const ofPartner = [1, 2]
const KEY = 'clipmint.kbPay'

/** Whether who looks comes from the partner's payment app: by their account, or by how this browser first came here. */
export function useIsOfPartner(): boolean {
  const { data: user } = useUser()
  return ofPartner.includes(user?.kbPay ?? 0) || ofPartner.includes(flagHere())
}

/** Flags this browser as one that the partner's payment app sent here. */
export function flagAsPartners(kbPay: 1 | 2): void {
  try {
    localStorage.setItem(KEY, String(kbPay))
  } catch {
    // A browser that keeps nothing is told by the account alone.
  }
}

/** What this browser is flagged with. The payment app opens the site with `?kbPay=1` or 2; others with nothing. */
function flagHere(): number {
  // The first page is drawn as the site is built, where nobody comes from anywhere.
  if (!('location' in globalThis)) return 0
  const said = Number(new URLSearchParams(location.search).get('kbPay'))
  if (said === 1 || said === 2) flagAsPartners(said)
  try {
    return Number(localStorage.getItem(KEY) ?? 0)
  } catch {
    // A browser that keeps nothing knows nobody.
    return 0
  }
}

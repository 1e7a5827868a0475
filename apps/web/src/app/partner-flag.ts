import { kept } from './kept.ts'

/** What who comes from the partner's payment app is known by, in their account or in this browser. */
export type KbPay = 1 | 2

const flag = kept<KbPay | null>(
  'clipmint.kbPay',
  {
    parse(stored) {
      if (isKbPay(stored)) return stored
      throw new Error(`${String(stored)} is no partner's flag.`)
    },
  },
  null,
)

export function isKbPay(said: unknown): said is KbPay {
  return said === 1 || said === 2
}

/** Whether this browser first came from the partner's payment app, which opens the site with `?kbPay=1` or 2. */
export function partnerFlag(): KbPay | null {
  return flag.read()
}

/** What this browser is known by, for an account that does not say so itself: goes with every call about places. */
export function marketQuery(): { kbPay?: KbPay } {
  const kbPay = partnerFlag()
  return kbPay === null ? {} : { kbPay }
}

export function flagAsPartners(kbPay: KbPay): void {
  flag.write(kbPay)
}

/** Flags this browser where the address that was opened says so. */
export function notePartner(search: string): void {
  const said = Number(new URLSearchParams(search).get('kbPay'))
  if (isKbPay(said)) flagAsPartners(said)
}

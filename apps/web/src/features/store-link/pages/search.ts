import { oneOf, type Searched, text } from '../../../app/search-parts.ts'

export const shopTabs = ['import', 'send'] as const
export type ShopTab = (typeof shopTabs)[number]

export type ShopSearch = {
  tab?: ShopTab | undefined
  /** What the browser comes back from the shop with. */
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
  /** What the shop's administration opened the app with, wrapped up. */
  launch?: string | undefined
}

/** What the shop's pages and our own links say in the address. */
export function readShopSearch({ tab, code, state, error, launch }: Searched): ShopSearch {
  return {
    tab: oneOf(tab, shopTabs),
    code: text(said(code), 500),
    state: text(said(state), 2_000),
    error: text(said(error), 100),
    launch: text(said(launch), 5_000),
  }
}

/** A word of an address that looks like a number is read as one. */
function said(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

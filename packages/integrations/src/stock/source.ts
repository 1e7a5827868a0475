import type { Readable } from 'node:stream'

import type { StockProvider } from '@clipmint/contract'

export type StockKind = 'image' | 'video'
export type StockOrientation = 'portrait' | 'landscape' | 'square'

/** Words to look for, as a person wrote them in `lang`. `page` counts from 1; `orientation` null takes every shape. */
export type StockSearch = {
  kind: StockKind
  words: string
  lang: 'ko' | 'en'
  orientation: StockOrientation | null
  page: number
  limit: number
}

/** A picture or clip that a provider gives away, with all that has to be said of where it comes from. */
export type StockItem = {
  id: string
  kind: StockKind
  title: string
  width: number
  height: number
  durationMs: number | null
  /** A small still at the provider, for a list of results. */
  thumbnail: string
  /** The item's own page, which a credit links to. */
  pageUrl: string
  author: { name: string; url: string | null }
  licence: { name: string; url: string }
}

/** The provider asks to wait, or will not do it. */
export type StockRefusal =
  | { status: 'limited'; retryAfterSeconds: number | null }
  | { status: 'refused'; reason: string }

export type StockFound = { items: StockItem[]; hasMore: boolean }
export type StockSearchOutcome = ({ status: 'found' } & StockFound) | StockRefusal
/** `gone` is an item that the provider no longer has. */
export type StockOpenOutcome =
  | { status: 'opened'; item: StockItem; stream: Readable }
  | { status: 'gone' }
  | StockRefusal

/** An item that was found, and the language to name it in. */
export type StockChoice = { kind: StockKind; id: string; lang: 'ko' | 'en' }

/** What is always so of a provider. */
export type StockFacts = {
  id: StockProvider
  name: string
  url: string
  kinds: readonly StockKind[]
  /** How few and how many items a page of its search may have. */
  perPage: { least: number; most: number }
  /** How long an answer is kept, at least as long as the provider's rules ask. */
  cacheSeconds: number
  /** Where its small stills come from, for the page's policy. */
  stillOrigins: readonly string[]
}

/** A provider of free pictures and clips. Normal endings are values; an outage throws. */
export type StockSource = {
  facts: StockFacts
  search: (search: StockSearch) => Promise<StockSearchOutcome>
  /** The file of an item, at least `shortSide` pixels on its short side where there is one, from its own hosts alone. */
  open: (item: StockChoice, shortSide: number) => Promise<StockOpenOutcome>
}

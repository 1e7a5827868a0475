import type { Readable } from 'node:stream'

/** What a shop lets us do in its name: two tokens, one that works for hours and one that gets the next pair, once. */
export type ShopGrant = {
  mallId: string
  shopNo: number
  scopes: string[]
  access: { token: string; expiresAt: Date }
  refresh: { token: string; expiresAt: Date }
}

/**
 * `ended` is a token that is good no longer, `forbidden` what its owner did not agree to, `limited` a shop that asks to
 * wait; `unreachable` an outage, and nonsense.
 */
export type ShopRefusal =
  | { status: 'ended' }
  | { status: 'forbidden' }
  | { status: 'limited'; retryAfterSeconds: number }
  | { status: 'unreachable'; reason: string }
  | { status: 'refused'; reason: string }

export type ShopAnswer<Value> = { status: 'ok'; value: Value } | ShopRefusal

/** A shop that is asked, with the token to ask it by. */
export type ShopAccess = { mallId: string; token: string }

export type ShopCategory = {
  no: number
  /** Null for one at the top. */
  parentNo: number | null
  name: string
  isShown: boolean
}

/** What a shop sells, in the words of its owner. `pictures` are addresses that `openPicture` takes, the main one first. */
export type ShopProduct = {
  no: number
  name: string
  priceWon: number | null
  /** Plain texts, from the one that says most to the one that says least; none is empty. */
  texts: string[]
  tags: string[]
  pictures: string[]
  thumbnail: string | null
  isSelling: boolean
}

/** Products of a category (null for all) after the one numbered `since`. */
export type ShopSearch = { category: number | null; since: number; limit: number }

/** Who opened the app in the shop's administration. */
export type ShopLaunch = { mallId: string; shopNo: number; userName: string; lang: string }
export type LaunchOutcome =
  | { status: 'launched'; launch: ShopLaunch }
  | { status: 'refused'; reason: 'unsigned' | 'stale' | 'unreadable' }

export type ShopPictureOutcome = { status: 'opened'; stream: Readable } | { status: 'gone' } | ShopRefusal

/** A place where shops are run, and what an app may ask of one of them. Every ending is a value. */
export type ShopPlatform = {
  facts: {
    id: 'cafe24'
    scopes: readonly string[]
    /** Where its small pictures come from, for the page's policy. */
    pictureOrigins: readonly string[]
  }
  /** The page where the owner of a shop agrees; throws for what is no shop's id, of which no address is ever made. */
  authorizationUrl: (visit: { mallId: string; state: string; redirectUri: string }) => URL
  exchange: (visit: { mallId: string; code: string; redirectUri: string }) => Promise<ShopAnswer<ShopGrant>>
  /** The next pair of tokens. The one that asked is dead then: only one may ask at a time. */
  refresh: (grant: { mallId: string; refreshToken: string }) => Promise<ShopAnswer<ShopGrant>>
  revoke: (grant: { mallId: string; refreshToken: string }) => Promise<ShopAnswer<null>>
  categories: (access: ShopAccess) => Promise<ShopAnswer<ShopCategory[]>>
  products: (access: ShopAccess, search: ShopSearch) => Promise<ShopAnswer<ShopProduct[]>>
  /** Products by their numbers, at most 100, with all their pictures; those that the shop has no longer are left out. */
  productsOf: (access: ShopAccess, numbers: readonly number[]) => Promise<ShopAnswer<ShopProduct[]>>
  /** A picture of a shop, from that shop's own hosts alone. */
  openPicture: (mallId: string, address: string) => Promise<ShopPictureOutcome>
  /** Puts pictures into the shop's store and says where, in order; null for those that it did not come to. */
  sendPictures: (
    access: ShopAccess,
    pictures: readonly Uint8Array[],
  ) => Promise<{ paths: (string | null)[]; stoppedBy: ShopRefusal | null }>
  /** Reads the query that the shop's administration opened the app with, byte by byte as it came. */
  readLaunch: (rawQuery: string) => LaunchOutcome
  /** Whether a message that says to come from the platform carries our key. */
  isFromPlatform: (headers: Record<string, unknown>) => boolean
  /** The shop that a message says has removed the app; null for any other message. */
  removedBy: (message: unknown) => string | null
}

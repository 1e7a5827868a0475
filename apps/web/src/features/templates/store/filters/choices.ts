import type { durationBands, StoreQuery, storeOrders } from '@clipmint/contract'
import type { Category, Template } from '@clipmint/film'

// Written out, because every visitor loads the routes and they read addresses with these; the types keep them whole.

/** Whose video it is. */
export const businesses = [
  'cafe',
  'food',
  'shop',
  'online',
  'salon',
  'gym',
  'clinic',
  'class',
  'stay',
] as const satisfies readonly Category[]

/** What for. */
export const occasions = [
  'sale',
  'new',
  'event',
  'season',
  'review',
  'notice',
  'recruiting',
] as const satisfies readonly Category[]

export const moods = [
  'bold',
  'warm',
  'calm',
  'elegant',
  'playful',
  'minimal',
  'tech',
  'sale',
] as const satisfies readonly Template['moods'][number][]

export const bands = [
  'under10',
  '10to20',
  '20to30',
  'over30',
] as const satisfies readonly (typeof durationBands)[number][]

export const orders = [
  'popular',
  'newest',
  'short',
  'long',
] as const satisfies readonly (typeof storeOrders)[number][]

/** The rows of the front that a visitor goes into, and the member's own. */
export const rows = ['season', 'new', 'popular', 'yours'] as const
export type Row = (typeof rows)[number]

export const writings = ['ko', 'en', 'vi', 'id'] as const satisfies readonly NonNullable<
  StoreQuery['reqLang']
>[]

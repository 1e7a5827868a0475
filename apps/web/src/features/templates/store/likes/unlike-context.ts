import type { StoreCard } from '@clipmint/contract'
import { createContext } from 'react'

/** Told of a template, as it was while liked, when a heart takes its like back; null where nobody needs to know. */
export const UnlikeContext = createContext<((card: StoreCard) => void) | null>(null)

import { createContext, use } from 'react'

/** Where templates are looked through: in the store, or among those that the member likes. */
export type StorePlace = 'store' | 'likes'

export const StorePlaceContext = createContext<StorePlace>('store')

export function useStorePlace(): StorePlace {
  return use(StorePlaceContext)
}

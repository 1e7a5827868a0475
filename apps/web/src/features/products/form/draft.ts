import { Asset } from '@clipmint/contract'
import { z } from 'zod'

import { FormValues } from './values.ts'

/** A form that was not saved yet. `base` is the moment of the product it changes, null for a new one. */
const Draft = z.object({
  v: z.literal(1),
  base: z.string().nullable(),
  values: FormValues,
  assets: z.array(Asset),
})
export type Draft = Omit<z.infer<typeof Draft>, 'v'>

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Keeps an unsaved form over a reload of its tab. A draft of an older version of its product, or one that cannot be
 * read, is as good as none.
 */
export function createDrafts(shelf: Shelf, id: string) {
  const key = `clipmint.product.${id}`
  return {
    read: (base: string | null): Draft | null => {
      const draft = Draft.safeParse(parseJson(shelf.getItem(key)))
      return draft.success && draft.data.base === base ? draft.data : null
    },
    write: (draft: Draft): void => {
      try {
        shelf.setItem(key, JSON.stringify({ v: 1, ...draft }))
      } catch {
        // A full or forbidden storage loses the draft on a reload, nothing else.
      }
    },
    forget: (): void => shelf.removeItem(key),
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

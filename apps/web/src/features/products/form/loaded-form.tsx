import type { Product } from '@clipmint/contract'
import { type ComponentProps, useState } from 'react'

import type { PastInput } from '../history/history-button.tsx'
import { createDrafts } from './draft.ts'
import { ProductForm } from './product-form.tsx'
import { valuesOf } from './values.ts'

/** A product's form into which what was put in before can be loaded: it then begins anew with that as its draft. */
export function LoadedForm(props: Omit<ComponentProps<typeof ProductForm>, 'onLoad'>) {
  const [round, setRound] = useState(0)
  const { product } = props
  const load = (past: PastInput) => {
    keep(product, past)
    setRound((now) => now + 1)
  }
  return <ProductForm key={round} {...props} onLoad={load} />
}

function keep(product: Product | null, { input, files }: PastInput): void {
  const base = product?.updatedAt ?? null
  createDrafts(sessionStorage, product?._id ?? 'new').write({ base, values: valuesOf(input), assets: files })
}

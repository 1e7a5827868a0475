import type { ShopProduct } from '@clipmint/contract'
import { useState } from 'react'
import { z } from 'zod'

import { kept } from '../../../app/kept.ts'
import { useCategories, useImports, isUnderWay, useStartImport } from '../queries.ts'
import { above } from '../tree.ts'
import { CategoryTree } from './category-tree.tsx'
import { ImportBar } from './import-bar.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ShopProducts } from './shop-products.tsx'

import classes from './import-desk.module.css'

/** How the import stood whose end was read and put away. */
const closedImport = kept('clipmint.shop-import', z.string(), '')

/** The shop's shelves beside what stands on them; what is ticked is imported. */
export function ImportDesk() {
  const [category, setCategory] = useState<number | null>(null)
  const [chosen, setChosen] = useState<readonly ShopProduct[]>([])
  const categories = useCategories()
  const imports = useImports()
  const start = useStartImport()
  const list = imports.data?.list ?? []
  const standing = list.map(({ no, state }) => `${no} ${state}`).join()
  const [closed, setClosed] = useState(closedImport.read)
  const isClosed = closed === standing
  const toggle = (product: ShopProduct) =>
    setChosen((before) =>
      before.some(({ no }) => no === product.no)
        ? before.filter(({ no }) => no !== product.no)
        : [...before, product],
    )
  const room = imports.data ? Math.max(0, imports.data.products.most - imports.data.products.used) : null
  return (
    <>
      {list.length > 0 && !isClosed ? (
        <ImportProgress
          list={list}
          most={imports.data?.products.most ?? 0}
          onClose={() => {
            closedImport.write(standing)
            setClosed(standing)
          }}
        />
      ) : null}
      <div className={classes['columns']}>
        <CategoryTree
          list={categories.data ?? null}
          error={categories.error}
          value={category}
          open={above(categories.data ?? [], category)}
          onRetry={() => void categories.refetch()}
          onChange={setCategory}
        />
        <ShopProducts
          category={category}
          chosen={chosen}
          underWay={list.filter(isUnderWay).map(({ no }) => no)}
          onToggle={toggle}
        />
      </div>
      {chosen.length > 0 ? (
        <ImportBar
          count={chosen.length}
          room={room}
          error={start.error}
          isBusy={start.isPending}
          onClear={() => setChosen([])}
          onImport={() =>
            start.mutate(
              chosen.map(({ no }) => no),
              { onSuccess: () => setChosen([]) },
            )
          }
        />
      ) : null}
    </>
  )
}

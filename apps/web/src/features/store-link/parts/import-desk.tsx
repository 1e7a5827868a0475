import type { ShopImport, ShopProduct } from '@clipmint/contract'
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
  const { data: imports } = useImports()
  const toggle = (product: ShopProduct) =>
    setChosen((before) =>
      before.some(({ no }) => no === product.no)
        ? before.filter(({ no }) => no !== product.no)
        : [...before, product],
    )
  return (
    <>
      {imports ? <LastImport list={imports.list} most={imports.products.most} /> : null}
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
          underWay={(imports?.list ?? []).filter(isUnderWay).map(({ no }) => no)}
          onToggle={toggle}
        />
      </div>
      <ImportChosen
        chosen={chosen}
        room={imports ? Math.max(0, imports.products.most - imports.products.used) : null}
        onEmpty={() => setChosen([])}
      />
    </>
  )
}

/** The import that was begun last, until its end was read and put away. */
function LastImport({ list, most }: { list: readonly ShopImport[]; most: number }) {
  const standing = list.map(({ no, state }) => `${no} ${state}`).join()
  const [closed, setClosed] = useState(closedImport.read)
  if (list.length === 0 || closed === standing) return null
  const close = () => {
    closedImport.write(standing)
    setClosed(standing)
  }
  return <ImportProgress list={list} most={most} onClose={close} />
}

type ImportChosenProps = { chosen: readonly ShopProduct[]; room: number | null; onEmpty: () => void }

function ImportChosen({ chosen, room, onEmpty }: ImportChosenProps) {
  const start = useStartImport()
  if (chosen.length === 0) return null
  const numbers = chosen.map(({ no }) => no)
  return (
    <ImportBar
      count={chosen.length}
      room={room}
      error={start.error}
      isBusy={start.isPending}
      onClear={onEmpty}
      onImport={() => start.mutate(numbers, { onSuccess: onEmpty })}
    />
  )
}

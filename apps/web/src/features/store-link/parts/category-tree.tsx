import type { ShopCategory } from '@clipmint/contract'
import { Select, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { linesOf, type Shelf, treeOf } from '../tree.ts'

import classes from './category-tree.module.css'

type CategoryTreeProps = {
  /** Null while it is on its way. */
  list: readonly ShopCategory[] | null
  error: unknown
  value: number | null
  /** Categories above the chosen one, which are open. */
  open: readonly number[]
  onRetry: () => void
  onChange: (no: number | null) => void
}

/** The shop's categories: a tree beside the products, and one field above them where there is no room. */
export function CategoryTree(props: CategoryTreeProps) {
  const { list, error, onRetry } = props
  const isNarrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  if (error && list === null) return <FailureNote error={error} onRetry={onRetry} />
  if (list === null) return <Skeleton height={isNarrow ? '4.5rem' : '16rem'} radius="md" />
  const tree = treeOf(list)
  return isNarrow ? <Field {...props} lines={linesOf(tree)} /> : <Tree {...props} tree={tree} />
}

function Field({ lines, value, onChange }: CategoryTreeProps & { lines: readonly Shelf[] }) {
  const { t } = useTranslation()
  const data = [
    { value: '', label: t('storeLink.allProducts') },
    ...lines.map(({ no, path }) => ({ value: String(no), label: path.join(' › ') })),
  ]
  return (
    <Select
      label={t('storeLink.category')}
      data={data}
      value={value === null ? '' : String(value)}
      allowDeselect={false}
      searchable={lines.length > 12}
      onChange={(next) => onChange(next ? Number(next) : null)}
    />
  )
}

function Tree({ tree, value, onChange, open }: CategoryTreeProps & { tree: readonly Shelf[] }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<readonly number[]>([])
  const isOpen = (no: number) => opened.includes(no) || open.includes(no)
  const toggle = (no: number) =>
    setOpened((before) => (before.includes(no) ? before.filter((one) => one !== no) : [...before, no]))
  return (
    <nav className={classes['tree']} aria-label={t('storeLink.categories')}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {t('storeLink.allProducts')}
      </button>
      <Shelves shelves={tree} value={value} isOpen={isOpen} onToggle={toggle} onChange={onChange} />
    </nav>
  )
}

type ShelvesProps = {
  shelves: readonly Shelf[]
  value: number | null
  isOpen: (no: number) => boolean
  onToggle: (no: number) => void
  onChange: (no: number) => void
}

function Shelves({ shelves, ...rest }: ShelvesProps) {
  const { t } = useTranslation()
  const { value, isOpen, onToggle, onChange } = rest
  return (
    <ul>
      {shelves.map((shelf) => (
        <li key={shelf.no}>
          <div className={classes['line']}>
            <button
              type="button"
              aria-pressed={value === shelf.no}
              data-hidden={!shelf.isShown}
              onClick={() => onChange(shelf.no)}
            >
              {shelf.name}
            </button>
            {shelf.children.length > 0 ? (
              <button
                type="button"
                className={classes['fold']}
                aria-expanded={isOpen(shelf.no)}
                aria-label={t('storeLink.below', { name: shelf.name })}
                onClick={() => onToggle(shelf.no)}
              >
                {isOpen(shelf.no) ? (
                  <ChevronDown aria-hidden="true" size="1rem" />
                ) : (
                  <ChevronRight aria-hidden="true" size="1rem" />
                )}
              </button>
            ) : null}
          </div>
          {shelf.children.length > 0 && isOpen(shelf.no) ? (
            <Shelves {...rest} shelves={shelf.children} />
          ) : null}
        </li>
      ))}
    </ul>
  )
}

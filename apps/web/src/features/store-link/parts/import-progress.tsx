import type { ShopImport } from '@clipmint/contract'
import { ProgressBar, SectionTitle } from '@clipmint/ui'
import { ActionIcon, Card, Group } from '@mantine/core'
import { Check, Clock, LoaderCircle, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { AnchorLink, ButtonLink } from '../../../app/links.tsx'
import { isUnderWay, refreshShopProducts } from '../queries.ts'
import { Thumbnail } from './thumbnail.tsx'

import classes from './import-progress.module.css'

type ImportProgressProps = { list: readonly ShopImport[]; most: number; onClose: () => void }

/** How the products stand that were asked for last: what has come, what is on its way, and why something did not. */
export function ImportProgress({ list, most, onClose }: ImportProgressProps) {
  const { t } = useTranslation()
  const open = list.filter(isUnderWay).length
  const ended = list.length - open
  const done = list.filter(({ state }) => state === 'done').length
  useWhenEnded(open === 0)
  const title =
    open > 0 ? 'storeLink.importing' : done > 0 ? 'storeLink.importedTitle' : 'storeLink.nothingNew'
  return (
    <Card className={classes['card']} aria-live="polite">
      <SectionTitle
        aside={
          open === 0 ? (
            <Group gap="xs" wrap="nowrap">
              {done > 0 ? (
                <ButtonLink to="/products" variant="default">
                  {t('storeLink.toProducts')}
                </ButtonLink>
              ) : null}
              <ActionIcon aria-label={t('common.close')} onClick={onClose}>
                <X aria-hidden="true" size="1.25rem" />
              </ActionIcon>
            </Group>
          ) : null
        }
        note={open > 0 ? t('storeLink.mayLeave') : null}
      >
        {t(title, { count: done })}
      </SectionTitle>
      {open > 0 ? (
        <ProgressBar
          label={t('storeLink.importing')}
          percent={(ended / list.length) * 100}
          size="tall"
          stage={t('storeLink.importedOf', { done: ended, all: list.length })}
        />
      ) : null}
      <ul className={classes['list']}>
        {list.map((one) => (
          <Line key={one.no} one={one} most={most} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ one, most }: { one: ShopImport; most: number }) {
  const { t } = useTranslation()
  const { no, name, thumbnail, state, fault, productId } = one
  const title = name === '' ? t('storeLink.productNo', { no }) : name
  return (
    <li data-state={state}>
      <span className={classes['picture']}>
        <Thumbnail address={thumbnail} size="1rem" />
      </span>
      <span className={classes['name']}>
        {productId === null ? (
          title
        ) : (
          <AnchorLink to="/product/$id" params={{ id: productId }}>
            {title}
          </AnchorLink>
        )}
      </span>
      <span className={classes['state']}>
        <Mark state={state} />
        {fault === null ? t(`storeLink.state_${state}`) : t(`storeLink.fault_${fault}`, { most })}
      </span>
    </li>
  )
}

function Mark({ state }: Pick<ShopImport, 'state'>) {
  const look = { 'aria-hidden': true, size: '1rem' } as const
  switch (state) {
    case 'waiting':
      return <Clock {...look} />
    case 'running':
      return <LoaderCircle {...look} className={classes['turning'] ?? ''} />
    case 'done':
    case 'already':
      return <Check {...look} />
    case 'failed':
      return <TriangleAlert {...look} />
  }
}

/** Once what was on its way has come, the shelves know it too. */
function useWhenEnded(isEnded: boolean): void {
  const was = useRef(isEnded)
  useEffect(() => {
    if (isEnded && !was.current) refreshShopProducts()
    was.current = isEnded
  }, [isEnded])
}

import type { Product } from '@clipmint/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { countRunningOf } from '../../campaigns/index.ts'
import { useHide, useRemoveProduct } from '../queries.ts'

type ProductMenuProps = {
  product: Product
  /** On the product's own page: editing has its button there, and deleting leaves the page. */
  isPage?: boolean
}

/** The rest of what can be done with a product, behind three dots. */
export function ProductMenu({ product, isPage = false }: ProductMenuProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { hide, askToDelete } = useMenuActions(product, isPage)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={isPage ? 'md' : 'sm'}
          aria-label={t('products.moreOf', { name: product.name })}
        >
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPage || product.isLocked ? null : (
          <Menu.Item
            leftSection={<Pencil {...icon} />}
            onClick={() =>
              void navigate({ to: '/product/$id', params: { id: product._id }, search: { edit: true } })
            }
          >
            {t('products.edit')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={product.hidden ? <Eye {...icon} /> : <EyeOff {...icon} />} onClick={hide}>
          {t(product.hidden ? 'products.restore' : 'products.hide')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={askToDelete}>
          {t('products.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useMenuActions(product: Product, isPage: boolean) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const askFirst = useAskFirst()
  const hiding = useHide()
  const removing = useRemoveProduct()
  const { _id: id, name, hidden, videoCount } = product
  const refuse = useTellFailure()
  const remove = async () => {
    // The page goes first: it cannot show what is no more.
    if (isPage) await navigate({ to: '/products' })
    removing.mutate(id, {
      onError: refuse,
      onSuccess: () => notifications.show({ message: t('products.deleted', { name }) }),
    })
  }
  const setHidden = (isHidden: boolean) =>
    hiding.mutate(
      { _id: id, hidden: isHidden },
      {
        onError: refuse,
        onSuccess: () =>
          notifications.show({
            message: t(isHidden ? 'products.hiddenNote' : 'products.restoredNote', { name }),
          }),
      },
    )
  const hideOrAsk = async () => {
    const count = await countRunningOf({ productId: id })
    if (count === 0) setHidden(true)
    else
      askFirst({
        title: t('products.hideAsk', { name }),
        note: t('products.hideStops', { count }),
        confirm: t('products.hide'),
        onConfirm: () => setHidden(true),
      })
  }
  const askToDelete = async () => {
    const count = await countRunningOf({ productId: id })
    const kept =
      videoCount > 0 ? t('products.deleteKeeps', { count: videoCount }) : t('products.deleteKeepsFiles')
    askFirst({
      title: t('products.deleteAsk', { name }),
      note: count > 0 ? `${t('campaigns.endWithIt', { count })} ${kept}` : kept,
      confirm: t('products.delete'),
      isRed: true,
      onConfirm: () => void remove(),
    })
  }
  return { hide: () => (hidden ? setHidden(false) : void hideOrAsk()), askToDelete: () => void askToDelete() }
}

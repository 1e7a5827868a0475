import type { Place } from '@clipmint/contract'
import { ActionIcon, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, ExternalLink, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useAskFirst } from '../../../app/ask-first.ts'
import { elsewhere } from '../../../app/links.tsx'
import { useTellFailure } from '../../../app/tell-failure.ts'
import { countRunningOf } from '../../campaigns/index.ts'
import { useRemovePlace } from '../queries.ts'

/** The rest of what can be done with a place, behind three dots. */
export function PlaceMenu({ place }: { place: Place }) {
  const { t } = useTranslation()
  const askToDelete = useAskToDelete(place)
  const icon = { 'aria-hidden': true, size: '1.125rem' } as const
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="md"
          aria-label={t('places.more', { name: place.name || t('places.nameless') })}
        >
          <Ellipsis {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={place.source.url}
          {...elsewhere}
          leftSection={<ExternalLink {...icon} />}
        >
          {t(`places.map_${place.provider}`)}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<Trash2 {...icon} />} onClick={() => void askToDelete()}>
          {t('places.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useAskToDelete(place: Place): () => Promise<void> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const askFirst = useAskFirst()
  const removing = useRemovePlace()
  const name = place.name || t('places.nameless')
  const remove = async () => {
    // The page goes first: it cannot show what is no more.
    await navigate({ to: '/places' })
    // By its promise: what is left to the parts of a page that is gone is never called.
    await removing
      .mutateAsync(place._id)
      .then(() => notifications.show({ message: t('places.deleted', { name }) }), tellFailure)
  }
  return async () => {
    const count = await countRunningOf({ placeId: place._id })
    const note = t('places.deleteNote')
    askFirst({
      title: t('places.deleteAsk', { name }),
      note: count > 0 ? `${t('campaigns.endWithIt', { count })} ${note}` : note,
      confirm: t('places.delete'),
      isRed: true,
      onConfirm: () => void remove(),
    })
  }
}

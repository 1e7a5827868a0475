import { EmptyState } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'

type NoPlacesProps = { show: 'all' | 'liked'; isSearch: boolean; onReset: () => void }

/** An empty list: what would be here, and the way to it. */
export function NoPlaces({ show, isSearch, onReset }: NoPlacesProps) {
  const { t } = useTranslation()
  if (show === 'all' && !isSearch)
    return (
      <EmptyState
        picture="products"
        title={t('places.none')}
        text={t('places.noneText')}
        action={
          <ButtonLink to="/place" size="lg">
            {t('places.registerFirst')}
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      picture={isSearch ? 'search' : 'likes'}
      title={t(isSearch ? 'places.noneFound' : 'places.noneLiked')}
      text={t(isSearch ? 'places.noneFoundText' : 'places.noneLikedText')}
      action={
        <Button variant="default" size="md" onClick={onReset}>
          {t('places.showAllButton')}
        </Button>
      }
    />
  )
}

import { EmptyState } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { AccountFrame } from '../../account/index.ts'
import { UnlikeRoom } from '../store/likes/unlike-room.tsx'
import { StorePlaceContext } from '../store/place.ts'
import { useStore } from '../store/queries.ts'
import { isFront } from '../store/result-head.tsx'
import { TagSearch } from '../store/search/tag-search.tsx'
import { SkipToResults } from '../store/skip-to-results.tsx'
import { StoreFloor } from '../store/store-floor.tsx'
import { useStoreSearch } from '../store/use-store-search.ts'

/** /account/likes: the templates that the member likes, looked through as the store is. */
export function LikesPage() {
  return (
    <StorePlaceContext value="likes">
      <Likes />
    </StorePlaceContext>
  )
}

function Likes() {
  const { t } = useTranslation()
  const { search } = useStoreSearch()
  const { cards, hasNextPage } = useStore(search, 'likes')
  if (isFront(search) && cards?.length === 0 && !hasNextPage) {
    return (
      <AccountFrame title={t('titles.likes')}>
        <EmptyState
          picture="likes"
          order={2}
          title={t('store.noLikes')}
          text={t('store.noLikesText')}
          action={<ButtonLink to="/store">{t('store.browse')}</ButtonLink>}
        />
      </AccountFrame>
    )
  }
  return (
    <UnlikeRoom cards={cards ?? []}>
      <SkipToResults />
      <AccountFrame
        isWide
        title={t('titles.likes')}
        actions={
          <ButtonLink to="/store" variant="default">
            {t('titles.store')}
          </ButtonLink>
        }
      >
        <TagSearch />
        <StoreFloor />
      </AccountFrame>
    </UnlikeRoom>
  )
}

import { EmptyState, Page, PageHead } from '@clipmint/ui'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { UnlikeRoom } from '../store/likes/unlike-room.tsx'
import { StorePlaceContext } from '../store/place.ts'
import { useStore } from '../store/queries.ts'
import { isFront } from '../store/result-head.tsx'
import { TagSearch } from '../store/search/tag-search.tsx'
import { SkipToResults } from '../store/skip-to-results.tsx'
import { StoreFloor } from '../store/store-floor.tsx'
import { useStoreSearch } from '../store/use-store-search.ts'

import classes from './likes.module.css'

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
      <Page>
        <EmptyState
          picture="likes"
          order={1}
          title={t('store.noLikes')}
          text={t('store.noLikesText')}
          action={<ButtonLink to="/store">{t('store.browse')}</ButtonLink>}
        />
      </Page>
    )
  }
  return (
    <UnlikeRoom cards={cards ?? []}>
      <SkipToResults />
      <div className={classes['head']}>
        <PageHead
          title={t('titles.likes')}
          actions={
            <ButtonLink to="/store" variant="default">
              {t('titles.store')}
            </ButtonLink>
          }
        />
        <TagSearch />
      </div>
      <StoreFloor />
    </UnlikeRoom>
  )
}

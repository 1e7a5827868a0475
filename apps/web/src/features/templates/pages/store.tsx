import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { usePageTitle } from '../../../app/page-title.ts'
import { SearchBand } from '../store/search/search-band.tsx'
import { SkipToResults } from '../store/skip-to-results.tsx'
import { StoreFloor } from '../store/store-floor.tsx'
import { useStoreSearch } from '../store/use-store-search.ts'

/** /store: every template by filter, search, tag, season and order. */
export function StorePage() {
  const { t } = useTranslation()
  const { search } = useStoreSearch()
  const words = search.search ?? search.groupName
  usePageTitle(words ? t('store.titleFor', { words }) : t('titles.store'))
  useEffect(() => void getTemplatePage(), [])
  return (
    <>
      <SkipToResults />
      <SearchBand />
      <StoreFloor />
    </>
  )
}

/** The screen behind every card, small as it is, comes ahead: it also says when the connection is gone. */
async function getTemplatePage(): Promise<void> {
  await import('./template.tsx').catch(() => undefined)
}

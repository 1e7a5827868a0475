import { type ProjectSort, projectSorts } from '@clipmint/contract'

import { id, laterPage, oneOf, type Searched, text } from '../../../app/search-parts.ts'

/** What of the list is shown stands in the address: a reload, or coming back, finds it again. */
export type ProjectSearch = {
  tab?: 'all' | 'going' | 'trash' | undefined
  page?: number | undefined
  search?: string | undefined
  folder?: string | undefined
  placeId?: string | undefined
  sort?: ProjectSort | undefined
}

export function readProjectSearch({ tab, page, search, folder, placeId, sort }: Searched): ProjectSearch {
  return {
    tab: oneOf(tab, ['all', 'going', 'trash']),
    page: laterPage(page),
    search: text(search, 50),
    folder: id(folder),
    placeId: id(placeId),
    sort: oneOf(sort, projectSorts),
  }
}

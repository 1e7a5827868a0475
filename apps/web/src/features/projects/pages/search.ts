import type { ProjectSort } from '@clipmint/contract'

import { id, laterPage, oneOf, type Searched, text } from '../../../app/search-parts.ts'

// Written out, because the routes are loaded with the first page and the contract is not.
const sorts: readonly ProjectSort[] = ['changed', 'made', 'title']

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
    sort: oneOf(sort, sorts),
  }
}

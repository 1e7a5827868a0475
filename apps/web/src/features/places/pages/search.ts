import { laterPage, oneOf, type Searched, text } from '../../../app/search-parts.ts'

/** What of the list is shown stands in the address. */
export type PlacesSearch = {
  show?: 'liked' | undefined
  page?: number | undefined
  search?: string | undefined
}

/** With `make` the form of a review ad. */
export type PlaceSearch = { make?: 'review' | undefined }

export function readPlaceSearch({ make }: Searched): PlaceSearch {
  return { make: oneOf(make, ['review']) }
}

export function readPlacesSearch({ show, page, search }: Searched): PlacesSearch {
  return { show: oneOf(show, ['liked']), page: laterPage(page), search: text(search, 50) }
}

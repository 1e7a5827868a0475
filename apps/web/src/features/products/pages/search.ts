import { id, laterPage, oneOf, type Searched, text } from '../../../app/search-parts.ts'

/** What of the list is shown stands in the address. */
export type ProductsSearch = {
  show?: 'liked' | 'hidden' | undefined
  page?: number | undefined
  search?: string | undefined
}

export function readProductsSearch({ show, page, search }: Searched): ProductsSearch {
  return { show: oneOf(show, ['liked', 'hidden']), page: laterPage(page), search: text(search, 50) }
}

/** With `edit` the product's form, with `make` the form of another kind of video. */
export type ProductSearch = { edit?: boolean | undefined; make?: 'review' | 'promotion' | undefined }

export function readProductSearch({ edit, make }: Searched): ProductSearch {
  return { edit: typeof edit === 'boolean' ? edit : undefined, make: oneOf(make, ['review', 'promotion']) }
}

export function readAiErrorSearch({ request }: Searched): { request?: string | undefined } {
  return { request: id(request) }
}

import { laterPage, oneOf, type Searched } from '../../../app/search-parts.ts'

const kinds = ['reels', 'shorts', 'video', 'story'] as const
const terms = ['7', '30', '90', '365'] as const
const figures = ['views', 'likes', 'comments', 'shares', 'saves', 'rate'] as const
const sizes = ['10', '20', '50', '100'] as const

/** Which posts are shown, and how; what is usual is not said. */
export type DashboardSearch = {
  provider?: string | undefined
  kind?: (typeof kinds)[number] | undefined
  term?: (typeof terms)[number] | undefined
  by?: (typeof figures)[number] | undefined
  page?: number | undefined
  size?: (typeof sizes)[number] | undefined
  sort?: (typeof figures)[number] | undefined
  way?: 'asc' | undefined
}

/** Networks are told apart where their facts are there: the routes, which every visitor loads, do not know them. */
export function readDashboardSearch(search: Searched): DashboardSearch {
  const { provider, page } = search
  return {
    provider: typeof provider === 'string' && /^[a-z]{1,20}$/.test(provider) ? provider : undefined,
    kind: oneOf(search['kind'], kinds),
    term: oneOf(String(search['term']), terms),
    by: oneOf(search['by'], figures),
    page: laterPage(page),
    size: oneOf(String(search['size']), sizes),
    sort: oneOf(search['sort'], figures),
    way: oneOf(search['way'], ['asc'] as const),
  }
}

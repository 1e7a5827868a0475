import { useRouter } from '@tanstack/react-router'

import type { ko } from '../locales/ko/index.ts'
import { useSiteLinks } from './site-facts.ts'
import { useIsOfPartner } from './use-is-of-partner.ts'

type Word = keyof typeof ko.frame
/** `to` is a path of the site, or a whole address elsewhere. */
export type MenuPage = {
  to: string
  word: Word
  note?: Word
  beta?: boolean
  /** For card-pay users of the Korean market alone. */
  forMarket?: boolean
}
export type MenuGroup = { word: Word; pages: readonly MenuPage[] }

/** The header's menus in the specification's order; a group of one page is a plain link. */
const menus: readonly MenuGroup[] = [
  {
    word: 'create',
    pages: [
      { to: '/places', word: 'createPlace', note: 'createPlaceNote', beta: true, forMarket: true },
      { to: '/products', word: 'createProduct', note: 'createProductNote', beta: true },
      { to: '/store', word: 'createTemplate', note: 'createTemplateNote' },
    ],
  },
  { word: 'upload', pages: [{ to: '/upload', word: 'upload' }] },
  {
    word: 'support',
    pages: [
      { to: '/guide', word: 'guide', note: 'guideNote' },
      { to: '/account/faq', word: 'faq', note: 'faqNote' },
      { to: '/account/notices', word: 'notices', note: 'noticesNote' },
    ],
  },
  { word: 'pricing', pages: [{ to: '/pricing', word: 'pricing' }] },
]

/** Pages of an account that its dropdown lists, as the specification does. */
export const accountMenu: readonly MenuPage[] = [
  { to: '/account/info', word: 'accountInfo' },
  { to: '/account/coupon', word: 'coupons' },
  { to: '/account/likes', word: 'likes' },
]

/** All pages of an account, as they stand beside each of them. */
export const accountPages: readonly MenuPage[] = [
  ...accountMenu,
  { to: '/services/cafe24', word: 'storeLink' },
  { to: '/account/credits', word: 'credits' },
  { to: '/account/payments', word: 'payments' },
  { to: '/account/faq', word: 'faq' },
  { to: '/account/notices', word: 'notices' },
]

/** Says whether a path has its page, so that no menu leads nowhere. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return (path) => path in routesByPath
}

/** The menus whose pages exist and are for whoever looks; with a blog where there is one. */
export function useMenus(): MenuGroup[] {
  const hasPage = useHasPage()
  const isOfMarket = useIsOfPartner()
  const { blog } = useSiteLinks()
  const blogPages: MenuPage[] = blog === null ? [] : [{ to: blog, word: 'blog', note: 'blogNote' }]
  return menus
    .map(({ word, pages }) => ({
      word,
      pages: [
        ...(word === 'support' ? blogPages : []),
        ...pages.filter((page) => hasPage(page.to) && (isOfMarket || !page.forMarket)),
      ],
    }))
    .filter((group) => group.pages.length > 0)
}

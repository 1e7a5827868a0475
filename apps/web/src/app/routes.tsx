import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  redirect,
} from '@tanstack/react-router'

import { readApprovalSearch } from '../features/approvals/pages/search.ts'
import {
  readMarkSearch,
  readPaymentsSearch,
  readPricingSearch,
  readPurchaseSearch,
  readReturnSearch,
  readSubscribeSearch,
} from '../features/billing/pages/search.ts'
import {
  readCalendarSearch,
  readDeskSearch,
  readNewCampaignSearch,
} from '../features/campaigns/pages/search.ts'
import { readCouponSearch } from '../features/coupons/pages/search.ts'
import { readDashboardSearch } from '../features/dashboard/pages/search.ts'
import { readDemoSearch } from '../features/demo/pages/search.ts'
import { isDocument, readDocumentSearch, readFaqSearch } from '../features/help/pages/search.ts'
import { readPlaceSearch, readPlacesSearch } from '../features/places/pages/search.ts'
import {
  readAiErrorSearch,
  readProductSearch,
  readProductsSearch,
} from '../features/products/pages/search.ts'
import { readProjectSearch } from '../features/projects/pages/search.ts'
import { readNewPostSearch } from '../features/reservations/pages/search.ts'
import { readPartnerSearch } from '../features/site-events/pages/search.ts'
import { readAccountsSearch, readBackSearch } from '../features/social-accounts/pages/search.ts'
import { readShopSearch } from '../features/store-link/pages/search.ts'
import { readChooseSearch } from '../features/templates/pages/search.ts'
import { readStoreSearch, type StoreSearch } from '../features/templates/pages/store-search.ts'
import { readTemplateSearch } from '../features/templates/pages/template-search.ts'
import { followBrowser, loadMemberWords } from '../locales/index.ts'
import type { ko } from '../locales/ko/index.ts'
import { Frame } from './frame.tsx'
import { leaveWhenMember, requireMarket, requireMember, requirePayer } from './guards.ts'
import { PageFailure } from './page-failure.tsx'
import { oneOf, type Searched, text } from './search-parts.ts'

const signInModes = ['signin', 'signup', 'find-email', 'password', 'left'] as const
type SignInSearch = {
  redirectUrl?: string | undefined
  mode?: (typeof signInModes)[number] | undefined
}
const LONGEST_ADDRESS = 2_000
/** How long a screen waits for its data before it is shown without. */
const PATIENCE_MS = 300

function readSignInSearch({ redirectUrl, mode }: Searched): SignInSearch {
  return { redirectUrl: text(redirectUrl, LONGEST_ADDRESS), mode: oneOf(mode, signInModes) }
}

// Pictures of places that most visits never see.
const NotFoundScreen = lazyRouteComponent(() => import('./error-screens.tsx'), 'NotFoundScreen')

const root = createRootRoute({
  component: Frame,
  staticData: { title: 'landing' },
  notFoundComponent: NotFoundScreen,
})
const open = { getParentRoute: () => root }
const member = { ...open, beforeLoad: requireMember }
const payer = { ...open, beforeLoad: requirePayer }
const market = { ...open, beforeLoad: requireMarket }

// One line a page. A menu shows an entry as soon as its page stands here.
// oxfmt-ignore
const pages = [
  createRoute({ ...open, path: '/', staticData: { title: 'landing' }, component: lazyRouteComponent(() => import('../features/landing/pages/landing.tsx'), 'LandingPage') }),
  createRoute({ ...open, path: '/auth', staticData: { title: 'signIn' }, beforeLoad: goToSignIn }),
  createRoute({ ...open, path: '/auth/signin', staticData: { title: 'signIn' }, validateSearch: readSignInSearch, beforeLoad: leaveWhenMember, component: lazyRouteComponent(() => import('../features/account/pages/sign-in.tsx'), 'SignInPage') }),
  createRoute({ ...open, path: '/auth/social', staticData: { title: 'signIn' }, validateSearch: readSignInSearch, component: lazyRouteComponent(() => import('../features/account/pages/social.tsx'), 'SocialPage') }),
  createRoute({ ...open, path: '/error', staticData: { title: 'error' }, component: lazyRouteComponent(() => import('./error-screens.tsx'), 'LostScreen') }),
  createRoute({ ...open, path: '/store', staticData: { title: 'store' }, loaderDeps: ({ search }) => search, loader: ({ deps, cause }) => openStore(deps, cause === 'enter'), validateSearch: readStoreSearch, component: lazyRouteComponent(() => import('../features/templates/pages/store.tsx'), 'StorePage') }),
  createRoute({ ...open, path: '/store/$id', staticData: { title: 'template' }, loader: loadMemberWords, validateSearch: readTemplateSearch, component: lazyRouteComponent(() => import('../features/templates/pages/template.tsx'), 'TemplatePage') }),
  createRoute({ ...open, path: '/share/$token', staticData: { title: 'shared' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/projects/pages/shared.tsx'), 'SharedPage') }),
  createRoute({ ...open, path: '/pricing', staticData: { title: 'pricing' }, loader: loadMemberWords, validateSearch: readPricingSearch, component: lazyRouteComponent(() => import('../features/billing/pages/pricing.tsx'), 'PricingPage') }),
  createRoute({ ...open, path: '/demo/confirm', staticData: { title: 'demo' }, loader: loadMemberWords, validateSearch: readDemoSearch, component: lazyRouteComponent(() => import('../features/demo/pages/confirm.tsx'), 'DemoConfirmPage') }),
  createRoute({ ...open, path: '/demo/typeform_confirm', staticData: { title: 'demo' }, loader: loadMemberWords, validateSearch: readDemoSearch, component: lazyRouteComponent(() => import('../features/demo/pages/confirm.tsx'), 'FormConfirmPage') }),
  createRoute({ ...open, path: '/demo/typeform_confirm_kbpay', staticData: { title: 'demo' }, loader: loadMemberWords, validateSearch: readDemoSearch, component: lazyRouteComponent(() => import('../features/demo/pages/confirm.tsx'), 'KbPayConfirmPage') }),
  createRoute({ ...open, path: '/event', staticData: { title: 'siteEvent' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/site-events/pages/event-index.tsx'), 'EventIndexPage') }),
  createRoute({ ...open, path: '/event1', staticData: { title: 'siteEvent' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/site-events/pages/event.tsx'), 'FirstEventPage') }),
  createRoute({ ...open, path: '/event2', staticData: { title: 'siteEvent' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/site-events/pages/event.tsx'), 'SecondEventPage') }),
  createRoute({ ...open, path: '/event3', staticData: { title: 'siteEvent' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/site-events/pages/event.tsx'), 'ThirdEventPage') }),
  createRoute({ ...open, path: '/event4', staticData: { title: 'siteEvent' }, loader: loadMemberWords, validateSearch: readPartnerSearch, component: lazyRouteComponent(() => import('../features/site-events/pages/partner.tsx'), 'PartnerPage') }),
  createRoute({ ...open, path: '/docs/$docName', staticData: { title: 'document' }, beforeLoad: ({ params }) => requireDocument(params.docName), loader: loadMemberWords, validateSearch: readDocumentSearch, component: lazyRouteComponent(() => import('../features/help/pages/document.tsx'), 'DocumentPage') }),
  createRoute({ ...open, path: '/guide', staticData: { title: 'guides' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/help/pages/guide-index.tsx'), 'GuideIndexPage') }),
  createRoute({ ...open, path: '/guide/$subject', staticData: { title: 'guide' }, loader: loadMemberWords, component: lazyRouteComponent(() => import('../features/help/pages/guide.tsx'), 'GuidePage') }),
  createRoute({ ...member, path: '/account/faq', staticData: { title: 'faq' }, validateSearch: readFaqSearch, component: lazyRouteComponent(() => import('../features/help/pages/faq.tsx'), 'FaqPage') }),
  createRoute({ ...member, path: '/account/notices', staticData: { title: 'notices' }, component: lazyRouteComponent(() => import('../features/help/pages/notices.tsx'), 'NoticesPage') }),
  createRoute({ ...member, path: '/app', staticData: { title: 'editor' }, component: lazyRouteComponent(() => import('../editor/open/last-page.tsx'), 'LastEditedPage') }),
  createRoute({ ...member, path: '/app/$subtemplateId', staticData: { title: 'editor' }, component: lazyRouteComponent(() => import('../editor/open/editor-page.tsx'), 'EditorPage') }),
  createRoute({ ...member, path: '/products', staticData: { title: 'products' }, validateSearch: readProductsSearch, component: lazyRouteComponent(() => import('../features/products/pages/products.tsx'), 'ProductsPage') }),
  createRoute({ ...member, path: '/product', staticData: { title: 'productNew' }, component: lazyRouteComponent(() => import('../features/products/pages/product-new.tsx'), 'NewProductPage') }),
  createRoute({ ...member, path: '/product/$id', staticData: { title: 'product' }, validateSearch: readProductSearch, component: lazyRouteComponent(() => import('../features/products/pages/product.tsx'), 'ProductPage') }),
  createRoute({ ...member, path: '/product/store/$category/$reqId', staticData: { title: 'chooseTemplate' }, validateSearch: readChooseSearch, component: lazyRouteComponent(() => import('../features/templates/pages/choose-template.tsx'), 'ChooseTemplatePage') }),
  createRoute({ ...market, path: '/place/store/$category/$reqId', staticData: { title: 'chooseTemplate' }, validateSearch: readChooseSearch, component: lazyRouteComponent(() => import('../features/templates/pages/choose-template.tsx'), 'ChoosePlaceTemplatePage') }),
  createRoute({ ...market, path: '/places', staticData: { title: 'places' }, validateSearch: readPlacesSearch, component: lazyRouteComponent(() => import('../features/places/pages/places.tsx'), 'PlacesPage') }),
  createRoute({ ...market, path: '/place', staticData: { title: 'placeNew' }, component: lazyRouteComponent(() => import('../features/places/pages/place-new.tsx'), 'NewPlacePage') }),
  createRoute({ ...market, path: '/place/$id', staticData: { title: 'place' }, validateSearch: readPlaceSearch, component: lazyRouteComponent(() => import('../features/places/pages/place.tsx'), 'PlacePage') }),
  createRoute({ ...member, path: '/account/info', staticData: { title: 'accountInfo' }, component: lazyRouteComponent(() => import('../features/account/pages/info.tsx'), 'AccountInfoPage') }),
  createRoute({ ...member, path: '/account/coupon', staticData: { title: 'coupons' }, validateSearch: readCouponSearch, component: lazyRouteComponent(() => import('../features/coupons/pages/coupons.tsx'), 'CouponsPage') }),
  createRoute({ ...member, path: '/account/credits', staticData: { title: 'credits' }, component: lazyRouteComponent(() => import('../features/credits/pages/credits.tsx'), 'CreditsPage') }),
  createRoute({ ...member, path: '/account/payments', staticData: { title: 'payments' }, validateSearch: readPaymentsSearch, component: lazyRouteComponent(() => import('../features/billing/pages/payments.tsx'), 'PaymentsPage') }),
  createRoute({ ...payer, path: '/subscribe', staticData: { title: 'subscribe' }, validateSearch: readSubscribeSearch, component: lazyRouteComponent(() => import('../features/billing/pages/subscribe.tsx'), 'SubscribePage') }),
  createRoute({ ...member, path: '/subscribe/$invoiceId/success', staticData: { title: 'paymentEnd' }, validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../features/billing/pages/subscribe-end.tsx'), 'SubscribeSuccessPage') }),
  createRoute({ ...member, path: '/subscribe/$invoiceId/fail', staticData: { title: 'paymentEnd' }, validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../features/billing/pages/subscribe-end.tsx'), 'SubscribeFailPage') }),
  createRoute({ ...payer, path: '/purchase', staticData: { title: 'purchase' }, validateSearch: readPurchaseSearch, component: lazyRouteComponent(() => import('../features/billing/pages/purchase.tsx'), 'PurchasePage') }),
  createRoute({ ...member, path: '/purchase/$invoiceId/success', staticData: { title: 'paymentEnd' }, validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../features/billing/pages/purchase-end.tsx'), 'PurchaseSuccessPage') }),
  createRoute({ ...member, path: '/purchase/$invoiceId/fail', staticData: { title: 'paymentEnd' }, validateSearch: readReturnSearch, component: lazyRouteComponent(() => import('../features/billing/pages/purchase-end.tsx'), 'PurchaseFailPage') }),
  createRoute({ ...payer, path: '/projects/purchase/$subtemplateId', staticData: { title: 'removeMark' }, validateSearch: readMarkSearch, component: lazyRouteComponent(() => import('../features/billing/pages/remove-mark.tsx'), 'RemoveMarkPage') }),
  createRoute({ ...member, path: '/account/withdrawal', staticData: { title: 'withdrawal' }, component: lazyRouteComponent(() => import('../features/account/pages/withdrawal.tsx'), 'WithdrawalPage') }),
  createRoute({ ...member, path: '/account/likes', staticData: { title: 'likes' }, validateSearch: readStoreSearch, component: lazyRouteComponent(() => import('../features/templates/pages/likes.tsx'), 'LikesPage') }),
  createRoute({ ...member, path: '/ai/error', staticData: { title: 'aiError' }, validateSearch: readAiErrorSearch, component: lazyRouteComponent(() => import('../features/products/pages/ai-error.tsx'), 'AiErrorPage') }),
  createRoute({ ...member, path: '/projects', staticData: { title: 'projects' }, validateSearch: readProjectSearch, component: lazyRouteComponent(() => import('../features/projects/pages/projects.tsx'), 'ProjectsPage') }),
  createRoute({ ...member, path: '/projects/done', staticData: { title: 'projectsDone' }, validateSearch: readProjectSearch, component: lazyRouteComponent(() => import('../features/projects/pages/done-projects.tsx'), 'DoneProjectsPage') }),
  createRoute({ ...member, path: '/projects/done/$id', staticData: { title: 'projectDone' }, component: lazyRouteComponent(() => import('../features/projects/pages/done-project.tsx'), 'DoneProjectPage') }),
  createRoute({ ...member, path: '/services/cafe24', staticData: { title: 'storeLink' }, validateSearch: readShopSearch, component: lazyRouteComponent(() => import('../features/store-link/pages/cafe24.tsx'), 'Cafe24Page') }),
  createRoute({ ...member, path: '/upload', staticData: { title: 'upload' }, component: lazyRouteComponent(() => import('../features/social-accounts/pages/upload.tsx'), 'UploadPage') }),
  createRoute({ ...member, path: '/upload/products', staticData: { title: 'uploadProducts' }, validateSearch: readDeskSearch, component: lazyRouteComponent(() => import('../features/campaigns/pages/upload-desk.tsx'), 'ProductDeskPage') }),
  createRoute({ ...market, path: '/upload/places', staticData: { title: 'uploadPlaces' }, validateSearch: readDeskSearch, component: lazyRouteComponent(() => import('../features/campaigns/pages/upload-desk.tsx'), 'PlaceDeskPage') }),
  createRoute({ ...member, path: '/upload/calendar', staticData: { title: 'calendar' }, validateSearch: readCalendarSearch, component: lazyRouteComponent(() => import('../features/campaigns/pages/calendar.tsx'), 'CalendarPage') }),
  createRoute({ ...member, path: '/upload/campaigns/new', staticData: { title: 'campaignNew' }, validateSearch: readNewCampaignSearch, component: lazyRouteComponent(() => import('../features/campaigns/pages/new-campaign.tsx'), 'NewCampaignPage') }),
  createRoute({ ...member, path: '/upload/campaigns/$id', staticData: { title: 'campaign' }, component: lazyRouteComponent(() => import('../features/campaigns/pages/campaign.tsx'), 'CampaignPage') }),
  createRoute({ ...member, path: '/upload/campaigns/$id/change', staticData: { title: 'campaign' }, component: lazyRouteComponent(() => import('../features/campaigns/pages/change-campaign.tsx'), 'ChangeCampaignPage') }),
  createRoute({ ...member, path: '/upload/campaigns/posts/$id', staticData: { title: 'post' }, component: lazyRouteComponent(() => import('../features/campaigns/pages/campaign-post.tsx'), 'CampaignPostPage') }),
  createRoute({ ...member, path: '/upload/dashboard', staticData: { title: 'dashboard' }, validateSearch: readDashboardSearch, component: lazyRouteComponent(() => import('../features/dashboard/pages/dashboard.tsx'), 'DashboardPage') }),
  createRoute({ ...member, path: '/upload/new/$id', staticData: { title: 'postNew' }, validateSearch: readNewPostSearch, component: lazyRouteComponent(() => import('../features/reservations/pages/new-post.tsx'), 'NewPostPage') }),
  createRoute({ ...member, path: '/upload/posts/$id', staticData: { title: 'post' }, component: lazyRouteComponent(() => import('../features/reservations/pages/post.tsx'), 'PostPage') }),
  createRoute({ ...member, path: '/upload/account/all', staticData: { title: 'socialAccounts' }, validateSearch: readAccountsSearch, component: lazyRouteComponent(() => import('../features/social-accounts/pages/accounts.tsx'), 'AccountsPage') }),
  createRoute({ ...member, path: '/services/$network', staticData: { title: 'socialAccounts' }, validateSearch: readBackSearch, component: lazyRouteComponent(() => import('../features/social-accounts/pages/comes-back.tsx'), 'ComesBackPage') }),
  createRoute({ ...open, path: '/m/$token', staticData: { title: 'phoneUpload' }, loader: loadGuestWords, component: lazyRouteComponent(() => import('../features/phone-uploads/pages/phone.tsx'), 'PhonePage') }),
  createRoute({ ...open, path: '/approval/$token', staticData: { title: 'approval' }, validateSearch: readApprovalSearch, loader: loadGuestWords, component: lazyRouteComponent(() => import('../features/approvals/pages/approval.tsx'), 'ApprovalPage') }),
  createRoute({ ...open, path: '/digest/$token', staticData: { title: 'digest' }, loader: loadGuestWords, component: lazyRouteComponent(() => import('../features/digest/pages/digest.tsx'), 'DigestPage') }),
  createRoute({ ...open, path: '/$slug', staticData: { title: 'notFound' }, beforeLoad: ({ params }) => leaveOldAddress(params.slug) }),
] as const

// The parts on show are for those who build them: the page is not in the shipped site.
const galleries = import.meta.env.DEV
  ? [
      createRoute({
        ...open,
        path: '/gallery',
        staticData: { title: 'gallery' },
        component: lazyRouteComponent(() => import('./gallery.tsx'), 'Gallery'),
      }),
    ]
  : []

/** The one router of the site. */
export const router = createRouter({
  routeTree: root.addChildren([...pages, ...galleries]),
  defaultPreload: 'intent',
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: NotFoundScreen,
  scrollRestoration: true,
})

// Interfaces, because module augmentation merges nothing else.
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** What the browser's tab says. */
    title: keyof typeof ko.titles
  }
}

function goToSignIn(): never {
  // oxlint-disable-next-line typescript/only-throw-error
  throw redirect({ to: '/auth/signin', replace: true })
}

/**
 * The store's words and first page, fetched while its screen is on its way. Who comes from elsewhere is shown the cards
 * at once where they are quick, and no screen full of placeholders before them.
 */
async function openStore(search: StoreSearch, isEntering: boolean): Promise<void> {
  const ahead = import('../features/templates/pages/store-ahead.ts').then((it) => it.openStore(search))
  await loadMemberWords()
  if (isEntering) await Promise.race([ahead, new Promise((done) => setTimeout(done, PATIENCE_MS))])
}

/** Thrown before its page is drawn: only there the frame of the site stays around what is said of it. */
function requireDocument(name: string): void {
  // oxlint-disable-next-line typescript/only-throw-error
  if (!isDocument(name)) throw notFound()
}

/** A browser that has never been here reads its own language. */
async function loadGuestWords(): Promise<void> {
  await followBrowser()
  await loadMemberWords()
}

/** Addresses of an older site led to index and docs pages at the root; they go to the start, all others nowhere. */
function leaveOldAddress(slug: string): never {
  // oxlint-disable-next-line typescript/only-throw-error
  if (/index|docs/.test(slug)) throw redirect({ to: '/', replace: true })
  // oxlint-disable-next-line typescript/only-throw-error
  throw notFound()
}

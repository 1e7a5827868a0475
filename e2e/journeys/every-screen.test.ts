import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Project, StoreCard } from '@clipmint/contract'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { every, isTurnOf } from '../support/every.ts'
import { goWithin } from '../support/go-within.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundScreen } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { type Language, makingMs, newVisitor, openBrowser, widths } from '../support/visit.ts'

// The languages share the parts that axe looks at: it sees each page on a desk in one and on a phone in the other.
const axeAt = { ko: widths.desk, en: widths.phone }

let product: Product
let browser: Browser
let owner: Owner
let open: Record<string, string>
let members: Record<string, string>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({}, { videos: 'grey' }), openBrowser()])
  owner = await demoOwner(product.url)
  open = {
    landing: '/',
    'sign-in': '/auth/signin',
    'sign-up': '/auth/signin?mode=signup',
    'find-email': '/auth/signin?mode=find-email',
    'forgotten-password': '/auth/signin?mode=password',
    farewell: '/auth/signin?mode=left',
    lost: '/no/such/page',
    inbox: '/sandbox/inbox',
    sandbox: '/sandbox',
    terms: '/docs/terms',
    'terms-older': '/docs/terms?version=v1.0',
    privacy: '/docs/privacy',
    payment: '/docs/payment',
    pricing: '/pricing?period=year&currency=USD',
    guides: '/guide',
    guide: '/guide/first-video',
    'guide-direct': '/guide/direct',
    events: '/event',
    event1: '/event1',
    event2: '/event2',
    event3: '/event3',
    'social-lost': '/auth/social',
    'event4-unknown': '/event4?type=nothing',
    'demo-confirm': '/demo/confirm',
    'demo-form': '/demo/typeform_confirm?token=nothing',
    'demo-kbpay': '/demo/typeform_confirm_kbpay',
    'approval-ended': '/approval/nothing',
    'digest-ended': '/digest/nothing',
    store: '/store',
    'store-filtered': '/store?search=ㅋㅍ&templateRatio=1:1,16:9&images=3',
    'store-nothing': '/store?search=zzzz',
    template: `/store/${(await someTemplates())[0]}?ratio=4:5`,
  }
  members = {
    'no-products': '/products',
    'no-projects': '/projects',
    'no-done': '/projects/done',
    product: '/product',
    'no-likes': '/account/likes',
    'account-info': '/account/info',
    'no-coupons': '/account/coupon',
    'no-coupons-expired': '/account/coupon?tab=expired',
    credits: '/account/credits',
    payments: '/account/payments',
    subscribe: '/subscribe?plan=12&upload=true',
    purchase: '/purchase?item=credits50',
    withdrawal: '/account/withdrawal',
    'no-such-account-page': '/account/nonsense',
    faq: '/account/faq?type=billing#refund',
    notices: '/account/notices#terms-change',
    'shop-link': '/services/cafe24',
    upload: '/upload',
    'social-accounts': '/upload/account/all',
    'no-dashboard': '/upload/dashboard',
    'no-upload-products': '/upload/products',
    'campaign-locked': '/upload/campaigns/new',
    'no-calendar': '/upload/calendar',
    'no-calendar-week': '/upload/calendar?view=week',
    // The flag stays in the browser: what is looked at later has one more entry in its menu.
    'no-places': '/places?kbPay=1',
    place: '/place',
    'no-upload-places': '/upload/places',
  }
})

/** Pages that other journeys look at, since they need a person in another state, or that only lead on. */
const elsewhere = {
  '/subscribe/$invoiceId/success': 'subscribe',
  '/subscribe/$invoiceId/fail': 'subscribe',
  '/purchase/$invoiceId/success': 'purchase',
  '/purchase/$invoiceId/fail': 'purchase',
  '/auth': 'leads to the sign-in',
  '/upload/posts/$id': 'post-later',
  '/upload/campaigns/$id': 'campaign',
  '/upload/campaigns/$id/change': 'campaign',
  '/upload/campaigns/posts/$id': 'campaign',
  '/place/$id': 'places',
  '/place/store/$category/$reqId': 'places',
  '/gallery': 'the parts on show, where the site is worked on',
}

/** The pages of the site that no path of these leads to. */
function unseenBy(paths: readonly string[]): string[] {
  const source = readFileSync(
    fileURLToPath(new URL('../../apps/web/src/app/routes.tsx', import.meta.url)),
    'utf8',
  )
  const routes = [...source.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, path]) => path ?? [])
  const seen = new Set(paths.map((path) => path.replace(/[?#].*$/u, '')))
  return routes.filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`, 'u')
    return !(route in elsewhere) && ![...seen].some((path) => pattern.test(path))
  })
}

/** The ids of the store's first templates. */
async function someTemplates(): Promise<string[]> {
  const { list } = await owner.ask<{ list: StoreCard[] }>('GET', '/v3/design/group?limit=12')
  return list.map(({ _id }) => _id)
}

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/**
 * Looks at the pages whose turn it is in this language, at three widths. The first is loaded, and the others within the
 * site; when all is gone through each is loaded, so that none leans on the styles of those before it.
 */
async function lookAt(page: Page, pages: Record<string, string>, language: Language): Promise<void> {
  const turns = Object.entries(pages).filter((_, index) => isTurnOf(language, index))
  for (const [name, path] of turns) {
    await (every ? page.goto(path) : goWithin(page, path))
    await expectSoundScreen(page, { name: `${language}-${name}`, axeAt: axeAt[language] })
  }
}

/** A visitor of each language looks, both at once; gives the faults of their pages. */
async function inEachLanguage(look: (page: Page, language: Language) => Promise<void>): Promise<string[]> {
  const looking = (['ko', 'en'] as const).map(async (language) => {
    const { page, faults, context } = await newVisitor(browser, { url: product.url, language })
    await look(page, language)
    await context.close()
    return faults
  })
  return (await Promise.all(looking)).flat()
}

it('is sound at every width for an owner who has made nothing', async () => {
  const faults = await inEachLanguage(async (page, language) => {
    await enterBy(page, demoLogin)
    await lookAt(page, members, language)
  })
  expect(faults).toEqual([])
})

it('is sound at every width for a visitor, and with products, plans and videos in every state', async () => {
  const { pages, made } = await fill()
  const all = [open, members, pages].flatMap((paths) => Object.values(paths))
  expect(unseenBy(all), 'pages that nothing looks at').toEqual([])
  // The visitor looks around while the owner's video is made.
  const visiting = await inEachLanguage((page, language) => lookAt(page, open, language))
  await made()
  const working = await inEachLanguage(async (page, language) => {
    await enterBy(page, demoLogin)
    await lookAt(page, pages, language)
  })
  expect([...visiting, ...working]).toEqual([])
})

type Filled = { pages: Record<string, string>; made: () => Promise<unknown> }

/**
 * A product with a plan, a video that is being made, one that is not, one in the trash; their pages, and what waits
 * until the first is finished.
 */
async function fill(): Promise<Filled> {
  // Screens show one cut-out: each takes as long as all else that is done with its picture.
  const photos = [...(await drawPhotos(browser, 1)), ...(await drawPhotos(browser, 4, { tiled: true }))]
  const { product: goods, requestId } = await owner.addPlan(photos)
  const [done, editing, trashed] = [
    await owner.addProject(requestId, { isShort: true }),
    await owner.addProject(requestId),
    await owner.addProject(requestId),
  ]
  const get = () => owner.ask<Project>('GET', `/v3/subtemplate/${done._id}`)
  await owner.ask('PATCH', `/v3/subtemplate/${trashed._id}/status`, { status: 3 })
  await owner.ask('PATCH', `/v3/subtemplate/${done._id}`, {
    title: '이름이 길어서 한 줄에 다 들어가지 않는 겨울 머그 이야기',
    userSource: { ...done.userSource, ratio: '1:1' },
  })
  const { token: shared } = await owner.ask<{ token: string }>('POST', `/v3/subtemplate/${editing._id}/share`)
  const slotId = Object.keys(editing.userSource.media)[0]
  const { token: phone } = await owner.ask<{ token: string }>('POST', '/ai/asset/phone', {
    projectId: editing._id,
    slotId,
  })
  for (const id of await someTemplates()) await owner.ask('PUT', `/v3/like/${id}`)
  await owner.ask('PATCH', `/v3/subtemplate/${done._id}/status`, { status: 1 })
  const pages = {
    products: '/products',
    'product-detail': `/product/${goods._id}`,
    'product-review': `/product/${goods._id}?make=review`,
    'product-promotion': `/product/${goods._id}?make=promotion`,
    'product-edit': `/product/${goods._id}?edit=true`,
    templates: `/product/store/product/${requestId}`,
    editor: `/app/${editing._id}`,
    'editor-done': `/app/${done._id}`,
    'editor-trash': `/app/${trashed._id}`,
    'editor-last': '/app',
    shared: `/share/${shared}`,
    'from-phone': `/m/${phone}`,
    'editor-gone': '/app/018f0000-0000-7000-8000-00000000ffff',
    projects: '/projects',
    'projects-done': '/projects/done',
    'projects-trash': '/projects?tab=trash',
    'done-page': `/projects/done/${done._id}`,
    'post-new': `/upload/new/${done._id}`,
    'upload-products': `/upload/products?of=${goods._id}`,
    'remove-mark': `/projects/purchase/${done._id}`,
    likes: '/account/likes',
    'likes-nothing': '/account/likes?search=zzzz',
    'ai-error': '/ai/error',
    error: '/error',
  }
  const isMade = (state: string) => state === 'done'
  return { pages, made: () => until(async () => (await get()).renderState, isMade, makingMs) }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Asset, Project } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useSharedDesk } from '../support/desk.ts'
import { every, isTurnOf } from '../support/every.ts'
import { goWithin } from '../support/go-within.ts'
import { type At, type Opening, openings } from '../support/openings.ts'
import type { Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSoundPanel } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { widths } from '../support/visit.ts'

/** Dialogs that other journeys open, since they need a person in another state. */
const elsewhere = {
  'editor/bars/save-chip.tsx': 'two-tabs',
  'editor/coach/coach-mark.tsx': 'first-video',
  'features/account/info/dialog.tsx': 'account',
  'features/account/info/linked-card.tsx': 'social-login',
  'features/account/parts/agreement.tsx': 'first-video',
  'features/announcements/popup.tsx': 'told-once',
  'features/billing/account/cancel-button.tsx': 'subscribe',
  'features/billing/account/card-button.tsx': 'change-card',
  'features/billing/account/notes.tsx': 'subscribe',
  'features/billing/account/pack-refund.tsx': 'purchase',
  'features/billing/account/tax-invoices.tsx': 'wait-or-talk',
  'features/billing/account/tax-request-dialog.tsx': 'tax-invoices',
  'features/billing/account/upload-row.tsx': 'plan-changes',
  'features/billing/window/card-dialog.tsx': 'own-windows',
  'features/billing/window/window-watch.tsx': 'subscribe',
  'features/campaigns/calendar/entry-dialog.tsx': 'calendar',
  'features/campaigns/detail/campaign-ways.tsx': 'campaign',
  'features/campaigns/detail/rename-dialog.tsx': 'campaign',
  'features/campaigns/post/post-ways.tsx': 'campaign',
  'features/campaigns/post/video-dialog.tsx': 'campaign',
  'features/coupons/parts/coupon-card.tsx': 'coupons',
  'features/reservations/posts/move-dialog.tsx': 'post-later',
  'features/reservations/posts/phone-dialog.tsx': 'post-fails',
  'features/reservations/posts/post-ways.tsx': 'post-later',
  'features/reservations/posts/stale-note.tsx': 'stale-posts',
  'features/reservations/posts/unknown-ways.tsx': 'post-unknown',
  'features/social-accounts/parts/linked.tsx': 'social-accounts',
  'features/store-link/parts/linked-head.tsx': 'store-link',
  'features/places/detail/place-menu.tsx': 'places',
  'features/products/kinds/promotion-dialog.tsx': 'outdated',
  'features/projects/outdated/outdated-dialog.tsx': 'outdated',
}
/** What dialogs are made with, and shows none by itself. */
const frame = 'editor/dialogs/editor-modal.tsx'

const source = fileURLToPath(new URL('../../apps/web/src', import.meta.url))
const makesDialog = /<(?:EditorModal|Modal|Drawer)\b|<(?:Menu|Popover)\.Dropdown\b|askFirst\(\{/

const desk = useSharedDesk()
let pages: Record<string, string>

beforeAll(async () => {
  pages = await fill(await desk.owner())
})

it('has a line for every dialog, drawer and menu of the site', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const making = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && makesDialog.test(readFileSync(join(source, file), 'utf8')))
  const opened = new Set([...openings.map(({ from }) => from), ...Object.keys(elsewhere), frame])
  expect(
    making.filter((file) => !opened.has(file)),
    'what no line of openings.ts opens',
  ).toEqual([])
  expect(
    [...opened].filter((file) => file !== null && !making.includes(file)),
    'lines of openings.ts whose dialog is gone',
  ).toEqual([])
})

/** A desk and a phone, in a language each, which take turns at what both have; or both, at all, in both. */
const looks = [
  ['ko', widths.desk],
  ['en', widths.phone],
  ...(every
    ? ([
        ['en', widths.desk],
        ['ko', widths.phone],
      ] as const)
    : []),
] as const

it.each(looks)('is sound in every panel, dialog and menu, in %s at %i px', async (language, width) => {
  const isPhone = width === widths.phone
  const { page, context, faults } = await desk.visit({ language, width })
  await desk.enter(page)
  const shown = openings.filter(({ only }, index) =>
    only === null ? isTurnOf(language, index) : only === (isPhone ? 'phone' : 'desk'),
  )
  const found: string[] = []
  for (const name of new Set(shown.map((opening) => opening.page))) {
    const here = shown.filter((opening) => opening.page === name)
    found.push(...(await lookAtAll({ page, language, isPhone }, pages[name] ?? '', here)))
  }
  await context.close()
  expect(found.join('\n\n')).toBe('')
  expect(faults).toEqual([])
})

/** Opens one after the other on one page; gives what is wrong with them, so that one run tells of all. */
async function lookAtAll(at: At, path: string, here: readonly Opening[]): Promise<string[]> {
  const { page, language, isPhone } = at
  const found: string[] = []
  let isFresh = false
  for (const [index, { name, from, open }] of here.entries()) {
    if (!isFresh) await visit(page, path, index === 0)
    const label = `${language}-${isPhone ? widths.phone : widths.desk}-${name}`
    try {
      await open(at)
      const part = from === null ? page.locator('body') : floating(page).last()
      await part.waitFor()
      await expectSoundPanel(page, part, label)
    } catch (error) {
      found.push(`${label}: ${String(error)}`)
    }
    isFresh = await closeAll(page)
  }
  return found
}

const floating = (page: Page) => page.locator('[role=dialog], [role=menu]').filter({ visible: true })

/** Goes to another page within the site, unless something is left open or all is gone through; else loads it. */
async function visit(page: Page, path: string, isAnother: boolean): Promise<void> {
  const isWithin = isAnother && !every && (await floating(page).count()) === 0
  await (isWithin ? goWithin(page, path) : page.goto(path))
  await page.getByRole('heading').first().waitFor()
  if (path.startsWith('/app/')) await page.locator('[data-slot-field]').first().waitFor()
}

/** Escape closes whatever is open, one after the other; says whether it did. */
async function closeAll(page: Page): Promise<boolean> {
  const open = await floating(page).count()
  for (let left = Math.max(1, open); left > 0; left -= 1) await page.keyboard.press('Escape')
  return until(
    () => floating(page).count(),
    (count) => count === 0,
    2_000,
  ).then(
    () => true,
    () => false,
  )
}

/** A product with a plan, a video with photographs, a clip and a version of itself, and one in the trash. */
async function fill(owner: Owner): Promise<Record<string, string>> {
  const { product: goods, requestId } = await owner.addPlan(await drawPhotos(desk.browser, 3))
  const [video, trashed] = [await owner.addProject(requestId), await owner.addProject(requestId)]
  await owner.ask('PATCH', `/v3/subtemplate/${trashed._id}/status`, { status: 3 })
  await owner.ask('POST', `/v3/subtemplate/${video._id}/history`, { name: '처음' })
  await owner.ask('PATCH', `/v3/subtemplate/${video._id}`, await withClip(owner, video))
  return {
    editor: `/app/${video._id}`,
    projects: '/projects',
    trash: '/projects?tab=trash',
    product: `/product/${goods._id}`,
    promotion: `/product/${goods._id}?make=promotion`,
    store: '/store',
    subscribe: '/subscribe?plan=1',
    templates: `/product/store/product/${requestId}`,
  }
}

/** The video with a free clip in the first place that takes one. */
async function withClip(owner: Owner, { userSource, template }: Project) {
  const { list } = await owner.ask<{ list: { provider: string; id: string }[] }>(
    'GET',
    '/ai/stock?search=coffee&type=video',
  )
  const [first] = list
  const found = { provider: first?.provider, id: first?.id, type: 'video' }
  const clip = await owner.ask<Asset>('POST', '/ai/stock', found)
  const read = () => owner.ask<{ list: Asset[] }>('GET', '/ai/asset?type=video&limit=10')
  await until(read, (all) => all.list.some(({ status }) => status === 'ready'), 120_000)
  const place = template.scenes
    .flatMap((scene) => scene.layers)
    .find((layer) => layer.kind === 'media' && layer.slot?.accept.includes('video'))
  if (!place) throw new Error('No place takes a clip.')
  return { userSource: { ...userSource, media: { ...userSource.media, [place.id]: { assetId: clip._id } } } }
}

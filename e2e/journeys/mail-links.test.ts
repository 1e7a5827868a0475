import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { widths } from '../support/visit.ts'

const desk = useDesk()

const approval = {
  state: 'open',
  campaignTitle: '수요일의 딸기잼',
  from: '잼 가게',
  uploadAt: '2099-12-02T00:00:00.000Z',
  zone: 'Asia/Seoul',
  decideBy: '2099-12-01T23:50:00.000Z',
  onSilence: 'skip',
  problem: { platform: 'instagram', reason: 'link' },
  video: null,
  copy: '오늘 끓인 딸기잼이에요.',
  tags: [],
  title: '',
  targets: [{ platform: 'instagram', type: 'reels' }],
  comments: [],
  round: 0,
}

/** A browser whose owner signed in four days ago: the server knows its session no more. */
async function openLongAgo() {
  const visitor = await desk.visit({ language: 'ko' })
  await visitor.page.goto('/mark.svg')
  await visitor.page.evaluate(() => {
    const receivedAt = Date.now() - 4 * 86_400_000
    localStorage.setItem('clipmint.session', JSON.stringify({ accessToken: 'of four days ago', receivedAt }))
  })
  return visitor
}

const isSignedIn = (page: Page) => page.evaluate(() => localStorage.getItem('clipmint.session') !== null)
const pathOf = (page: Page) => new URL(page.url()).pathname

it.for([
  ['/approval/AZAZ?do=approve', '승인하기'],
  ['/digest/AZAZ', '그만 받기'],
  ['/share/AZAZ', '미리보기가 끝났어요'],
  ['/m/AZAZ', null],
  ['/pricing', null],
  ['/store', null],
  ['/', null],
] as const)('whoever signed in long ago opens %s like anybody else', async ([address, shown]) => {
  const { page, context, faults } = await openLongAgo()
  // Slower than it comes out that the session is over: what is on its way then comes all the same.
  const whenOver = async () => {
    await expect.poll(() => isSignedIn(page)).toBe(false)
    await new Promise((done) => setTimeout(done, 500))
  }
  await page.route('**/v3/approval/**', async (route) => {
    await whenOver()
    await route.fulfill({ json: { code: 'SUCCESS', result: approval } })
  })
  await page.route('**/v3/digest/**', async (route) => {
    await whenOver()
    await route.fulfill({ json: { code: 'SUCCESS', result: { on: true } } })
  })
  await page.route('**/v3/share/**', async (route) => {
    await whenOver()
    await route.continue()
  })
  await page.goto(address)
  await whenOver()
  if (shown) await page.getByText(shown, { exact: true }).waitFor()
  else await page.getByRole('heading', { level: 1 }).waitFor()
  expect(pathOf(page)).toBe(new URL(address, page.url()).pathname)
  await context.close()
  expect(faults).toEqual([])
})

it.for(['/products', '/upload/places', '/upload/campaigns/posts/1?x=2'])(
  'whoever signed in long ago and opens %s signs in first, to come back to it',
  async (address) => {
    const { page, context } = await openLongAgo()
    await page.goto(address)
    await page.waitForURL(({ pathname }) => pathname === '/auth/signin')
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(address)
    expect(await isSignedIn(page)).toBe(false)
    await context.close()
  },
)

it.for([
  ['ko', '지금은 인스타그램에 올릴 수 없어요', '승인해도 그대로 두면 인스타그램에는 올라가지 않아요.'],
  [
    'en',
    'It can’t be posted to Instagram right now',
    'Even if you approve it, it won’t reach Instagram until this is fixed.',
  ],
] as const)(
  'what keeps a post from a network is told to whoever is to approve it (%s)',
  async ([language, told, meant]) => {
    const { page, context, faults } = await desk.visit({ language })
    await page.route('**/v3/approval/**', (route) =>
      route.fulfill({ json: { code: 'SUCCESS', result: approval } }),
    )
    await page.goto('/approval/AZAZ')
    await page.getByText(told).waitFor()
    await page.getByText(meant).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-approval-hindered`, axeAt: widths.phone })
    await context.close()
    expect(faults).toEqual([])
  },
)

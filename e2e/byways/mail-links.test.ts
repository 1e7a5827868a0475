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
  seen: 'first',
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

const changing = {
  ko: {
    change: '고치기',
    approve: '승인',
    caption: '문구',
    own: '겨울엔 역시 딸기잼',
    newer: '사장님이 그사이 고친 문구예요.',
    headline: '딸기잼 나온 날',
    save: '저장만 하기',
    approveNow: '승인하기',
    changed: '그사이 내용이 바뀌었어요. 다시 봐 주세요.',
    kept: /^고치던 내용은 그대로 두었어요\./u,
    see: '바뀐 내용 보기',
    take: '지금 내용으로 바꾸기',
  },
  en: {
    change: 'Edit',
    approve: 'Approve',
    caption: 'Caption',
    own: 'Strawberry jam, for winter',
    newer: 'What the owner wrote meanwhile.',
    headline: 'Fresh jam today',
    save: 'Just save',
    approveNow: 'Approve this post',
    changed: 'This post has changed in the meantime. Please take another look.',
    kept: /^Your edits are kept\./u,
    see: 'See what changed',
    take: 'Use what it says now',
  },
}

it.for(['ko', 'en'] as const)(
  'nobody decides about a post that was changed since they looked at it, nor loses what they typed (%s)',
  async (language) => {
    const said = changing[language]
    const newer = { copy: said.newer, title: said.headline, seen: 'second' }
    const targets = [...approval.targets, { platform: 'youtube', type: 'shorts' }]
    const { page, context, faults } = await desk.visit({ language })
    let now = { ...approval, targets }
    const sent: unknown[] = []
    await page.route('**/v3/approval/**', async (route) => {
      const body = route.request().method() === 'POST' ? route.request().postDataJSON() : null
      if (body === null) return route.fulfill({ json: { code: 'SUCCESS', result: now } })
      sent.push(body)
      if (body.seen === now.seen) {
        const result = { ...now, state: 'approved', next: null }
        return route.fulfill({ json: { code: 'SUCCESS', result } })
      }
      return route.fulfill({ status: 409, json: { code: 'APPROVALS_CHANGED', message: said.changed } })
    })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const caption = page.getByLabel(said.caption).first()
    await page.goto('/approval/AZAZ?do=change')
    await caption.fill(said.own)
    now = { ...now, ...newer }
    await button(said.save).click()
    await page.getByText(said.changed).waitFor()
    await page.getByText(said.kept).waitFor()
    await page.getByText(said.newer).waitFor()
    await button(said.see).waitFor()
    expect(await caption.inputValue()).toBe(said.own)
    expect(await page.locator('[data-field="title"]').inputValue()).toBe(said.headline)
    expect([await button(said.save).count(), await button(said.approveNow).count()]).toEqual([0, 0])
    await expectSoundAtEveryWidth(page, { name: `${language}-approval-changed`, axeAt: widths.phone })
    await button(said.see).click()
    await button(said.save).waitFor()
    await button(said.take).click()
    expect(await caption.inputValue()).toBe(said.newer)
    await caption.fill(said.own)
    await button(said.approve).click()
    await expectSoundAtEveryWidth(page, { name: `${language}-approval-changed-seen`, axeAt: widths.phone })
    await button(said.change).click()
    await button(said.save).click()
    await expect.poll(() => sent).toHaveLength(2)
    expect(sent).toEqual([
      { decision: 'change', seen: 'first', words: { caption: said.own, hashtags: [], title: '' } },
      {
        decision: 'change',
        seen: 'second',
        words: { caption: said.own, hashtags: [], title: said.headline },
      },
    ])
    await context.close()
    expect(faults).toEqual([])
  },
)

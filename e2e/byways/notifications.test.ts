import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, untilDrawn } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, newVisitor, openBrowser } from '../support/visit.ts'

type Message = { kind: string; to: string; subject: string; text: string }

let product: Product
let browser: Browser
let owner: Owner
let photos: string[]
const demo = 'demo@clipmint.example'

// Time enough for a page to say that it was seen, also on a busy machine, and no whole minute of waiting.
const settings = { MAIL_AFTER_SECONDS: '20' }

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(settings), openBrowser()])
  photos = await drawPhotos(browser, 3)
  owner = await demoOwner(product.url)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const addProject = async () => owner.addProject((await owner.addPlan(photos)).requestId, { isShort: true })

/** What the stand-ins for the outside world were given, newest first. */
async function messages(kind: string): Promise<Message[]> {
  const answer = await fetch(`${product.url}/sandbox/inbox/messages.json`)
  const all = ((await answer.json()) as { messages: Message[] }).messages
  return all.filter((message) => message.kind === kind)
}

/** A browser whose person lets sites notify them. */
async function newAllowingVisitor() {
  const visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  await visitor.context.grantPermissions(['notifications'], { origin: product.url })
  await enterBy(visitor.page, demoLogin)
  return visitor
}

it('tells an owner on another page that their video is done, and their browser by push', async () => {
  const { page, context, faults } = await newAllowingVisitor()
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const project = await addProject()
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
  await button(/^영상 만들기/).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^영상 만들기/ })
    .click()
  await button('끝나면 알려 주세요').click()
  await page.getByText('끝나면 이 브라우저로 알려 드려요').waitFor()
  await expectSound(page, 'tell-me')

  await page.goto('/store')
  await expect.poll(() => page.title(), { timeout: makingMs }).toMatch(/^\d+% · 템플릿 — Clipmint$/)
  const toast = page.getByRole('alert').filter({ hasText: '영상이 다 됐어요' })
  await toast.waitFor({ timeout: makingMs })
  await button('알림, 안 읽은 것 1개').waitFor()
  await toast.getByRole('button', { name: '보기' }).click()
  await page.waitForURL(`**/projects/done/${project._id}`)
  await button('알림').waitFor()
  await expect.poll(() => page.title()).toBe(`${project.title} — Clipmint`)

  const [pushed] = await until(
    () => messages('push'),
    ({ length }) => length > 0,
  )
  expect(pushed).toMatchObject({
    subject: `「${project.title}」 영상이 다 됐어요`,
    text: expect.stringContaining(`/projects/done/${project._id}`),
  })
  await expectPushShown(context, page)
  expect(faults).toEqual([])
  await context.close()
})

it('mails an owner who is away, and nobody who has seen it', async () => {
  const project = await addProject()
  await owner.ask('PATCH', `/v3/subtemplate/${project._id}/status`, { status: 1 })
  const mails = await until(
    () => messages('mail'),
    ({ length }) => length > 0,
    makingMs,
  )
  expect(mails).toMatchObject([{ to: demo, subject: `「${project.title}」 영상이 다 됐어요` }])
  const link = mails[0]?.text.match(/https?:\/\/\S+/)?.[0] ?? ''

  const { page, context, faults } = await newAllowingVisitor()
  await page.goto('/products')
  const unread = page.getByRole('button', { name: '알림, 안 읽은 것 1개' })
  await unread.click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(project.title) })
    .first()
    .waitFor()
  await expectSound(page, 'bell')
  await page.getByRole('button', { name: '알림 설정' }).click()
  await page.getByRole('switch', { name: '메일로 받기' }).click({ force: true })
  await expect
    .poll(async () => (await owner.ask<{ mail: boolean }>('GET', '/v3/notification/settings')).mail)
    .toBe(false)
  await expectSound(page, 'notification-settings')
  await page.goto(link)
  await page.getByRole('heading', { name: project.title }).waitFor()
  await unread.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

/** A push shows itself in the system, and a press on it leads to the video in the open tab. */
async function expectPushShown(context: BrowserContext, page: Page): Promise<void> {
  await page.goto('/products')
  await page.getByRole('button', { name: '알림', exact: true }).waitFor()
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const push = {
    id: 'n',
    title: '봄 신상 영상이 다 됐어요',
    body: '눌러서 바로 볼 수 있어요.',
    url: '/projects',
    lang: 'ko',
  }
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registered,
    data: JSON.stringify(push),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }))
    })
  await expect.poll(shown).toEqual([{ title: push.title, body: push.body, lang: 'ko' }])
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  await page.waitForURL('**/projects')
  await expect.poll(shown).toEqual([])
}

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const words = {
  ko: {
    open: '도입 상담 예약',
    name: '이름',
    company: '회사·가게 이름',
    email: '이메일',
    phone: '전화번호',
    book: '이 시간으로 예약하기',
    needTime: '시간을 골라 주세요.',
    taken: '방금 다른 분이 예약한 시간이에요.',
    sent: '메일을 확인해 주세요',
    confirmed: '상담 예약이 확정됐어요',
    cancel: '예약 취소하기',
    again: '다시 해 보기',
    ask: '상담 예약을 취소할까요?',
    cancelled: '상담 예약을 취소했어요',
    badLink: '예약 링크가 올바르지 않아요.',
    asMail: '메일로 보기',
    confirm: '예약 확정하기',
  },
  en: {
    open: 'Book a demo',
    name: 'Name',
    company: 'Company or shop',
    email: 'E-mail',
    phone: 'Phone',
    book: 'Book this time',
    needTime: 'Please choose a time.',
    taken: 'Somebody has just booked this time.',
    sent: 'Check your mail',
    confirmed: 'Your demo is booked',
    cancel: 'Cancel booking',
    again: 'Try again',
    ask: 'Cancel your demo?',
    cancelled: 'Your demo was cancelled',
    badLink: 'This booking link is not right.',
    asMail: 'Show as mail',
    confirm: 'Confirm booking',
  },
} as const

type Message = { text: string; subject: string; files?: { name: string; text: string }[] }

/** The newest mail to somebody once there are so many, from the sandbox's inbox. */
async function mailTo(whom: string, count: number): Promise<Message> {
  const ask = async (): Promise<Message[]> => {
    const answer = await fetch(`${product.url}/sandbox/inbox/messages.json?to=${encodeURIComponent(whom)}`)
    return (await answer.json()).messages
  }
  const [newest] = await until(ask, ({ length }) => length >= count)
  if (!newest) throw new Error('No mail came.')
  return newest
}

/** Takes the first time that is offered from under whoever looks at it. */
async function takeFirstTime(): Promise<void> {
  const list = (await (await fetch(`${product.url}/v3/demo/slots`)).json()).result.list
  const body = {
    userName: '먼저',
    userEmail: `first-${Math.random()}@shop.kr`,
    userPhoneNumber: '0212345678',
    companyName: '먼저상점',
    startAt: list[0].startAt[0],
  }
  await fetch(`${product.url}/v3/demo/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

it.each(languagesOr('en'))('is booked, confirmed by mail and cancelled, in %s', async (language) => {
  const said = words[language]
  const email = `hana-${language}@shop.kr`
  const { page, context, faults } = await newVisitor(browser, { url: product.url, language })
  await page.goto('/')
  await page.getByRole('button', { name: said.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(said.name, { exact: true }).fill('박하나')
  await dialog.getByLabel(said.company).fill('하나상점')
  await dialog.getByLabel(said.email).fill(email)
  await dialog.getByLabel(said.phone).fill('02-123-4567')
  await dialog.getByRole('radio').first().waitFor()
  await dialog.getByRole('button', { name: said.book }).click()
  await dialog.getByText(said.needTime).waitFor()
  await expectSoundPart(page, dialog, `demo-form-${language}`)

  const firstTime = () => dialog.getByRole('radio').first().getAttribute('value')
  const taken = await firstTime()
  await takeFirstTime()
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: said.book }).click()
  await dialog.getByText(said.taken).waitFor()
  // The times are asked for anew; until they come, the one that was taken stands among them.
  await expect.poll(firstTime).not.toBe(taken)
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: said.book }).click()
  await dialog.getByRole('heading', { name: said.sent }).waitFor()
  await expectSoundPart(page, dialog, `demo-sent-${language}`)

  const held = await mailTo(email, 1)
  expect(held.files?.[0]).toMatchObject({ name: 'clipmint-demo.ics' })
  await page.goto(linkIn(held))
  await page.getByRole('heading', { name: said.confirmed }).waitFor()
  await expectSoundAtEveryWidth(page, { name: `demo-confirmed-${language}`, axeAt: widths.phone })
  const confirmed = await mailTo(email, 2)
  expect(confirmed.files?.[0]?.text).toContain('STATUS:CONFIRMED')

  await page.goto(`${linkIn(confirmed)}&cancel=true`)
  await page.getByRole('heading', { name: said.ask }).waitFor()
  await expectSoundAtEveryWidth(page, { name: `demo-ask-${language}`, axeAt: widths.phone })
  // An answer that is lost on the way: it is the cancelling that is tried again.
  await page.route('**/v3/demo/booking/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: said.cancel }).click()
  await page.getByRole('button', { name: said.again }).click()
  await page.getByRole('heading', { name: said.cancelled }).waitFor()
  await expectSoundAtEveryWidth(page, { name: `demo-cancelled-${language}`, axeAt: widths.phone })
  await page.goto(`${linkIn(held)}A`)
  await page.getByText(said.badLink).waitFor()
  await lookAtMail(page, language)
  await context.close()
  expect(faults).toEqual([])
})

/** The first link of a mail, without what it asks besides. */
function linkIn({ text }: Message): string {
  return /https?:\/\/\S+token=[\w-]+/.exec(text)?.[0] ?? ''
}

/** The mail as its reader sees it, in the sandbox's inbox. */
async function lookAtMail(page: Page, language: 'ko' | 'en'): Promise<void> {
  const said = words[language]
  await page.goto(`/sandbox/inbox?lang=${language}`)
  const card = page.locator(`li[data-to="hana-${language}@shop.kr"]`).last()
  await card.getByRole('button', { name: said.asMail }).click()
  await card.locator('iframe').contentFrame().getByRole('link', { name: said.confirm }).waitFor()
  await expectSound(page, `demo-mail-${language}`)
}

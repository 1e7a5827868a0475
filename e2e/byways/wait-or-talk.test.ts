import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { enterAsNewOwner } from '../support/pay.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
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
    trial: '가입하고 7일 동안 SNS 업로드 체험',
    waitlist: '아직 고민 중이라면',
    email: '이메일',
    join: '대기 명단에 남기기',
    joined: /까지 초대 메일을 보내 드려요\. .*매일 한 번 더/,
    already: /이미 대기자로/,
    talk: '도입 상담',
    name: '이름',
    company: '회사·가게 이름',
    phone: '전화번호',
    book: '이 시간으로 예약하기',
    booked: '메일을 확인해 주세요',
    trialRow: /^무료 체험 중 · .*까지/,
    ask: '프로 요금제 문의하기',
    send: '보내기',
    sent: /^문의를 보냈어요/,
  },
  en: {
    trial: 'Social upload for your first 7 days',
    waitlist: 'Not sure yet?',
    email: 'E-mail',
    join: 'Join the waitlist',
    joined: /We send your invitation by .* one more free video a day/,
    already: /on the waitlist already/,
    talk: 'See it with us',
    name: 'Name',
    company: 'Company or shop',
    phone: 'Phone',
    book: 'Book this time',
    booked: 'Check your mail',
    trialRow: /^Free trial until /,
    ask: 'Ask about Pro',
    send: 'Send',
    sent: /^Sent\./,
  },
}

it.for(languagesOr('ko'))(
  'waits for a plan, or talks first, from the page of prices (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await newVisitor(browser, { url: product.url, language })
    await page.goto('/pricing')
    await page.getByText(said.trial).waitFor()
    const waitlist = page.getByRole('region', { name: said.waitlist })
    const join = async () => {
      await waitlist.getByLabel(said.email, { exact: true }).fill(`waits-${language}@shop.kr`)
      await waitlist.getByRole('button', { name: said.join }).click()
    }
    await join()
    await waitlist.getByText(said.joined).waitFor()
    await expectSoundPart(page, waitlist, `${language}-waitlist-joined`)
    await page.reload()
    await join()
    await waitlist.getByText(said.already).waitFor()
    await expectSoundPart(page, waitlist, `${language}-waitlist-already`)

    const talk = page.getByRole('region', { name: said.talk })
    await talk.getByLabel(said.name, { exact: true }).fill('박하나')
    await talk.getByLabel(said.company).fill('하나상점')
    await talk.getByLabel(said.email).fill(`talks-${language}@shop.kr`)
    await talk.getByLabel(said.phone).fill('02-123-4567')
    await talk.getByRole('radio').first().check()
    await talk.getByRole('button', { name: said.book }).click()
    await talk.getByRole('heading', { name: said.booked }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-talk-booked`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    expect(faults).toEqual([])
    await context.close()
  },
)

it.for(languagesOr('en'))(
  'is told of the trial, and asks for the plan that comes with tax invoices (%s)',
  async (language) => {
    const said = words[language]
    const { page, faults, context } = await newVisitor(browser, { url: product.url, language })
    await enterAsNewOwner(page, product.url)
    await page.goto('/account/payments')
    await page.getByText(said.trialRow).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-payments-free`, axeAt: widths.desk })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('button', { name: said.ask }).click()
    const dialog = page.getByRole('dialog', { name: said.ask })
    await expectSoundPart(page, dialog, `${language}-ask-for-pro`)
    await dialog.getByRole('button', { name: said.send }).click()
    await dialog.getByText(said.sent).waitFor()
    const answer = await fetch(`${product.url}/sandbox/inbox/messages.json`)
    const { messages } = (await answer.json()) as { messages: { text: string }[] }
    expect(messages.some(({ text }) => text.includes('Pro plan') || text.includes('프로 요금제'))).toBe(true)
    expect(faults).toEqual([])
    await context.close()
  },
)

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { goOneAfterAnother } from '../support/one-after-another.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { newVisitor, openBrowser, type Visitor, widths } from '../support/visit.ts'

let product: Product
let browser: Browser
let visitor: Visitor
let page: Page

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
goOneAfterAnother()

const phone = '010-5555-1234'

/** Takes the way to a provider and chooses one of its made-up people there. */
async function goBy(way: string, person: string): Promise<void> {
  await page.getByRole('link', { name: way }).click()
  await page.getByRole('button', { name: person }).click()
}

/** The code that was sent to the phone, from the sandbox's inbox. */
async function codeFromInbox(): Promise<string> {
  const ask = async (): Promise<string | null> => {
    const answer = await fetch(`${product.url}/sandbox/inbox/messages.json?to=${phone}`)
    return (await answer.json()).messages[0]?.code ?? null
  }
  return (await until(ask, (code) => code !== null)) ?? ''
}

it('offers the ways in, and comes back from one that somebody cancels', async () => {
  await page.goto('/auth/signin?redirectUrl=%2Fprojects')
  await page.getByRole('heading', { name: '간편 로그인' }).waitFor()
  for (const name of ['카카오', '네이버', '구글', '애플', '페이스북'])
    await page.getByRole('link', { name: `${name} 계정으로 시작하기` }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'social-sign-in', axeAt: widths.phone })
  await goBy('카카오 계정으로 시작하기', '취소')
  await page.getByRole('heading', { name: '로그인을 그만뒀어요' }).waitFor()
  await expectSoundAtEveryWidth(page, { name: 'social-cancelled', axeAt: widths.phone })
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click()
  await page.waitForURL('**/auth/signin?redirectUrl=**')
})

it('opens an account with Kakao, without a password', async () => {
  await goBy('카카오 계정으로 시작하기', '김하늘')
  await page.getByRole('heading', { name: '카카오 계정은 처음이네요' }).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await expectSoundAtEveryWidth(page, { name: 'social-need-connect', axeAt: widths.phone })
  await page.getByRole('button', { name: '새로 가입하기' }).click()
  await until(
    () => page.getByLabel('이메일').inputValue(),
    (value) => value === 'haneul@clipmint.example',
  )
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page.getByLabel('인증번호 6자리').fill(await codeFromInbox())
  await page.getByRole('button', { name: '다음' }).click()
  await until(
    () => page.getByLabel('이름').inputValue(),
    (value) => value === '김하늘',
  )
  // Each agreement that is missing says so, and nothing else does.
  await page.getByRole('checkbox', { name: /^이용약관/ }).check()
  await page.getByRole('button', { name: '가입하고 시작하기' }).click()
  await page.getByText('만 14세 이상이어야 가입할 수 있어요.').waitFor()
  await page.getByText('개인정보 수집과 이용에 동의해 주세요.').waitFor()
  expect(await page.getByText('이용약관에 동의해 주세요.').count()).toBe(0)
  await expectSoundAtEveryWidth(page, { name: 'agreements-missing', axeAt: widths.phone })
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '가입하고 시작하기' }).click()
  await page.waitForURL('**/projects')
})

it('links Google, which two can then sign in by, and takes it back', async () => {
  await page.goto('/account/info')
  await expectSoundAtEveryWidth(page, { name: 'account-linked', axeAt: widths.desk })
  await page.getByRole('button', { name: '구글 연결하기' }).click()
  await page.getByRole('button', { name: '김하늘' }).click()
  await page.waitForURL('**/account/info')
  await page.getByRole('button', { name: '구글 연결 끊기' }).waitFor()

  const { context, page: elsewhere } = await newVisitor(browser, { url: product.url, language: 'en' })
  await elsewhere.goto('/auth/signin?redirectUrl=%2Faccount%2Finfo')
  await elsewhere.getByRole('link', { name: 'Continue with Google' }).click()
  await elsewhere.getByRole('button', { name: '김하늘' }).click()
  await elsewhere.getByRole('button', { name: 'Unlink Kakao' }).waitFor()
  await context.close()

  await page.getByRole('button', { name: '구글 연결 끊기' }).click()
  await page.getByRole('button', { name: '연결 끊기', exact: true }).click()
  await page.getByRole('button', { name: '구글 연결하기' }).waitFor()
  await page.getByRole('button', { name: '카카오 연결 끊기' }).click()
  await page.getByRole('button', { name: '연결 끊기', exact: true }).click()
  await page.getByText('마지막 로그인 방법이라').waitFor()
})

it('signs in with Kakao the next time, and takes no answer that the tab did not go for', async () => {
  const { context, page: next, faults } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await next.goto('/auth/social#channel=kakao&ticket=a-stranger&idToken=a.b.c')
  await next.getByRole('heading', { name: '로그인하지 못했어요' }).waitFor()
  await next.goto('/auth/signin?redirectUrl=%2Fprojects')
  await next.getByRole('link', { name: '카카오 계정으로 시작하기' }).click()
  await next.getByRole('button', { name: '김하늘' }).click()
  await next.waitForURL('**/projects')
  await context.close()
  expect(faults).toEqual([])
})

it('comes back by the form that Apple posts, and says when a provider cannot be reached', async () => {
  const { context, page: next } = await newVisitor(browser, { url: product.url, language: 'en' })
  await next.goto('/auth/signin')
  await next.getByRole('link', { name: 'Continue with Apple' }).click()
  await next.getByRole('button', { name: 'Sam Rivers' }).click()
  await next.getByRole('heading', { name: 'Your Apple account is new here' }).waitFor()
  const body = new URLSearchParams({ fault: 'broken' })
  await fetch(`${product.url}/sandbox/faults/naver`, { method: 'POST', body })
  await next.goto('/auth/signin')
  await next.getByRole('link', { name: 'Continue with Naver' }).click()
  await next.getByRole('button', { name: 'Sam Rivers' }).click()
  await next.getByRole('heading', { name: 'We could not reach Naver' }).waitFor()
  await context.close()
  expect(visitor.faults).toEqual([])
})

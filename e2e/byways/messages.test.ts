import type { Browser, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { every, isTurnOf } from '../support/every.ts'
import {
  askForCode,
  comeBackFromGoogle,
  fillFirstStep,
  newEmail,
  signInAs,
  signUp,
  typeCode,
  type World,
} from '../support/messages.ts'
import { firstPassword, newOwner, type NewOwner, newPhone } from '../support/new-owner.ts'
import { type Product, startProduct } from '../support/product.ts'
import { type Language, newVisitor, openBrowser } from '../support/visit.ts'

// The specification's catalogue of messages (document 1, section 8): for login, sign-up and all areas.

let product: Product
let browser: Browser
let owner: NewOwner
let spentPhone: Promise<string>

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await newOwner(product.url)
  spentPhone = spendAllCodes()
  // Its row waits for it; a failure before that is not to end the run.
  spentPhone.catch(() => undefined)
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** Five codes go to a number in a day, half a minute apart. */
async function spendAllCodes(): Promise<string> {
  const phoneNumber = newPhone()
  for (let sent = 0; sent < 5; sent += 1) {
    if (sent > 0) await new Promise((done) => setTimeout(done, 30_500))
    const answer = await fetch(`${product.url}/v3/user/requestPhoneVerification`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phoneNumber, phoneVerificationType: 0 }),
    })
    const said = (await answer.json()) as { code: string }
    if (said.code !== 'SUCCESS') throw new Error(`code ${sent}: ${said.code}`)
  }
  return phoneNumber
}

/** Lets the server's answer be one that it cannot be made to give; the page has to find the words. */
async function answerInstead({ page }: World, path: string, code: string): Promise<void> {
  const json = { code, message: '', requestId: 'e2e', retryable: false }
  await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json }))
}

type Row = {
  message: string
  /** The path whose answer carries the code; null where no answer comes. */
  answer: { path: string; code: string } | null
  ko: string
  en: string
  bringAbout: (world: World) => Promise<unknown>
}

const rows: Row[] = [
  {
    message: 'email does not match',
    answer: { path: '/user/login', code: 'ACCOUNT_EMAIL_NOT_FOUND' },
    ko: '가입되지 않은 이메일이에요.',
    en: 'No account has this e-mail.',
    bringAbout: (world) => signInAs(world, newEmail(), firstPassword),
  },
  {
    message: 'password does not match',
    answer: { path: '/user/login', code: 'ACCOUNT_WRONG_PASSWORD' },
    ko: '비밀번호가 일치하지 않아요.',
    en: 'The password does not match.',
    bringAbout: (world) => signInAs(world, world.takenEmail, 'not this one'),
  },
  {
    message: 'login failed',
    answer: { path: '/user/login', code: 'ACCOUNT_LOGIN_FAILED' },
    ko: '로그인하지 못했어요',
    en: 'You could not be signed in',
    bringAbout: (world) => comeBackFromGoogle(world, 'idToken=nobody'),
  },
  {
    message: 'abnormal network environment (try on mobile)',
    answer: null,
    ko: '네트워크 환경이 원활하지 않아요. 잠시 뒤에 다시 하거나 모바일에서 해 보세요.',
    en: 'Your network is not working normally. Try again in a moment, or on a mobile device.',
    bringAbout: async (world) => {
      await setGoogle('broken')
      await world.page.goto('/auth/signin')
      await world.page.locator('a[href*="/user/social/google/start"]').click()
      await world.page.getByRole('button').first().click()
      await world.page.waitForURL('**/auth/social**')
      await setGoogle('none')
    },
  },
  {
    message: 'email already in use',
    answer: { path: '/user/existsEmail', code: 'SUCCESS' },
    ko: '이미 가입한 이메일이에요. 로그인해 주세요.',
    en: 'This e-mail already has an account. Please sign in.',
    bringAbout: (world) => fillFirstStep(world, world.takenEmail),
  },
  {
    message: 'phone already registered',
    answer: { path: '/user/requestPhoneVerification', code: 'ACCOUNT_PHONE_IN_USE' },
    ko: '이미 가입된 휴대폰 번호예요.',
    en: 'This phone number already has an account.',
    bringAbout: (world) => askForCode(world, world.takenPhone),
  },
  {
    message: 'phone verification failed',
    answer: { path: '/user/verifyPhoneToken', code: 'ACCOUNT_CODE_WRONG' },
    ko: '인증번호가 맞지 않아요.',
    en: 'The code does not match.',
    bringAbout: async (world) => {
      await askForCode(world, newPhone())
      await typeCode(world, '000000')
    },
  },
  {
    message: 'sign-up failed',
    answer: { path: '/user/signup', code: 'INTERNAL' },
    ko: '문제가 생겼어요. 잠시 뒤에 다시 해 보세요.',
    en: 'Something went wrong. Please try again in a moment.',
    bringAbout: async (world) => {
      await answerInstead(world, '/v3/user/signup', 'INTERNAL')
      await signUp(world)
    },
  },
  {
    message: 'phone verification needed',
    answer: { path: '/user/signup', code: 'ACCOUNT_PHONE_NOT_VERIFIED' },
    ko: '휴대폰 인증을 먼저 해 주세요.',
    en: 'Please verify your phone number first.',
    bringAbout: async (world) => {
      // The proof holds for half an hour: one that has run out is sent in its place.
      await world.page.route('**/v3/user/signup*', (route) =>
        route.continue({ postData: { ...route.request().postDataJSON(), idToken: 'outdated' } }),
      )
      await signUp(world)
    },
  },
  {
    message: 'a page whose data is not found leads to /error',
    answer: { path: '/design/detail/', code: 'TEMPLATES_NOT_FOUND' },
    ko: '이 페이지를 보여 드리지 못했어요',
    en: 'We could not show this page',
    bringAbout: async ({ page }) => {
      await page.goto('/store/0190a000-0000-7000-8000-000000000000')
      await page.waitForURL('**/error')
    },
  },
  {
    message: 'a page whose data does not come in time leads to /error',
    answer: null,
    ko: '이 페이지를 보여 드리지 못했어요',
    en: 'We could not show this page',
    bringAbout: async ({ page }) => {
      // Ten minutes, in a moment.
      await page.addInitScript(() => {
        const wait = AbortSignal.timeout.bind(AbortSignal)
        AbortSignal.timeout = () => wait(1_500)
      })
      await page.route('**/v3/design/detail/*', () => new Promise(() => undefined))
      await page.goto('/store/0190a000-0000-7000-8000-000000000000')
      await page.waitForURL('**/error')
    },
  },
  {
    message: 'any other failure of the server shows that it is away',
    answer: { path: '/design/detail/', code: 'INTERNAL' },
    ko: '지금은 잠시 쓸 수 없어요',
    en: 'We’re temporarily unavailable',
    bringAbout: async (world) => {
      await answerInstead(world, '/v3/design/detail/', 'INTERNAL')
      await world.page.goto('/store/0190a000-0000-7000-8000-000000000000')
    },
  },
  {
    message: 'a refresh that fails signs out',
    answer: { path: '/user/token', code: 'ACCOUNT_SESSION_ENDED' },
    ko: '다시 만나서 반가워요',
    en: 'Good to see you again',
    bringAbout: async (world) => {
      const { page } = world
      await enterBy(page, demoLogin)
      await growOld(page)
      await page.context().clearCookies({ name: /^(?!clipmint\.language)/ })
      await page.goto('/projects')
      await page.waitForURL('**/auth/signin?redirectUrl=%2Fprojects')
    },
  },
  // Last, as it waits for its codes.
  {
    message: 'message sending limit exceeded',
    answer: { path: '/user/requestPhoneVerification', code: 'ACCOUNT_MESSAGE_LIMIT' },
    ko: '오늘 보낼 수 있는 인증번호를 모두 보냈어요. 내일 다시 시도해 주세요.',
    en: 'No more codes can be sent today. Please try again tomorrow.',
    bringAbout: async (world) => {
      const phone = await spentPhone
      await new Promise((done) => setTimeout(done, 30_500))
      await askForCode(world, phone)
    },
  },
]

async function setGoogle(fault: string): Promise<void> {
  const answer = await fetch(`${product.url}/sandbox/faults/google`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `fault=${fault}`,
    redirect: 'manual',
  })
  expect(answer.status).toBeLessThan(400)
}

/** Makes the access token of the browser older than 600 seconds. */
async function growOld(page: World['page']): Promise<void> {
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('clipmint.session') ?? '{}') as { receivedAt: number }
    localStorage.setItem('clipmint.session', JSON.stringify({ ...stored, receivedAt: Date.now() - 601_000 }))
  })
}

const tabCount = every ? 50 : 10

it(`${tabCount} tabs with a token older than ten minutes ask for another once`, async () => {
  const { page, context } = await newVisitor(browser, { url: product.url, language: 'ko' })
  await enterBy(page, demoLogin)
  const tabs = await Promise.all(Array.from({ length: tabCount }, () => context.newPage()))
  let refreshes = 0
  context.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/v3/user/token') refreshes += 1
  })
  // Away from the product's own pages: none of them is to renew it before all begin.
  await page.goto('/mark.svg')
  await growOld(page)
  await Promise.all(tabs.map((tab) => tab.goto('/account/notices', { timeout: 300_000 })))
  await Promise.all(tabs.map((tab) => tab.getByRole('heading', { level: 1 }).waitFor({ timeout: 300_000 })))
  await expect.poll(() => refreshes).toBe(1)
  expect(tabs.filter((tab) => new URL(tab.url()).pathname !== '/account/notices')).toEqual([])
  await context.close()
})

const languages = ['ko', 'en'] as const
const cases = rows.flatMap((row, index) =>
  languages.filter((language) => isTurnOf(language, index)).map((language) => ({ ...row, language })),
)

it.for(cases)('$message ($language)', async ({ language, answer, bringAbout, ...row }) => {
  const { page, context } = await newVisitor(browser, { url: product.url, language })
  context.setDefaultTimeout(45_000)
  const codes: Promise<string>[] = []
  page.on('response', (response) => {
    if (answer && new URL(response.url()).pathname.includes(answer.path)) codes.push(codeOf(response))
  })
  const { email: takenEmail, phone: takenPhone } = owner
  await bringAbout({ page, url: product.url, language, takenEmail, takenPhone })
  await page
    .getByText(row[language as Language])
    .first()
    .waitFor()
  const said = await Promise.all(codes)
  expect(answer === null || said.includes(answer.code), `${answer?.path} answered ${said.join()}`).toBe(true)
  await context.close()
})

async function codeOf(response: Response): Promise<string> {
  const said = (await response.json().catch(() => null)) as { code?: string } | null
  return said?.code ?? ''
}

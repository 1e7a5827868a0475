import type { Project, Reservation } from '@clipmint/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'

import { useDesk } from '../support/desk.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { demoOwner, enterAsDemo } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { expectSoundAtEveryWidth, expectSoundPart } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { makingMs, type Visitor, widths } from '../support/visit.ts'

const desk = useDesk()
let visitor: Visitor
let page: Page
let video: Project

beforeAll(async () => {
  visitor = await desk.visit({ language: 'ko' })
  page = visitor.page
  await enterAsDemo(page, 'ko')
  const owner = await demoOwner(desk.product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(desk.browser, 3))
  video = await owner.addProject(requestId, { isShort: true })
  await owner.ask('PATCH', `/v3/subtemplate/${video._id}/status`, { status: 1 })
  const stateNow = async () => (await owner.ask<Project>('GET', `/v3/subtemplate/${video._id}`)).renderState
  await until(stateNow, (state) => state === 'done', makingMs)
}, makingMs)
goOneAfterAnother()

const wide = { width: widths.desk, height: 900 }
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const network = (name: string) => page.getByRole('region', { name })

async function expectSoundHere(name: string, axeAt: number = widths.phone): Promise<void> {
  await expectSoundAtEveryWidth(page, { name, axeAt })
  await page.setViewportSize(wide)
}

/** Connects a network at its stand-in, as one of its people. */
async function connect(name: string): Promise<void> {
  await page.goto('/upload/account/all')
  await button(`${name} 연결하기`).click()
  await page.getByRole('link', { name: '김하늘' }).click()
  await button(/^허용/).click()
  await page.getByRole('region', { name, exact: true }).getByText('연결됨', { exact: true }).waitFor()
}

/** Opens the form of the video, with a network chosen and something said. */
async function write(caption: string): Promise<void> {
  await page.goto(`/upload/new/${video._id}`)
  const box = page.getByRole('checkbox', { name: '페이스북', exact: true })
  await box.waitFor()
  if (!(await box.isChecked())) await box.check()
  await page.getByLabel('문구').first().fill(caption)
  await page.getByText('이대로 올릴 수 있어요').first().waitFor()
}

/** Has every post of a page be one of which nobody knows, until its owner has that settled; gives how they did. */
async function knowNothing(of: Page): Promise<() => string | undefined> {
  let settled: { settle: { way: string } } | undefined
  await of.route('**/v3/reservation/directupload/*', async (route) => {
    if (settled !== undefined || route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const said = (await response.json()) as { result: Reservation }
    const targets = said.result.targets.map((target) => ({
      ...target,
      status: 'unknown',
      url: null,
      failure: null,
      publishedAt: null,
      nextAt: null,
    }))
    return route.fulfill({ response, json: { ...said, result: { ...said.result, status: 6, targets } } })
  })
  await of.route('**/v3/reservation/autoupload/retry/*', async (route) => {
    settled = route.request().postDataJSON()
    const { pathname } = new URL(route.request().url())
    const [id] = pathname.split('/').slice(-1)
    await route.fulfill({
      response: await route.fetch({
        url: `${desk.product.url}/v3/reservation/directupload/${id}`,
        method: 'GET',
      }),
    })
  })
  return () => settled?.settle.way
}

it('lets nothing be chosen that is not connected, and shows the way there', async () => {
  await page.goto(`/projects/done/${video._id}`)
  await page.getByRole('link', { name: 'SNS에 올리기' }).click()
  await page.getByRole('link', { name: '페이스북 연결하기' }).waitFor()
  expect(await page.getByRole('checkbox', { name: '페이스북', exact: true }).count()).toBe(0)
  expect(await button('올릴 곳을 골라 주세요').isDisabled()).toBe(true)
  await expectSoundHere('post-unlinked')
})

it('keeps what was written while its owner connects an account', async () => {
  await page.getByLabel('문구').first().fill('오늘 아침 7시, 갓 구운 소금빵이 나왔어요.')
  await page.getByRole('link', { name: '페이스북 연결하기' }).click()
  await connect('페이스북')
  await page.goto(`/upload/new/${video._id}`)
  await page.getByText('@haneulbakery').waitFor()
  await expect.poll(() => page.getByLabel('문구').first().inputValue()).toContain('갓 구운 소금빵')
})

it('takes hashtags that are pasted at once, and says of one that it is there already', async () => {
  await page.getByRole('checkbox', { name: '페이스북', exact: true }).check()
  const field = page.getByPlaceholder('쓰고 스페이스나 엔터를 눌러요')
  await field.fill('#소금빵 #망원동빵집 아침빵 ')
  await page.getByText('3/10개').waitFor()
  await page.getByPlaceholder('더 쓰기').fill('소금빵 ')
  await page.getByText('이미 넣은 해시태그예요: 소금빵').waitFor()
  await page.getByRole('button', { name: '#아침빵 빼기' }).click()
  expect(await page.getByText('2/10개').isVisible()).toBe(true)
})

it('refuses letters that a caption may not hold, and takes them out', async () => {
  const caption = page.getByLabel('문구').first()
  await caption.fill('갓 구운 소금빵 🥐 & 커피')
  await page.getByText('🥐 & 글자는 문구에 쓸 수 없어요.').waitFor()
  expect(await button('지금 1곳에 올리기').isDisabled()).toBe(true)
  await button('이 글자 빼기').click()
  expect(await caption.inputValue()).toBe('갓 구운 소금빵   커피')
  await page.getByText('동영상: 1:1, 16:9, 4:5').waitFor()
  await page.getByText('이대로 올릴 수 있어요').waitFor()
  await expectSoundHere('post-form')
})

it('posts at once, and tells what happened until people see it', async () => {
  await button('지금 1곳에 올리기').click()
  await page.waitForURL(/\/upload\/posts\//u)
  await network('페이스북 릴스').getByText('올라갔어요', { exact: true }).waitFor()
  await page.getByText('올렸어요', { exact: true }).first().waitFor()
  await network('페이스북 릴스').getByText('지나온 일').click()
  await page.getByText('올리기를 시작했어요.').waitFor()
  await page.getByText('게시물이 올라갔어요.').waitFor()
  await expectSoundHere('post-done')
})

it('plans a post, moves it, and calls it off without losing its words', async () => {
  await write('내일 저녁에 만나요')
  await button('시간 정하기').click()
  await page.getByRole('group', { name: '많이 보는 시간' }).getByRole('button').last().click()
  await page.getByLabel('시간', { exact: true }).fill('19:30')
  await expectSoundHere('post-later')
  await button(/에 1곳 예약하기$/u).click()
  await page.getByText('올릴 예정').first().waitFor()
  await expectSoundHere('post-planned', widths.desk)

  await button('시간 바꾸기').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('시간', { exact: true }).fill('20:15')
  await expectSoundPart(page, dialog, 'post-move')
  await dialog.getByRole('button', { name: '이 시간으로 바꾸기' }).click()
  await page.getByText(/20:15에 올라가요/u).waitFor()

  await button('올리지 않기').click()
  const question = page.getByRole('dialog', { name: '이 게시물을 올리지 않을까요?' })
  await question.getByText('아직 아무 데도 올라가지 않았어요').waitFor()
  await expectSoundPart(page, question, 'post-cancel')
  await question.getByRole('button', { name: '올리지 않기' }).click()
  await page.getByText('취소했어요').first().waitFor()
  await button('이 영상 또 올리기').click()
  await expect.poll(() => page.getByLabel('문구').first().inputValue()).toBe('내일 저녁에 만나요')
})

it('says why a network refused a post and what to do, and sends it again to where it failed', async () => {
  const rule = {
    network: 'facebook',
    route: 'POST /{page}/video_reels*',
    effect: { kind: 'http', preset: 'meta.368' },
  }
  const said = await fetch(`${desk.product.url}/sandbox/networks/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rule),
  })
  expect(said.status).toBe(201)
  await write('오늘만 한 개 더')
  await button('지금 1곳에 올리기').click()
  await page.getByText('올리지 못했어요').first().waitFor()
  await network('페이스북 릴스').getByText('네트워크의 운영 정책에 맞지 않는다고 해요').first().waitFor()
  await network('페이스북 릴스').getByRole('link', { name: '페이스북에서 확인하기' }).waitFor()
  await expectSoundHere('post-failed')

  await button('휴대폰으로 보내기').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('영상 파일을 여는 코드').or(dialog.getByRole('img')).first().waitFor()
  await dialog.getByText('오늘만 한 개 더').waitFor()
  await expectSoundPart(page, dialog, 'post-to-phone')
  await page.keyboard.press('Escape')

  await button('실패한 1곳에 다시 올리기').click()
  await network('페이스북 릴스').getByText('올라갔어요', { exact: true }).waitFor()
  expect(visitor.faults).toEqual([])
})

it('says of a post of which nobody knows what to do, and has it looked for again', async () => {
  const howSettled = await knowNothing(page)
  await page.reload()
  const card = network('페이스북 릴스')
  await card.getByText('알 수 없어요', { exact: true }).waitFor()
  await expectSoundHere('post-unknown')
  await card.getByRole('button', { name: '페이스북, 안 올라갔어요, 다시 보내기' }).click()
  const question = page.getByRole('dialog', { name: '페이스북에 다시 보낼까요?' })
  await question.getByText('똑같은 게시물이 두 번 보이게 돼요').waitFor()
  await expectSoundPart(page, question, 'post-not-there')
  await question.getByRole('button', { name: '보내지 않기' }).click()
  expect(howSettled()).toBeUndefined()
  await card.getByRole('button', { name: '페이스북, 다시 확인하기' }).click()
  await card.getByText('올라갔어요', { exact: true }).waitFor()
  expect(howSettled()).toBe('look')
  await page.unrouteAll({ behavior: 'wait' })
})

it('lists the posts of a video, of all products and of one', async () => {
  await page.goto(`/projects/done/${video._id}`)
  await page.getByRole('region', { name: 'SNS 게시물' }).getByText('취소했어요').waitFor()
  await page.goto('/upload/products')
  await page.getByRole('region', { name: 'SNS 게시물' }).getByText('오늘만 한 개 더').waitFor()
  await expectSoundHere('post-desk-all', widths.desk)
  await page.goto(`/upload/products?of=${video.productId}`)
  await page.getByRole('link', { name: `${video.title}, SNS에 올리기` }).waitFor()
  await page.getByRole('region', { name: 'SNS 게시물' }).getByText('오늘만 한 개 더').waitFor()
  await expectSoundHere('post-desk', widths.desk)
})

it('speaks English', async () => {
  const english = await desk.visit({ language: 'en' })
  await enterAsDemo(english.page, 'en')
  await english.page.goto(`/upload/new/${video._id}`)
  await english.page.getByRole('checkbox', { name: 'Facebook', exact: true }).check()
  await english.page.getByLabel('Caption').first().fill('Fresh salt bread, out of the oven at 7.')
  await english.page.getByText('Ready to post').waitFor()
  await expectSoundAtEveryWidth(english.page, { name: 'post-form-en', axeAt: widths.desk })
  await english.page.setViewportSize(wide)
  await english.page.getByRole('button', { name: 'Set a time' }).click()
  await english.page.getByRole('button', { name: /^Schedule 1 place for/u }).click()
  await english.page.getByText('Scheduled').first().waitFor()
  await expectSoundAtEveryWidth(english.page, { name: 'post-planned-en', axeAt: widths.phone })
  const howSettled = await knowNothing(english.page)
  await english.page.reload()
  await english.page.getByText('Not known', { exact: true }).first().waitFor()
  await expectSoundAtEveryWidth(english.page, { name: 'post-unknown-en', axeAt: widths.phone })
  await english.page.getByRole('button', { name: 'Facebook, It is not there, send it again' }).click()
  const question = english.page.getByRole('dialog', { name: 'Send it to Facebook again?' })
  await expectSoundPart(english.page, question, 'post-not-there-en')
  await question.getByRole('button', { name: 'Send it again' }).click()
  await expect.poll(howSettled).toBe('send')
  await english.page.unrouteAll({ behavior: 'wait' })
  await english.page.goto('/upload/products')
  await english.page.getByRole('region', { name: 'Posts' }).getByText('Fresh salt bread').waitFor()
  await expectSoundAtEveryWidth(english.page, { name: 'post-desk-all-en', axeAt: widths.phone })
  await english.context.close()
  expect(english.faults).toEqual([])
})

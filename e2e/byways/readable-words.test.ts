import type { Project } from '@clipmint/contract'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoLogin, enterBy } from '../support/enter.ts'
import { goOneAfterAnother } from '../support/one-after-another.ts'
import { demoOwner, type Owner } from '../support/owner.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSound, untilDrawn } from '../support/screen.ts'
import { newVisitor, openBrowser, type Visitor } from '../support/visit.ts'

let product: Product
let browser: Browser
let owner: Owner
let visitor: Visitor
let page: Page
let project: Project
/** The slot whose words cannot be told from what is behind them, and what they say. */
let weak: { id: string; words: string; label: string }

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
  owner = await demoOwner(product.url)
  const { requestId } = await owner.addPlan(await drawPhotos(browser, 3))
  project = await owner.addProject(requestId)
  weak = await paintLikeItsGround(project)
  visitor = await newVisitor(browser, { url: product.url, language: 'ko' })
  page = visitor.page
  await enterBy(page, demoLogin)
})

afterAll(async () => {
  await browser?.close()
  await product?.close()
})

goOneAfterAnother()

/** Gives the first words on a plain ground that ground's own colour. */
async function paintLikeItsGround({ _id, rev, userSource, template }: Project) {
  const words = template.scenes
    .flatMap(({ layers }) => layers)
    .find(
      (layer) =>
        layer.kind === 'text' &&
        layer.slot?.role === 'headline' &&
        !layer.outline &&
        !layer.picture &&
        userSource.text[layer.id],
    )
  if (words?.kind !== 'text') throw new Error('The template has no headline.')
  const value = userSource.text[words.id]?.value ?? ''
  const text = { ...userSource.text, [words.id]: { value, color: words.on } }
  await owner.ask('PATCH', `/v3/subtemplate/${_id}`, { rev, userSource: { ...userSource, text } })
  return { id: words.id, words: value, label: words.slot?.label.ko ?? '' }
}

const button = (name: string | RegExp, from: Page | Locator = page) => from.getByRole('button', { name })
const tool = (name: string) => page.getByRole('navigation', { name: '도구' }).getByRole('button', { name })
const field = () => page.locator(`[data-slot-field="${weak.id}"]`)
const colours = () => page.getByRole('region', { name: '글자가 읽히는 정도' })
const row = () => colours().getByRole('listitem').filter({ hasText: weak.words })
const figureOf = async (of: Locator) => Number(/([\d.]+)\s:\s1/.exec(await of.innerText())?.[1])

it('finds words that drown in what is behind them, at their field and among the colours, with the figure', async () => {
  await page.goto(`/app/${project._id}`)
  await untilDrawn(page)
  await page
    .getByText(/잘 안 읽혀요/)
    .first()
    .waitFor()
  await expectSound(page, 'editor-weak-words')
  await tool('색').click()
  await row().waitFor()
  expect(await figureOf(row())).toBeLessThan(3)
  await expectSound(page, 'editor-weak-colours')
})

it('makes them readable with one press, which one step takes back', async () => {
  await button('읽히게 바꾸기', row()).click()
  await row().waitFor({ state: 'detached' })
  await button(/되돌리기/).click()
  await row().waitFor()
  await button(/다시 하기/).click()
  await row().waitFor({ state: 'detached' })
  await colours()
    .getByText(/모두 잘 읽혀요/)
    .waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /저장됨/ })
    .waitFor()
  const saved = await owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)
  const { color, plate } = saved.userSource.text[weak.id] ?? {}
  const before = (await owner.ask<Project>('GET', `/v3/subtemplate/${project._id}`)).template
  const layer = before.scenes.flatMap(({ layers }) => layers).find(({ id }) => id === weak.id)
  expect([color, plate]).not.toEqual([layer?.kind === 'text' ? layer.on : null, undefined])
})

it('counts words that are too long as they were written, and shortens them to some of their own with its one button', async () => {
  await tool('글').click()
  const long = '손으로 빚어 오래 쓰는 머그를 '.repeat(12)
  await field().fill(long)
  await page.getByRole('region', { name: '다듬기' }).getByText(`${long.trim().length}/`).waitFor()
  const shorten = button(`「${weak.label}」 글 줄이기`)
  await shorten.waitFor()
  expect(await shorten.count()).toBe(1)
  await shorten.click()
  await expect.poll(() => field().inputValue()).not.toBe(long)
  const shorter = await field().inputValue()
  expect(shorter.length).toBeGreaterThan(0)
  expect(shorter.length).toBeLessThan(30)
  expect(shorter).toMatch(/손으|빚어|오래|쓰는|머그/)
  await button(/되돌리기/).click()
  await expect.poll(() => field().inputValue()).toBe(long)
})

it('cleans what is pasted before it is seen, and says at the field what it took out', async () => {
  await field().fill('<b>손으로</b> 빚은 머그')
  await page.getByText(/<b> <\/b> 같은 서식 표시는/).waitFor()
  for (const keys of ['Control+A', 'Control+X']) await page.keyboard.press(keys)
  await page.getByText(/서식 표시는/).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+V')
  await page.getByText(/<b> <\/b> 같은 서식 표시는/).waitFor()
  expect(await field().inputValue()).toBe('손으로 빚은 머그')
  expect(visitor.faults).toEqual([])
})

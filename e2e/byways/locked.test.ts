import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { languagesOr } from '../support/every.ts'
import { agreeToAll, enterAsNewOwner, giveCard, openCardWindow } from '../support/pay.ts'
import { drawPhotos } from '../support/photos.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expectSoundAtEveryWidth } from '../support/screen.ts'
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
    paid: '결제했습니다',
    cancel: '해지하기',
    locks: /상품 2개가 잠깁니다\. 지워지는 것은 없습니다\./,
    refund: '환불받기',
    refunded: '환불했습니다.',
    over: '상품 2개가 잠겨 있어요',
    overOne: '상품 1개가 잠겨 있어요',
    badge: '잠김',
    means: /고치거나 새 영상을 만들 수 없어요/,
    edit: '고치기',
    plans: '요금제 보기',
    tidy: '상품 정리하기',
    pricing: '요금제',
    full: '지금 요금제에서 등록할 수 있는 상품 3개를 모두 채웠어요',
    more: (name: string) => `${name} 더 보기`,
    delete: '지우기',
    make: '영상 만들기',
  },
  en: {
    paid: 'Paid',
    cancel: 'Cancel plan',
    locks: /2 products are locked\. Nothing is deleted\./,
    refund: 'Get a refund',
    refunded: 'Refunded.',
    over: '2 products are locked',
    overOne: '1 product is locked',
    badge: 'Locked',
    means: /cannot be changed, and no new videos are made of it/,
    edit: 'Edit',
    plans: 'See the plans',
    tidy: 'Tidy up products',
    pricing: 'Pricing',
    full: 'You have all 3 products that your plan has room for',
    more: (name: string) => `More for ${name}`,
    delete: 'Delete',
    make: 'Make a video',
  },
}
const names = ['Mug one', 'Mug two', 'Mug three', 'Mug four', 'Mug five']

it.for(languagesOr('ko'))(
  'locks the oldest of too many products on the free plan, says so before, and opens them one by one (%s)',
  async (language) => {
    const said = words[language]
    const [photo = ''] = await drawPhotos(browser, 1)
    const { page, faults, context } = await newVisitor(browser, { url: product.url, language })
    const owner = await enterAsNewOwner(page, product.url)
    await page.goto('/subscribe?plan=1')
    await agreeToAll(page)
    await giveCard(await openCardWindow(page))
    await page.getByRole('heading', { name: said.paid }).waitFor()
    for (const name of names) {
      const { _id } = await owner.addGoods([photo])
      await owner.ask('PATCH', `/v3/product/${_id}`, { name })
    }

    await page.goto('/account/payments')
    await page.getByRole('button', { name: said.cancel }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(said.locks).waitFor()
    await dialog.getByRole('button', { name: said.cancel }).click()
    await page.getByText(said.locks).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-coming-lock`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    await page.getByRole('button', { name: said.refund }).click()
    await dialog.getByText(said.locks).waitFor()
    await dialog.getByRole('button', { name: said.refund }).click()
    await page.getByText(said.refunded).waitFor()

    await page.goto('/products')
    await page.getByRole('heading', { name: said.over }).waitFor()
    const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    for (const name of names.slice(0, 2)) await cardOf(name).getByText(said.badge).waitFor()
    for (const name of names.slice(2)) await cardOf(name).getByRole('button', { name: said.make }).waitFor()
    expect(await page.getByRole('listitem').getByText(said.badge).count()).toBe(2)
    await expectSoundAtEveryWidth(page, { name: `${language}-locked-list`, axeAt: widths.desk })
    await page.setViewportSize({ width: widths.desk, height: 900 })

    await page.getByRole('link', { name: 'Mug one' }).click()
    await page.getByText(said.means).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-locked-product`, axeAt: widths.phone })
    await page.setViewportSize({ width: widths.desk, height: 900 })
    const main = page.getByRole('main')
    expect(await main.getByRole('button', { name: said.make }).count()).toBe(0)
    expect(await main.getByRole('link', { name: said.edit, exact: true }).count()).toBe(0)
    await page.getByRole('link', { name: said.plans }).click()
    await page.waitForURL('**/pricing')
    await page.goBack()
    await page.getByRole('link', { name: said.tidy }).click()

    // One that is open makes room for the next; one that is locked makes none.
    for (const [gone, left] of [
      ['Mug five', said.overOne],
      ['Mug one', said.full],
    ] as const) {
      await page.getByRole('button', { name: said.more(gone) }).click()
      await page.getByRole('menuitem', { name: said.delete }).click()
      await dialog.getByRole('button', { name: said.delete }).click()
      await page.getByRole('heading', { name: left }).waitFor()
      await cardOf('Mug two').getByRole('button', { name: said.make }).waitFor()
    }
    expect(await page.getByRole('listitem').getByText(said.badge).count()).toBe(0)
    await page.goto('/product')
    await page.getByRole('heading', { name: said.full }).waitFor()
    await expectSoundAtEveryWidth(page, { name: `${language}-full-product`, axeAt: widths.desk })
    expect(faults).toEqual([])
    await context.close()
  },
)

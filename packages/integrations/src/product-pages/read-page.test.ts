import { expect, it } from 'vitest'

import { readProductPage } from './read-page.ts'

const url = 'https://shop.example/products/1'
const page = (head: string) => `<!doctype html><html><head>${head}</head><body><h1>x</h1></body></html>`
const told = (data: unknown) => page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)

it('reads a product of schema.org, wherever it stands in the list', () => {
  const product = {
    '@type': ['Product', 'Thing'],
    name: ' 배도라지차&nbsp;20티백 ',
    description: '<p>배와 도라지를 말렸어요.</p><p>3분이면 우러나요.</p>',
    image: [{ '@type': 'ImageObject', url: '/a.jpg' }, 'https://cdn.example/b.jpg', '/a.jpg'],
    offers: [{ '@type': 'Offer', price: '18,000', priceCurrency: 'krw' }],
  }
  expect(readProductPage(told({ '@graph': [{ '@type': 'WebSite', name: '가게' }, product] }), url)).toEqual({
    url,
    name: '배도라지차 20티백',
    info: '배와 도라지를 말렸어요. 3분이면 우러나요.',
    price: { amount: 18_000, currency: 'KRW' },
    pictures: ['https://shop.example/a.jpg', 'https://cdn.example/b.jpg'],
  })
})

it('reads Open Graph where a page has no other words for machines', () => {
  const head =
    '<meta property="og:type" content="product"><meta property="og:title" content="Apricot jam">' +
    '<meta name="description" content="Cooked slowly"><meta property="product:price:amount" content="9.5">' +
    '<meta property="product:price:currency" content="USD"><meta property="og:image" content="//cdn.example/j.jpg">'
  expect(readProductPage(page(head), url)).toEqual({
    url,
    name: 'Apricot jam',
    info: 'Cooked slowly',
    price: { amount: 950, currency: 'USD' },
    pictures: ['https://cdn.example/j.jpg'],
  })
})

it.each([
  [
    'a broken list',
    page('<script type="application/ld+json">{"@type":"Product"</script><title>가게</title>'),
  ],
  ['an article', page('<meta property="og:type" content="article"><meta property="og:title" content="글">')],
  ['a product without a name', told({ '@type': 'Product', offers: { price: 1, priceCurrency: 'KRW' } })],
  ['nothing', ''],
])('takes %s for no product', (_, text) => {
  expect(readProductPage(text, url)).toBeNull()
})

it.each([
  ['EUR', '5'],
  ['KRW', '문의'],
  ['KRW', '-1'],
  ['', '5'],
])('says no price where it is in %s and %s', (priceCurrency, price) => {
  const found = readProductPage(
    told({ '@type': 'Product', name: '차', offers: { price, priceCurrency } }),
    url,
  )
  expect(found).toMatchObject({ name: '차', price: null })
})

it('cuts what is longer than a product may be', () => {
  const found = readProductPage(
    told({ '@type': 'Product', name: '가'.repeat(90), description: '나'.repeat(4_000) }),
    url,
  )
  expect([found?.name.length, found?.info.length]).toEqual([40, 1_000])
})

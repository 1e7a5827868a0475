import { expect, test } from 'vitest'

import { frameOf } from './frame-rules.ts'

test('the editor has neither header nor footer', () => {
  expect(frameOf('/app')).toEqual({ header: 'none', footer: 'none' })
  expect(frameOf('/app/0190')).toEqual({ header: 'none', footer: 'none' })
})

test('a post that is checked by a link has neither header nor footer', () => {
  expect(frameOf('/approval/x')).toEqual({ header: 'none', footer: 'none' })
})

test.for([
  '/products',
  '/product',
  '/product/store/product/1',
  '/places',
  '/place/1',
  '/guide/direct',
  '/upload',
  '/auth/signin',
])('%s has no footer', (path) => expect(frameOf(path).footer).toBe('none'))

test.for(['/', '/projects', '/projects/done/1', '/store', '/error'])('%s has a footer', (path) =>
  expect(frameOf(path).footer).toBe('shown'),
)

test.for(['/purchase', '/purchase/1/success', '/subscribe', '/projects/purchase/1'])(
  'paying at %s has its footer on wide screens alone',
  (path) => expect(frameOf(path).footer).toBe('wide'),
)

test('the header is dark over the store and clear over lists and prices', () => {
  expect(frameOf('/store/1').header).toBe('dark')
  expect(['/', '/products', '/places', '/pricing'].map((path) => frameOf(path).header)).toEqual(
    Array(4).fill('clear'),
  )
  expect(['/projects', '/product/1', '/stores'].map((path) => frameOf(path).header)).toEqual(
    Array(3).fill('line'),
  )
})

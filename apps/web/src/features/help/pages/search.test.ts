import { documentNames, faqTypes as promised } from '@clipmint/contract'
import { expect, test } from 'vitest'

import { documents, faqTypes, readDocumentSearch, readFaqSearch } from './search.ts'

test('the pages know the types and documents of the contract', () => {
  expect(faqTypes).toEqual(promised)
  expect(documents).toEqual(documentNames)
})

test('an address names a version, or today’s is shown', () => {
  expect(readDocumentSearch({ version: 'v2.0' })).toEqual({ version: 'v2.0' })
  for (const version of ['2.0', 2, 'v2', 'v2.0.1', '../x', undefined])
    expect(readDocumentSearch({ version })).toEqual({ version: undefined })
})

test('an address names a type of questions, or all are shown', () => {
  expect(readFaqSearch({ type: 'billing' })).toEqual({ type: 'billing' })
  expect(readFaqSearch({ type: 'weather' })).toEqual({ type: undefined })
})

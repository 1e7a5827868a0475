import { expect, test } from 'vitest'

import { ApiFailure, type FailureCode } from '../../api/index.ts'
import { fieldOf } from './form/fault-words.ts'
import { TooLarge } from './media/tray.ts'
import { uploadFaultOf } from './media/upload-fault.ts'

function failure(code: FailureCode, field: string | null = null): ApiFailure {
  return new ApiFailure({ code, message: '', status: 200, field, retryable: false, requestId: null })
}

test.for([
  ['PRODUCTS_NAME_MEANINGLESS', 'name'],
  ['PRODUCTS_INFO_MEANINGLESS', 'info'],
  ['ASSETS_NOT_FOUND', 'sources'],
  ['PRODUCTS_LIMIT_REACHED', null],
] as const)('a refusal with %s stands at %s', ([code, field]) => expect(fieldOf(failure(code))).toBe(field))

test('a field that the server names is the one to mend', () => {
  expect(fieldOf(failure('INVALID_INPUT', 'price'))).toBe('price')
  expect(fieldOf(failure('INVALID_INPUT', 'sources.3'))).toBe('sources')
  expect(fieldOf(failure('INVALID_INPUT', 'tone'))).toBeNull()
  expect(fieldOf(new Error('away'))).toBeNull()
})

test.for([
  [failure('INVALID FILE TYPE'), 'fileType', false],
  [failure('EXCEED REMAINING SPACE'), 'noSpace', false],
  [failure('INTERNAL SERVER ERROR'), 'serverError', true],
  [failure('NETWORK_ERROR'), 'uploadFailed', true],
  [new TooLarge('image'), 'tooLargeImage', false],
  [new TooLarge('video'), 'tooLargeVideo', false],
  [new Error('?'), 'uploadFailed', true],
] as const)('an upload that ended with %s is told as %s', ([error, word, canRetry]) =>
  expect(uploadFaultOf(error)).toEqual({ word, canRetry }),
)

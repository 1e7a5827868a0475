import { expect, it } from 'vitest'

import { ApiFailure } from '../../api/index.ts'
import { uploadReason } from './upload-reason.ts'

function refused(code: 'INVALID FILE TYPE' | 'EXCEED REMAINING SPACE'): ApiFailure {
  return new ApiFailure({
    code,
    message: 'No.',
    status: 415,
    field: null,
    retryable: false,
    requestId: null,
  })
}

it.for([
  ['nothing.jpg', 0, 'uploadEmpty'],
  ['half.JPEG', 4_000, 'uploadUnreadable'],
  ['clip.mov', 4_000, 'uploadUnreadable'],
  ['offer.pdf', 4_000, null],
  ['mug', 4_000, null],
] as const)('tells of %s of %d bytes: %s', ([name, bytes, reason]) => {
  expect(uploadReason({ name, bytes }, refused('INVALID FILE TYPE'))).toBe(reason)
})

it('leaves other failures their own sentence', () => {
  expect(uploadReason({ name: 'mug.jpg', bytes: 0 }, refused('EXCEED REMAINING SPACE'))).toBeNull()
  expect(uploadReason({ name: 'mug.jpg', bytes: 0 }, new TypeError('away'))).toBeNull()
})

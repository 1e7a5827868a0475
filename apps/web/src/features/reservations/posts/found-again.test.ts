import { expect, it } from 'vitest'

import { findAgain, type Sent } from './found-again.ts'

const sent: Sent = {
  platform: 'tiktok',
  type: 'video',
  settings: { privacy: 'PUBLIC_TO_EVERYONE', disclosure: 'own', musicConsent: true },
  words: { caption: '가'.repeat(2_300), hashtags: [], title: '' },
  allowed: { left: null, mostSeconds: null, choices: { privacy: ['SELF_ONLY'] }, off: [] },
  seconds: 15,
}

it('names the setting that an account does not allow, and none once it does', () => {
  expect(findAgain('setting-unavailable', sent)?.values).toEqual({ id: 'privacy' })
  expect(findAgain('setting-unavailable', { ...sent, allowed: null })).toBeNull()
})

it('says by how much a caption is too long, and what files are held to', () => {
  expect(findAgain('caption-long', sent)?.values).toEqual({ most: 2_200, over: 100 })
  expect(Object.keys(findAgain('too-small', sent)?.values ?? {})).toEqual(['width', 'height'])
})

it('needs nothing to say of an account that it is not linked', () => {
  expect(findAgain('not-linked', sent)).toEqual({ code: 'not-linked', stops: true, values: {} })
  expect(findAgain('renew-failed', sent)).toBeNull()
})

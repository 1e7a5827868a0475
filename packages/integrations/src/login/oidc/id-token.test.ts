import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, it } from 'vitest'

import { type IdTokenRules, readIdToken } from './id-token.ts'

const issuer = 'https://accounts.google.com'
const now = Math.floor(Date.now() / 1_000)
const claims = { iss: issuer, aud: 'our-app', sub: '123', nonce: 'n', iat: now, exp: now + 3_600 }

let rules: IdTokenRules
let sign: (changes?: Record<string, unknown>) => Promise<string>
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] })
  rules = { issuers: [issuer, 'accounts.google.com'], audience: 'our-app', keys }
  sign = (changes = {}) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
})

it('reads a good token, by each name of its issuer and with or without a nonce', async () => {
  expect(await readIdToken(await sign(), 'n', rules)).toMatchObject({
    status: 'claims',
    claims: { sub: '123' },
  })
  expect(await readIdToken(await sign(), null, rules)).toMatchObject({ status: 'claims' })
  const bare = await sign({ iss: 'accounts.google.com' })
  expect(await readIdToken(bare, 'n', rules)).toMatchObject({ status: 'claims' })
})

it.each([
  ['for another app', { aud: 'another-app' }],
  ['given to another party', { aud: ['our-app', 'another-app'], azp: 'another-app' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['that has run out', { iat: now - 7_200, exp: now - 3_600 }],
  ['that never runs out', { exp: undefined }],
  ['of nobody', { sub: undefined }],
  ['with another nonce', { nonce: 'another' }],
  ['without the nonce', { nonce: undefined }],
])('refuses a token %s', async (_what, changes) => {
  expect(await readIdToken(await sign(changes), 'n', rules)).toMatchObject({ status: 'refused' })
})

it('refuses a token that was tampered with, and one that is not signed', async () => {
  const [head = '', body = '', signature = ''] = (await sign()).split('.')
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: '999' })).toString('base64url')
  expect(await readIdToken([head, changed, signature].join('.'), 'n', rules)).toMatchObject({
    status: 'refused',
  })
  expect(await readIdToken([head, body, 'AAAA'].join('.'), 'n', rules)).toMatchObject({ status: 'refused' })
  const unsigned = new UnsecuredJWT(claims).encode()
  expect(await readIdToken(unsigned, 'n', rules)).toMatchObject({ status: 'refused' })
})

it('does not take a token for bad while the keys cannot be had', async () => {
  const keys = async () => {
    throw new TypeError('fetch failed')
  }
  expect(await readIdToken(await sign(), 'n', { ...rules, keys })).toMatchObject({ status: 'unreachable' })
})

import { generateKeyPairSync } from 'node:crypto'

import { expect, it } from 'vitest'

import { comeBack, newVisit } from '../browser.suite.ts'
import { describeLogin, foundIn } from '../login.suite.ts'
import { expectOidc } from '../oidc/oidc.suite.ts'
import { AppleKeys } from './config.ts'
import { createAppleLogin } from './provider.ts'
import { sandboxAppleKey } from './sandbox-key.ts'

/** Written with \n, as a setting is. */
const keys = AppleKeys.parse({
  APPLE_LOGIN_ID: 'example.clipmint.sandbox',
  APPLE_LOGIN_TEAM: 'SANDBOXTEA',
  APPLE_LOGIN_KEY_ID: 'SANDBOXKEY',
  APPLE_LOGIN_KEY: sandboxAppleKey().split('\n').join('\\n'),
})
const now = () => new Date()

describeLogin(
  'apple',
  (at) => createAppleLogin({ ...keys, APPLE_LOGIN_URL: at }, now),
  (bench) => {
    expectOidc(bench)

    it('is told a name with the first consent alone', async () => {
      const first = foundIn(await bench.signIn({ person: 'haneul' }))
      await bench.provider().unlink({ subject: first.identity.subject, grant: first.grant })
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity.name).toBe('김하늘')
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity.name).toBeNull()
    })

    it('takes the word "true" for true, and an address of the relay for proven', async () => {
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity.isEmailProven).toBe(true)
      expect(foundIn(await bench.signIn({ person: 'sam' })).identity.isEmailProven).toBe(false)
      const hidden = foundIn(await bench.signIn({ person: 'haneul', hidesEmail: true })).identity
      expect(hidden).toMatchObject({
        email: expect.stringMatching(/@privaterelay\.appleid\.com$/),
        isEmailProven: true,
      })
    })

    it('comes back with a form, without PKCE', async () => {
      const { searchParams } = await bench.provider().authorizationUrl(newVisit(bench.provider()))
      expect(searchParams.get('response_mode')).toBe('form_post')
      expect(searchParams.has('code_challenge')).toBe(false)
    })

    it('refuses a secret that another key signed, and one of another time', async () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const APPLE_LOGIN_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
      const APPLE_LOGIN_URL = `${bench.sandbox().url}/sandbox/apple`
      for (const other of [
        createAppleLogin({ ...keys, APPLE_LOGIN_KEY, APPLE_LOGIN_URL }, now),
        createAppleLogin({ ...keys, APPLE_LOGIN_URL }, () => new Date(0)),
      ]) {
        const visit = newVisit(other)
        const answer = await comeBack(other, visit, { person: 'haneul' })
        expect(await other.exchange(answer, visit)).toMatchObject({
          status: 'refused',
          reason: expect.stringContaining('invalid_client'),
        })
      }
    })
  },
)

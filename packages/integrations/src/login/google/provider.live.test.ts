import { expect, it } from 'vitest'

import { comeBack, newVisit } from '../browser.suite.ts'
import { describeLogin, foundIn } from '../login.suite.ts'
import { expectOidc } from '../oidc/oidc.suite.ts'
import { createGoogleLogin } from './provider.ts'

const keys = { GOOGLE_LOGIN_ID: 'google-sandbox', GOOGLE_LOGIN_SECRET: 'google-sandbox-secret' }

describeLogin(
  'google',
  (at) => createGoogleLogin({ ...keys, GOOGLE_LOGIN_URL: at }),
  (bench) => {
    expectOidc(bench)

    it('takes an address for proven only where Google hosts it', async () => {
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity.isEmailProven).toBe(true)
      expect(foundIn(await bench.signIn({ person: 'sam' })).identity).toMatchObject({
        email: 'sam@example.com',
        isEmailProven: false,
      })
    })

    it('refuses a wrong secret', async () => {
      const { sandbox } = bench
      const GOOGLE_LOGIN_URL = `${sandbox().url}/sandbox/google`
      const other = createGoogleLogin({ ...keys, GOOGLE_LOGIN_SECRET: 'other', GOOGLE_LOGIN_URL })
      const visit = newVisit(other)
      const answer = await comeBack(other, visit, { person: 'haneul' })
      expect(await other.exchange(answer, visit)).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('invalid_client'),
      })
    })
  },
)

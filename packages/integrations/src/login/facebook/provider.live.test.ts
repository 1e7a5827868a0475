import { expect, it } from 'vitest'

import { comeBack, newVisit } from '../browser.suite.ts'
import { describeLogin, foundIn } from '../login.suite.ts'
import { createFacebookLogin } from './provider.ts'

const keys = {
  FACEBOOK_LOGIN_ID: '100000000000001',
  FACEBOOK_LOGIN_SECRET: 'facebook-sandbox-secret',
  FACEBOOK_LOGIN_VERSION: 'v23.0',
}

describeLogin(
  'facebook',
  (at) => createFacebookLogin({ ...keys, FACEBOOK_LOGIN_URL: at }),
  (bench) => {
    it('lets in who has no e-mail, and takes none for proven', async () => {
      expect(foundIn(await bench.signIn({ person: 'bada' })).identity.email).toBeNull()
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity.isEmailProven).toBe(false)
    })

    it("says Facebook's word of what was wrong", async () => {
      const visit = newVisit(bench.provider())
      const answer = await comeBack(bench.provider(), visit, { person: 'sam' })
      expect(await bench.provider().exchange(answer, { ...visit, verifier: 'another' })).toMatchObject({
        status: 'refused',
        reason: 'OAuthException 100: Invalid code_verifier.',
      })
    })
  },
)

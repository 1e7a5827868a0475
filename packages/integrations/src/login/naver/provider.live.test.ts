import { expect, it } from 'vitest'

import { newVisit } from '../browser.suite.ts'
import { describeLogin, foundIn } from '../login.suite.ts'
import { createNaverLogin } from './provider.ts'

const keys = { NAVER_LOGIN_ID: 'naver-sandbox', NAVER_LOGIN_SECRET: 'naver-sandbox-secret' }

describeLogin(
  'naver',
  (at) => createNaverLogin({ ...keys, NAVER_LOGIN_URL: at }),
  (bench) => {
    it('never takes an address for proven: it is one to write to', async () => {
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity).toMatchObject({
        email: 'haneul@clipmint.example',
        isEmailProven: false,
        name: '김하늘',
      })
    })

    it('lets in who has no e-mail', async () => {
      expect(foundIn(await bench.signIn({ person: 'bada' })).identity.email).toBeNull()
    })

    it('hears a refusal that comes with the status of what went well', async () => {
      const visit = newVisit(bench.provider())
      expect(await bench.provider().exchange({ code: 'made-up', state: visit.state }, visit)).toEqual({
        status: 'refused',
        reason: 'invalid_request: no valid data in session',
      })
    })

    it('has no id token to verify', async () => {
      expect(await bench.provider().verify('a.b.c', null)).toMatchObject({
        reason: 'Naver gives no id tokens.',
      })
    })
  },
)

import { expect, it } from 'vitest'

import { comeBack, newVisit } from '../browser.suite.ts'
import { describeLogin, foundIn } from '../login.suite.ts'
import { expectOidc } from '../oidc/oidc.suite.ts'
import { createKakaoLogin } from './provider.ts'

const keys = { KAKAO_LOGIN_ID: 'kakao-sandbox-rest-key', KAKAO_LOGIN_SECRET: 'kakao-sandbox-secret' }

describeLogin(
  'kakao',
  (at) => createKakaoLogin({ ...keys, KAKAO_LOGIN_URL: at }),
  (bench) => {
    expectOidc(bench)

    it('takes an address for proven only where the profile says that it is valid and verified', async () => {
      expect(foundIn(await bench.signIn({ person: 'haneul' })).identity).toMatchObject({
        name: '김하늘',
        isEmailProven: true,
      })
      expect(foundIn(await bench.signIn({ person: 'sam' })).identity.isEmailProven).toBe(false)
    })

    it('lets in who has no e-mail, and who keeps it back', async () => {
      const nothing = { email: null, isEmailProven: false }
      expect(foundIn(await bench.signIn({ person: 'bada' })).identity).toMatchObject(nothing)
      expect(foundIn(await bench.signIn({ person: 'haneul', hidesEmail: true })).identity).toMatchObject(
        nothing,
      )
    })

    it("says Kakao's own code of what was wrong", async () => {
      const visit = newVisit(bench.provider())
      const answer = await comeBack(bench.provider(), visit, { person: 'haneul' })
      await bench.provider().exchange(answer, visit)
      expect(await bench.provider().exchange(answer, visit)).toMatchObject({
        status: 'refused',
        reason: expect.stringContaining('KOE320'),
      })
      const KAKAO_LOGIN_URL = `${bench.sandbox().url}/sandbox/kakao`
      const other = createKakaoLogin({ ...keys, KAKAO_LOGIN_SECRET: 'other', KAKAO_LOGIN_URL })
      const second = await comeBack(other, visit, { person: 'haneul' })
      expect(await other.exchange(second, visit)).toMatchObject({
        reason: expect.stringContaining('KOE010'),
      })
    })
  },
)

import type { StandIn } from '../stand-in.ts'
import { apple } from './apple.ts'
import { createFacebook } from './facebook.ts'
import { google } from './google.ts'
import { kakao } from './kakao.ts'
import { createNaver } from './naver.ts'
import { submitScript } from './oidc/form-page.ts'
import { createOidcStandIn } from './oidc/stand-in.ts'

/** The services that say who somebody is, each with a switch of its own. */
export function createLogin(now: () => Date, siteUrl: string | null): StandIn[] {
  const withScript = createOidcStandIn(apple, siteUrl)
  return [
    createOidcStandIn(google, siteUrl),
    createNaver(now, siteUrl),
    createOidcStandIn(kakao, siteUrl),
    createFacebook(now, siteUrl),
    {
      ...withScript,
      serve(app, fault) {
        app.get('/login/submit.js', async (_request, reply) =>
          reply.type('text/javascript; charset=utf-8').send(submitScript),
        )
        withScript.serve(app, fault)
      },
    },
  ]
}

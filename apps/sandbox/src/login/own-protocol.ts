import type { FastifyInstance } from 'fastify'

import type { FaultSwitch } from '../faults.ts'
import type { Words } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { createCodeBook, type CodeBook } from './codes.ts'
import type { LoginService } from './people.ts'
import { serveVisits } from './visit-page.ts'

type OwnProtocol = {
  id: LoginService
  name: Words
  /** Where its page is, below its own base. */
  path: string
  clientId: string
  /** Its calls, after a visit to the page. */
  serve: (app: FastifyInstance, fault: FaultSwitch, codes: CodeBook) => void
}

/** A service whose protocol is its own: a page of people with a state that comes back, codes and tokens, and its calls. */
export function createOwnProtocol(
  { id, name, path, clientId, serve }: OwnProtocol,
  { now, siteUrl }: { now: () => Date; siteUrl: string | null },
): StandIn {
  const codes = createCodeBook(now)
  return {
    id,
    title: { ko: `로그인 · ${name.ko}`, en: `Sign-in · ${name.en}` },
    about: {
      ko: '가짜 사람 셋 가운데 하나로 로그인하거나 취소해요.',
      en: 'Sign in as one of three made-up people, or cancel.',
    },
    page: null,
    faults: ['used-code', 'no-email'],
    serve(app, fault) {
      const refuses = (query: URLSearchParams) => (query.get('state') ? null : 'state is required')
      serveVisits(app, { id, name, path, clientId, codes, siteUrl, refuses })
      serve(app, fault, codes)
    },
  }
}

import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import type { Messages } from './messages.ts'
import { inboxPage, inboxScript } from './page.ts'
import { serveResend } from './resend.ts'
import { serveSolapi } from './solapi.ts'

/** SMS, mail and pushes: what would go out to people stays here, for a person or a test to read. */
export function createInbox(messages: Messages, now: () => Date): StandIn {
  return {
    id: 'inbox',
    title: { ko: '문자와 메일', en: 'Texts and mail' },
    about: {
      ko: '인증번호와 알림을 대신 받아요. 01000000000과 @refused.example로 보내면 거절해요.',
      en: 'Gets codes and notices. 01000000000 and @refused.example are refused.',
    },
    page: 'inbox',
    serve(app, fault) {
      serveSolapi(app, messages, fault, now)
      serveResend(app, messages, fault)
      app.get('/inbox', async (request, reply) => html(reply, inboxPage(langOf(request))))
      app.get('/inbox/page.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(inboxScript),
      )
      app.get<{ Querystring: { to?: string } }>('/inbox/messages.json', async (request, reply) =>
        reply.header('cache-control', 'no-store').send({ messages: messages.list(request.query.to) }),
      )
      app.delete('/inbox/messages.json', async () => {
        messages.clear()
        return { messages: [] }
      })
    },
  }
}

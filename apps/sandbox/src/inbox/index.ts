import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import type { Messages } from './messages.ts'
import { inboxPage, inboxScript } from './page.ts'
import { serveSolapi } from './solapi.ts'

/** A mail is a page of strangers: it runs nothing, asks nobody else, and shows pictures of this site alone. */
const mailPolicy = [
  'sandbox allow-popups allow-same-origin',
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "frame-ancestors 'self'",
].join('; ')
/** Mail is set in the reader's own fonts; a machine without letters of Korean is lent ours. */
const font = '<link rel="stylesheet" href="/sandbox/font/pretendard.css"></head>'

/** SMS, mail and pushes: what would go out to people stays here, for a person or a test to read. */
export function createInbox(messages: Messages, now: () => Date): StandIn {
  return {
    id: 'inbox',
    title: { ko: '문자', en: 'Texts' },
    about: {
      ko: '인증번호를 대신 받아요. 01000000000으로 보내면 거절해요.',
      en: 'Gets codes. 01000000000 is refused.',
    },
    page: 'inbox',
    serve(app, fault) {
      serveSolapi(app, messages, fault, now)
      app.get('/inbox', async (request, reply) => html(reply, inboxPage(langOf(request))))
      app.get('/inbox/page.js', async (_request, reply) =>
        reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(inboxScript),
      )
      app.get<{ Querystring: { to?: string } }>('/inbox/messages.json', async (request, reply) =>
        reply.header('cache-control', 'no-store').send({ messages: messages.list(request.query.to) }),
      )
      app.get<{ Params: { id: string } }>('/inbox/:id/page.html', async (request, reply) => {
        const html = messages.list().find(({ id }) => String(id) === request.params.id)?.html
        if (!html) return reply.code(404).send({ message: 'No such mail.' })
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', mailPolicy)
          .send(html.replace('</head>', font))
      })
      app.delete('/inbox/messages.json', async () => {
        messages.clear()
        return { messages: [] }
      })
    },
  }
}

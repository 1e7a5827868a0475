import type { Messages } from '../inbox/messages.ts'
import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { servePushService } from './api.ts'
import { pushPage } from './page.ts'
import { createSubscriptions } from './subscriptions.ts'

/** Web push: what would appear on people's screens goes into the inbox, once it has been decrypted as a browser would. */
export function createPush(messages: Messages, now: () => Date): StandIn {
  const subscriptions = createSubscriptions()
  return {
    id: 'push',
    title: { ko: '웹 푸시', en: 'Web push' },
    about: {
      ko: '브라우저 알림을 대신 받아 풀어 봐요. 받은 알림은 문자·메일과 함께 보여요.',
      en: 'Gets and decrypts browser notifications; they are shown with texts and mail.',
    },
    page: 'push',
    serve(app, fault) {
      servePushService(app, { subscriptions, messages, fault, now })
      app.get('/push', async (request, reply) => html(reply, pushPage(subscriptions.list(), langOf(request))))
    },
  }
}

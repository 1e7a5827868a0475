import { html } from '../page/html.ts'
import { langOf } from '../page/words.ts'
import type { StandIn } from '../stand-in.ts'
import { serveControl } from './control.ts'
import { deskPage, deskWords } from './desk-page.ts'
import { serveMedia } from './media/serve.ts'
import type { Room } from './room.ts'

/** The room that the social networks share: its clock, its accounts, what goes wrong, and what people see. */
export function createNetworks(room: Room): StandIn {
  return {
    id: 'networks',
    title: deskWords.title,
    about: deskWords.lead,
    page: 'networks',
    serve(app) {
      room.clock.serve(app)
      room.switches.serve(app)
      room.accounts.serve(app)
      room.registration.serve(app)
      room.faults.serve(app)
      room.journal.serve(app)
      serveControl(app, room)
      serveMedia(app, room.shelf)
      app.addHook('onClose', async () => {
        room.store.close()
        room.shelf.close()
      })
      app.get('/networks', async (request, reply) => html(reply, deskPage(room, langOf(request))))
      app.post<{ Body: { seconds?: string } | null }>('/networks/turn', async (request, reply) => {
        room.clock.turn(Number(request.body?.seconds) || 0)
        return reply.redirect(`/sandbox/networks?lang=${langOf(request)}`, 303)
      })
    },
  }
}

import type { AddressInfo } from 'node:net'

import type { FaultSwitch } from '../faults.ts'
import type { Messages } from '../inbox/messages.ts'
import type { StandIn } from '../stand-in.ts'
import { mailFaults } from './faults.ts'
import { createMailServer } from './server.ts'

/** A mail server: what is sent to people by SMTP stays here, and lies in the inbox. */
export function createMail(messages: Messages, smtpPort: number): StandIn {
  return {
    id: 'mail',
    title: { ko: '메일 (SMTP)', en: 'Mail (SMTP)' },
    about: {
      ko: '메일을 SMTP로 대신 받아요. @refused.example로 보내면 거절해요.',
      en: 'Takes mail over SMTP. @refused.example is refused.',
    },
    page: 'inbox',
    faults: mailFaults,
    serve(app, fault: FaultSwitch) {
      const server = createMailServer(messages, fault)
      /** 0 until it listens, which it does with the pages, on the same address. */
      let port = 0
      app.addHook('onListen', async () => {
        const { address } = app.server.address() as AddressInfo
        await new Promise<void>((listening, failing) => {
          server.once('error', failing)
          server.listen(smtpPort, address, () => listening())
        })
        port = (server.server.address() as AddressInfo).port
      })
      app.addHook('onClose', async () => {
        if (port > 0) await new Promise<void>((closed) => server.close(closed))
      })
      app.get('/mail/server.json', async () => ({ port }))
    },
  }
}

import type { FastifyInstance } from 'fastify'

import { createAi } from './ai/index.ts'
import { createCafe24 } from './cafe24/index.ts'
import { createFacebookPages } from './facebook/index.ts'
import { createInbox } from './inbox/index.ts'
import { createMessages } from './inbox/messages.ts'
import { createInstagram, createInstagramRoom } from './instagram/index.ts'
import { createLogin } from './login/index.ts'
import { createMail } from './mail/index.ts'
import { createNetworks } from './networks/index.ts'
import { createRoom } from './networks/room.ts'
import { createBook } from './payments/book.ts'
import { createPayments } from './payments/index.ts'
import { createPlaces } from './places/index.ts'
import { createPush } from './push/index.ts'
import { createSegmentation } from './segmentation/index.ts'
import { serveStandIns } from './serve.ts'
import { createShops } from './shops/index.ts'
import type { StandIn } from './stand-in.ts'
import { createStock } from './stock/index.ts'
import { createStripe } from './stripe/index.ts'
import { createTaxOffice } from './tax-office/index.ts'
import { createTiktok } from './tiktok/index.ts'
import { createToss } from './toss/index.ts'
import { createYoutube } from './youtube/index.ts'

type Place = {
  /** The one address that people may be sent back to from a sign-in; null lets every address of this machine be one. */
  siteUrl: string | null
  /** Where the mail server listens; 0 for any free port, which `/sandbox/mail/server.json` tells. */
  smtpPort: number
  /** Where the social networks keep what they know, so that it outlives the sandbox; null keeps it in memory. */
  folder: string | null
}

/** Everything that is stood in for. To add one: a folder here, a line below. */
function standIns(now: () => Date, { siteUrl, smtpPort, folder }: Place): StandIn[] {
  const messages = createMessages(now)
  const book = createBook(now, siteUrl)
  const room = createRoom(now, { folder, siteUrl })
  const instagram = createInstagramRoom(room)
  return [
    createInbox(messages, now),
    createMail(messages, smtpPort),
    createPush(messages, now),
    ...createStock(now),
    ...createPlaces(now),
    createShops(),
    createSegmentation(),
    ...createLogin(now, siteUrl),
    createCafe24(now, siteUrl),
    createAi(now),
    createPayments(book),
    createToss(now, { book, siteUrl }),
    createStripe(now, { book, siteUrl }),
    createTaxOffice(),
    createNetworks(room),
    createFacebookPages(room, instagram),
    createInstagram(instagram),
    createYoutube(room),
    createTiktok(room),
  ]
}

/** The outside world on this machine: each service under /sandbox, and pages for a person to look at them. */
export function createSandbox(
  now: () => Date = () => new Date(),
  { siteUrl = null, smtpPort = 0, folder = null }: Partial<Place> = {},
): Promise<FastifyInstance> {
  return serveStandIns(standIns(now, { siteUrl, smtpPort, folder }))
}

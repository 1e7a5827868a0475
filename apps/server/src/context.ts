import type { NetworkId } from '@clipmint/contract'
import type {
  FileStore,
  LoginProvider,
  MailSender,
  PaymentGateways,
  PlaceSource,
  ProductPages,
  ModelWriters,
  Publisher,
  PushSender,
  ShopPlatform,
  Segmenter,
  SmsSender,
  StockSource,
  TaxOffice,
} from '@clipmint/integrations'
import type { Logger } from 'pino'

import type { Db } from './db/types.ts'
import type { Events } from './events/events.ts'
import type { JobSender } from './jobs/send.ts'
import type { Media } from './media/media.ts'
import type { Renderer } from './renderer/renderer.ts'
import type { Settings } from './settings.ts'
import type { Signer } from './signing.ts'

/**
 * Everything a feature may touch outside itself. Handlers and commands name what they use
 * (`Pick<Context, 'db' | 'now'>`), so that a signature tells the truth.
 */
export type Context = {
  now: () => Date
  /** A new UUIDv7: sorts by time of making. */
  newId: () => string
  /** A whole number from 0 up to but not including `below`, that nobody can guess. */
  randomInt: (below: number) => number
  /** The current transaction inside `withTx`, otherwise the database itself. Only a `store.ts` calls it. */
  db: () => Db
  /**
   * Runs `work` in one transaction: everything `db()` does and every job sent inside it counts, or nothing does. A
   * nested call joins the outer transaction. `work` may run again (serialization fault, deadlock), so it must have no
   * effect outside the database; put those into `afterCommit`.
   */
  withTx: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs `effect` once the current transaction is committed; at once outside of one; never when it rolled back. */
  afterCommit: (effect: () => void) => void
  jobs: JobSender
  events: Events
  files: FileStore
  /** Looks at what is uploaded. */
  media: Media
  /** Draws films into files. */
  renderer: Renderer
  signer: Signer
  log: Logger
  settings: Settings
  outside: {
    sms: SmsSender
    mail: MailSender
    push: PushSender
    stock: readonly StockSource[]
    /** Listings of maps. */
    places: PlaceSource
    /** Pages of shops. */
    productPages: ProductPages
    /** The operator's segmentation model; null where there is none. */
    segmentation: Segmenter | null
    /** The providers of social login that are switched on. */
    login: readonly LoginProvider[]
    /** Where shops are run that can be linked. */
    shops: readonly ShopPlatform[]
    /** Where videos are posted to; null for a network that is not set up. */
    networks: Record<NetworkId, Publisher | null>
    /** Knows whether a business trades. */
    taxOffice: TaxOffice
    /** Where each currency is paid; null where it cannot be. */
    payments: PaymentGateways
    /** The model that writes; null where only the built-in writers do. */
    writers: ModelWriters | null
  }
}

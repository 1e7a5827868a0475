import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  createFolderStore,
  unavailableMail,
  unavailableSms,
  unavailableTaxOffice,
} from '@clipmint/integrations'
import { pino } from 'pino'
import { z } from 'zod'

import { openPglite } from '../db/pglite.ts'
import { openPostgres } from '../db/postgres.ts'
import { makeLoops } from '../features/templates/loops/commands.ts'
import { defineJob } from '../jobs/define.ts'
import { createRegistry } from '../jobs/registry.ts'
import { assemble } from '../main/assemble.ts'
import { createSigner } from '../signing.ts'
import { createFakePush, noNetworks, noPlaces, noProductPages } from './fakes.ts'
import { quickMedia } from './quick-media.ts'
import { quickRenderer } from './quick-renderer.ts'
import { shelfOf, shelveSmall } from './shelf.ts'

// A worker for the tests that kill it. Arguments: the database (a folder or a URL), the diary file, what to do.
const [, , place = '', diary = '', task = ''] = process.argv
const log = pino({ level: 'silent' })
const now = () => new Date()
const write = (line: string) => appendFileSync(diary, `${line} ${Date.now()}\n`)

const film = defineJob({
  payload: z.object({ name: z.string(), ms: z.number() }),
  policy: 'in-order',
  run: async (_ctx, { name, ms }, { signal, retry }) => {
    write(`start ${name} ${retry}`)
    // Only the first try is long, so that the one after the kill ends soon.
    await sleep(retry === 0 ? ms : 50, undefined, { signal })
    write(`end ${name} ${retry}`)
    return { done: true }
  },
})

const database = place.startsWith('postgres')
  ? await openPostgres(place, log, 4)
  : await openPglite({ folder: place })
await database.migrate()
const signer = createSigner('a secret of the tests', now)
const running = await assemble({
  database,
  files: createFolderStore({
    folder: `${diary}.files`,
    linkKey: signer.keyFor('file-link'),
    baseUrl: '',
    now,
  }),
  media: quickMedia,
  renderer: quickRenderer,
  signer,
  outside: {
    sms: unavailableSms,
    mail: unavailableMail,
    push: createFakePush(),
    stock: [],
    places: noPlaces,
    productPages: noProductPages,
    payments: { KRW: null, USD: null },
    login: [],
    shops: [],
    networks: noNetworks,
    writers: null,
    segmentation: null,
    taxOffice: unavailableTaxOffice,
  },
  settings: {
    sandbox: false,
    publicUrl: 'http://localhost',
    tempFolder: `${diary}.temp`,
    renderConcurrency: 1,
    loops: { afterMs: 0, niceness: 0 },
    mailAfterSeconds: 60,
    businessMail: 'business@clipmint.example',
    company: null,
    links: { blog: null, social: [] },
    maintenanceUrl: null,
  },
  log,
  now,
  registry: createRegistry({ films: { make: film } }),
  works: true,
})

if (task === 'loops') {
  write('loops')
  const wish = { templateIds: [], lang: null }
  await makeLoops(running.ctx, shelfOf([shelveSmall('small')]), wish, {
    signal: new AbortController().signal,
  })
}
if (task === 'send') {
  await running.ctx.jobs.send('films.make', { name: 'one', ms: 60_000 }, { key: 'owner' })
  await running.ctx.jobs.send('films.make', { name: 'two', ms: 50 }, { key: 'owner' })
}
write('ready')
process.once('SIGTERM', () => {
  void running.stop(1).then(() => {
    write('stopped')
    process.exit(0)
  })
})

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

import { seedOf } from '../stock/chance.ts'
import { drawMotif } from '../stock/draw/motifs.ts'
import type { Store } from './documents.ts'
import type { Network } from './network.ts'
import { type Account, accounts as seeded } from './seed/accounts.ts'

export type Accounts = {
  find: <Name extends Network>(network: Name, id: string) => Extract<Account, { network: Name }> | null
  of: <Name extends Network>(network: Name) => Extract<Account, { network: Name }>[]
  put: (account: Account) => Account
  all: () => Account[]
  /** Sets them to those of the start. */
  seed: () => void
  serve: (app: FastifyInstance) => void
}

export function createAccounts(store: Store): Accounts {
  const kept = store.open<Account>('accounts')
  const seed = () => {
    for (const account of seeded) kept.put(account.id, account)
  }
  if (kept.all().length === 0) seed()
  const of = <Name extends Network>(network: Name) =>
    kept
      .all()
      .filter((account): account is Extract<Account, { network: Name }> => account.network === network)
  return {
    of,
    find: (network, id) => of(network).find((account) => account.id === id) ?? null,
    all: () => kept.all(),
    put: (account) => kept.put(account.id, account),
    seed,
    serve(app) {
      app.get('/networks/accounts.json', async () => ({ accounts: kept.all() }))
      // Another account, or another state of one that there is: all of it is replaced that is named.
      app.put<{ Params: { id: string }; Body: Partial<Account> | null }>(
        '/networks/accounts/:id',
        async ({ params: { id }, body }, reply) => {
          const known = kept.get(id) ?? seeded.find(({ network }) => network === body?.network)
          if (!known) return reply.code(400).send({ message: 'Name the network of a new account.' })
          const unknown = Object.keys(body ?? {}).find((name) => !(name in known))
          if (unknown !== undefined) return reply.code(400).send({ message: `No such fact "${unknown}".` })
          return kept.put(id, { ...known, ...body, id } as Account)
        },
      )
      app.get<{ Params: { name: string } }>('/networks/pictures/:name', async ({ params }, reply) => {
        const account = kept.get(params.name.replace(/\.jpg$/, ''))
        const svg = drawMotif(account?.motif ?? 'bokeh', seedOf(params.name), { width: 320, height: 320 })
        return reply.type('image/jpeg').send(await sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer())
      })
    },
  }
}

import type { Project } from '@clipmint/contract'
import { must } from '@clipmint/kit'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { account } from '../features/account/index.ts'
import { aiRequestJobs, aiRequests, placePlans, recommendations } from '../features/ai-requests/index.ts'
import { creditJobs, creditLimit, credits } from '../features/credits/index.ts'
import { briefOf, getPlace, placeCalls, requireMarket } from '../features/places/index.ts'
import { productCalls } from '../features/products/index.ts'
import { projectJobs, projects, requestVideos } from '../features/projects/index.ts'
import { catalogue, templates } from '../features/templates/index.ts'
import type { JobRun } from '../jobs/define.ts'
import type { Engine } from './databases.ts'
import type { Member, TestAnswer } from './requests.ts'
import { addPhoto, addProduct } from './seed.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

const areas = {
  handlers: {
    account: { ...account, ...creditLimit },
    credits,
    places: placeCalls([]),
    products: productCalls([]),
    projects,
    aiRequests: {
      ...aiRequests,
      ...requestVideos,
      ...placePlans({
        find: async (ctx, accountId, id) => briefOf(await getPlace(ctx, accountId, id)),
        require: requireMarket,
      }),
    },
    templates: { ...templates, ...recommendations },
  },
  jobs: { credits: creditJobs, projects: projectJobs, 'ai-requests': aiRequestJobs },
}

/** The id of nothing. */
export const nobody = '018f0000-0000-7000-8000-00000000ffff'
/** A job's first and last try, for jobs that a test runs by hand. */
export const onlyTry: JobRun = {
  signal: new AbortController().signal,
  jobId: nobody,
  retry: 0,
  lastTry: true,
}

const roomiest = catalogue.entries.toSorted((a, b) => b.card.media - a.card.media)[0]
/** The template with the most pictures: tests look its slots up, so that any will do. */
export const { template } = must(roomiest, 'a template')
export const design = { templateId: template.id, designId: template.designs['9:16'] }

const layers = template.scenes.flatMap((scene) => scene.layers)
export const pictures = layers.filter((layer) => layer.kind === 'media')
export const picture = must(pictures[0], 'a picture')
export const text = must(
  layers.flatMap((layer) => (layer.kind === 'text' && layer.slot ? { ...layer, slot: layer.slot } : []))[0],
  'a text',
)

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A server, and an owner at it who is another one in every test. Nothing is rendered: what was asked for stays queued. */
export type Desk = {
  server: TestServer
  owner: Member
  /** Asks the product API, as the owner unless said. */
  ask: (method: Method, path: string, body?: unknown, as?: Member) => Promise<TestAnswer>
  setStatus: (id: string, status: number) => Promise<TestAnswer>
  /** A project with its template's samples. */
  start: (as?: Member) => Promise<Project>
  /** A project with every picture in place. */
  startWhole: (as?: Member) => Promise<Project>
  /** Ends a project's time. */
  expire: (id: string) => Promise<unknown>
  /** An AI request of a product with these pictures, planned unless said. */
  request: (
    sourceIds: string[],
    options?: { planned: boolean },
  ) => Promise<{ requestId: string; productId: string }>
  plan: (requestId: string) => Promise<unknown>
}

export function useDesk(engine: Engine): Desk {
  const ask: Desk['ask'] = (method, path, body, as = desk.owner) =>
    desk.server.ask({ method, url: `/v3${path}`, body, as })
  const start: Desk['start'] = async (as) => (await ask('POST', '/subtemplate', design, as)).body.result
  const plan: Desk['plan'] = (requestId) =>
    aiRequestJobs.plan.run(desk.server.ctx, { accountId: desk.owner.id, requestId }, onlyTry)
  const desk: Desk = {
    // Both are there once the hooks below have run, and no test runs before them.
    server: null as never,
    owner: null as never,
    ask,
    start,
    plan,
    setStatus: (id, status) => ask('PATCH', `/subtemplate/${id}/status`, { status }),
    async startWhole(as = desk.owner) {
      const project = await start(as)
      const assetId = await addPhoto(desk.server, as)
      const media = Object.fromEntries(pictures.map(({ id }) => [id, { assetId }]))
      await ask('PATCH', `/subtemplate/${project._id}`, { userSource: { ...project.userSource, media } }, as)
      return (await ask('GET', `/subtemplate/${project._id}`, undefined, as)).body.result
    },
    expire: (id) =>
      desk.server.ctx
        .db()
        .execute(sql`update projects set expires_at = now() - interval '1 minute' where id = ${id}`),
    async request(sourceIds, { planned } = { planned: true }) {
      const productId = await addProduct(desk.server, desk.owner, { sourceIds })
      const requestId = (await ask('POST', `/airequest/v2/${productId}`, {})).body.result._id
      if (planned) await plan(requestId)
      return { requestId, productId }
    },
  }
  beforeAll(async () => {
    desk.server = await startTestServer({ engine, areas })
  })
  afterAll(() => desk.server.stop())
  beforeEach(async () => {
    desk.owner = await desk.server.member({ planType: 1 })
  })
  return desk
}

/** What a test compares first: the status and the code. */
export function code({ status, body }: TestAnswer): [number, string] {
  return [status, body.code]
}

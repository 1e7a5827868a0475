import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { uuidv7 } from 'uuidv7'

import type { Context } from '../context.ts'
import { answerFailures } from './answer-failures.ts'
import { acceptBodies } from './bodies.ts'
import { type HearCaller, recognizeCaller } from './caller.ts'
import { parseByZod, writeByZod } from './compilers.ts'
import { serveEvents } from './events.ts'
import { serveFiles, servePublicFiles } from './files.ts'
import type { BeforeWrite, SomeHandlers } from './handlers.ts'
import { serveOpenApi } from './openapi.ts'
import { type Operations, serveOperations } from './operations.ts'
import { limitRate } from './rate-limit.ts'
import { serveCalls } from './routes.ts'
import { secure } from './security.ts'
import { serveSite } from './site.ts'

export type AppOptions = Operations & {
  ctx: Context
  handlers: SomeHandlers
  hearCaller: HearCaller
  beforeWrite: BeforeWrite
  /** Requests a minute for each account or address. */
  requestsPerMinute: number
  /** The built site, or null to serve the API alone. */
  siteFolder: string | null
  /** Where else the browser may load pictures and films from, such as an S3 endpoint. */
  mediaOrigins: readonly string[]
  /** Whose small stills pages show, beside our own files. */
  stillOrigins: readonly string[]
  /** Where else the browser may read news of this site, such as its maintenance. */
  toldOrigins?: readonly string[]
  /** What the windows of payment gateways let in. */
  windowOrigins?: { script: readonly string[]; frame: readonly string[]; connect: readonly string[] }
  /** How many proxies of ours stand in front; of X-Forwarded-For, what came before them is not believed. */
  trustedProxies: number
  /** Further routes of the process, such as the sandbox's. */
  extras?: (app: FastifyInstance) => Promise<void>
}

/** The whole HTTP side: both APIs from the contract, live events, files, the site, and what operators ask for. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { ctx } = options
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    requestIdHeader: false,
    // A function, because Fastify takes a number as none; only who listens behind proxies alone sets any.
    trustProxy: (_address, hop) => hop < options.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    // The client gives up after ten minutes (specification, section 9); so does the server.
    requestTimeout: 600_000,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(parseByZod)
  app.setSerializerCompiler(writeByZod)
  answerFailures(app, options.siteFolder !== null)
  acceptBodies(app)
  recognizeCaller(app, ctx, options.hearCaller)
  serveOperations(app, options)
  await secure(app, options)
  await app.register(cookie)
  await limitRate(app, options.requestsPerMinute)
  await serveOpenApi(app)
  await serveCalls(app, ctx, options)
  await serveEvents(app, ctx)
  serveFiles(app, ctx)
  servePublicFiles(app, ctx)
  await options.extras?.(app)
  if (options.siteFolder) await serveSite(app, options.siteFolder)
  return app
}

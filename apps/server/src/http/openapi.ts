import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The two APIs' own descriptions, made from the contract: GET /v3/openapi.json and GET /ai/openapi.json. */
export async function serveOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Clipmint',
        version: '3.0.0',
        description:
          'Every call may carry `lang` (ko, en) and `country`. Answers are `{ "code": "SUCCESS", "result" }`, or ' +
          '`{ "code", "message", "requestId", "retryable", "field"? }` with the message in the language asked for.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
  })
  for (const prefix of ['/v3', '/ai']) {
    app.get(`${prefix}/openapi.json`, { schema: { hide: true } }, async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(part(app.swagger(), prefix))),
    )
  }
}

type Described = { paths?: Record<string, unknown> }

function part(document: Described, prefix: string): Described {
  const paths = Object.entries(document.paths ?? {}).filter(([path]) => path.startsWith(`${prefix}/`))
  return { ...document, paths: Object.fromEntries(paths) }
}

import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Where else pages get files from: our own store, the stills of free stock, and news of the site. */
type Origins = {
  mediaOrigins: readonly string[]
  stillOrigins: readonly string[]
  toldOrigins?: readonly string[]
}

/**
 * Headers that hold the browser to our own code, and smaller answers. The site draws on canvases, runs workers and
 * WebAssembly, and shows files it has just been given (blob:), so those are allowed; other places' scripts are not.
 */
export async function secure(
  app: FastifyInstance,
  { mediaOrigins, stillOrigins, toldOrigins = [] }: Origins,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins, ...stillOrigins],
        mediaSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins],
        connectSrc: ["'self'", 'blob:', ...mediaOrigins, ...toldOrigins],
      },
    },
    // The proxy in front that ends TLS knows whether the whole name is HTTPS only; this process does not.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1_024 })
}

import type { IncomingMessage } from 'node:http'

import { isPayPage } from '@clipmint/contract'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Where else pages get files from: our own store, the stills of free stock, news of the site, and the
 * windows of payment gateways. */
type Origins = {
  mediaOrigins: readonly string[]
  stillOrigins: readonly string[]
  toldOrigins?: readonly string[]
  /** What the windows of payment gateways let in. */
  windowOrigins?: { script: readonly string[]; frame: readonly string[]; connect: readonly string[] }
}

/**
 * Headers that hold the browser to our own code, and smaller answers. The site draws on canvases, runs workers and
 * WebAssembly, and shows files it has just been given (blob:), so those are allowed; of other places' scripts only those of payment gateways are, on the pages that pay.
 */
export async function secure(
  app: FastifyInstance,
  { mediaOrigins, stillOrigins, toldOrigins = [], windowOrigins }: Origins,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: [onPayPages(["'self'"], windowOrigins?.frame)],
        scriptSrc: [onPayPages(["'self'", "'wasm-unsafe-eval'"], windowOrigins?.script)],
        frameSrc: [onPayPages(["'self'"], windowOrigins?.frame)],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins, ...stillOrigins],
        mediaSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins],
        connectSrc: [
          onPayPages(["'self'", 'blob:', ...mediaOrigins, ...toldOrigins], windowOrigins?.connect),
        ],
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

/** What every page lets in, and what those that pay do besides. */
function onPayPages(
  always: readonly string[],
  more: readonly string[] = [],
): (request: IncomingMessage) => string {
  return ({ url = '' }) => [...always, ...(isPayPage(url.split('?')[0] ?? '') ? more : [])].join(' ')
}

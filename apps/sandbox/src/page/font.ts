import { readFile } from 'node:fs/promises'

import type { FastifyInstance, FastifyReply } from 'fastify'

const folder = new URL('dist/web/variable/', import.meta.resolve('pretendard/package.json'))

/**
 * The site's own font, so that the pages can be read where no Korean font is installed: a style sheet, and the small
 * files that it names, of which a browser loads those with the letters it shows.
 */
export function serveFont(app: FastifyInstance): void {
  app.get('/font/pretendard.css', async (_request, reply) => {
    const css = await readFile(new URL('pretendardvariable-dynamic-subset.css', folder))
    return keep(reply).type('text/css; charset=utf-8').send(css)
  })
  app.get<{ Params: { file: string } }>('/font/woff2-dynamic-subset/:file', async (request, reply) => {
    const { file } = request.params
    if (!/^PretendardVariable\.subset\.\d+\.woff2$/.test(file)) return reply.callNotFound()
    const font = await readFile(new URL(`woff2-dynamic-subset/${file}`, folder)).catch(() => null)
    return font === null ? reply.callNotFound() : keep(reply).type('font/woff2').send(font)
  })
}

function keep(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=86400')
}

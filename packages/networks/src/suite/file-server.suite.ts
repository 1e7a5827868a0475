import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Files at an address, for networks that fetch them. */
export async function openFileServer() {
  const files: Buffer[] = []
  const server = createServer((request, response) => {
    const file = files[Number(/^\/(\d+)\.mp4$/.exec(request.url ?? '')?.[1])]
    if (!file) return response.writeHead(404).end()
    const headers = { 'content-type': 'video/mp4', 'content-length': String(file.length) }
    return response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    serve: (content: Buffer) => new URL(`http://127.0.0.1:${port}/${files.push(content) - 1}.mp4`),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type FileServer = { url: string; asked: string[]; close: () => void }
type Served = { bytes: Buffer | string; type: string; status?: number; location?: string }

/** A site with a few files, as a network would fetch them from. */
export async function serveFiles(files: Record<string, Served>): Promise<FileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push(`${request.headers['user-agent']} ${path}`)
    const file = files[path]
    const { bytes = '', type = 'text/plain', status = file ? 200 : 404, location } = file ?? {}
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(bytes),
      ...(location !== undefined && { location }),
    })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked, close: () => server.close() }
}

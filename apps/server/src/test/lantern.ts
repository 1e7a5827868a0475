import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

type LanternPost = { id: string; text: string; reach: string; bytes: number }

/** The made-up network of `docs/recipes/a-social-network.md`: what its API says, and what neighbours see. */
export async function startLantern() {
  const uploads = new Map<string, { received: number; post: LanternPost | null }>()
  const posts: LanternPost[] = []

  const shown = (post: LanternPost) => ({
    id: post.id,
    text: post.text,
    url: `https://lantern.example/lane/${post.id}`,
    at: new Date().toISOString(),
    views: 0,
  })
  const uploadOf = (id: string) => {
    const { received = 0, post = null } = uploads.get(id) ?? {}
    return { id, received, isReady: received > 0, post: post && shown(post) }
  }

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://lantern')
    const [, area, id = '', part] = url.pathname.split('/')
    const say = (status: number, body: unknown = null, headers = {}) =>
      reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (area === 'consent') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({
        code: 'agreed',
        state: url.searchParams.get('state') ?? '',
      }).toString()
      return void say(303, null, { location: back.href })
    }
    if (area === 'token' && request.method === 'POST') {
      const form = new URLSearchParams(await text(request))
      const isGood = form.get('code') === 'agreed' && form.get('client_secret') === 'lantern-secret'
      return void (isGood ? say(200, { access_token: 'lit', expires_in: 5_000_000 }) : say(400))
    }
    if (request.headers.authorization !== 'Bearer lit') return void say(401)
    if (area === 'lane') return void say(200, { id: 'lane-1', name: '느티나무 골목', followers: 12 })
    if (area === 'posts') return void say(200, posts.map(shown))
    if (area !== 'uploads') return void say(200)
    if (id === '') {
      const made = `upload-${uploads.size}`
      uploads.set(made, { received: 0, post: null })
      return void say(201, uploadOf(made))
    }
    const upload = uploads.get(id)
    if (!upload) return void say(404)
    if (part === 'bytes') upload.received = (await buffer(request)).length
    if (part === 'publish') {
      const { text: words, reach } = JSON.parse(await text(request)) as { text: string; reach: string }
      upload.post = { id: `post-${posts.length}`, text: words, reach, bytes: upload.received }
      posts.push(upload.post)
      return void say(200, shown(upload.post))
    }
    say(200, uploadOf(id))
  }

  const server = createServer((request, reply) => void answer(request, reply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, posts, stop: () => server.close() }
}

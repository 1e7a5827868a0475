import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { limits } from '@clipmint/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Failure } from '../failure.ts'
import { type TestServer, startTestServer, wholeAccount } from '../test/index.ts'
import type { AllHandlers } from './handlers.ts'

const got: { field: string; filename: string; size: number }[] = []

/** Stands in for the assets area: what reaches a handler is what is tested here. */
const assets = {
  upload: async (
    _ctx: unknown,
    { files }: { files: AsyncIterable<{ field: string; filename: string; stream: Readable }> },
  ) => {
    for await (const { field, filename, stream } of files) {
      if (filename === 'bad.exe') throw new Failure('INVALID FILE TYPE')
      got.push({ field, filename, size: (await buffer(stream)).length })
    }
    throw new Failure('ASSETS_IN_USE')
  },
  ...Object.fromEntries(
    ['list', 'remove', 'rename', 'info', 'usage'].map((name) => [name, async () => ({ result: null })]),
  ),
} as unknown as AllHandlers['assets']

let server: TestServer
let site = ''
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'clipmint-site-'))
  await mkdir(join(site, 'assets'))
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Clipmint</title>')
  await writeFile(join(site, 'index.en.html'), '<!doctype html><html lang="en"><title>Clipmint</title>')
  const page = '<title>Clipmint</title><link rel="modulepreload">'
  await writeFile(join(site, 'page.html'), `<!doctype html>${page}`)
  await writeFile(join(site, 'page.en.html'), `<!doctype html><html lang="en">${page}`)
  await writeFile(join(site, 'assets/app-1a2b.js'), 'export {}')
  await writeFile(join(site, 'assets/app-1a2b.js.br'), 'compressed')
  server = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { account: wholeAccount } },
    siteFolder: site,
  })
})
afterAll(async () => {
  await server.stop()
  await rm(site, { recursive: true, force: true })
})

describe('an unknown path', () => {
  it('answers the envelope under the APIs', async () => {
    const { status, body } = await server.ask({ url: '/v3/nothing?lang=en' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'We could not find that.', retryable: false })
    expect((await server.ask({ url: '/ai/nothing', headers: { accept: 'text/html' } })).body.code).toBe(
      'NOT_FOUND',
    )
  })

  it('gives the site to a browser, and nothing to a script that asks for a file', async () => {
    const page = await server.ask({ url: '/app/0199', headers: { accept: 'text/html,*/*' } })
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(page.text).toContain('<title>Clipmint</title>')
    // The start is spared what every other page fetches at once.
    expect(page.text).toContain('modulepreload')
    for (const headers of [{}, { 'accept-encoding': 'gzip, br' }]) {
      const start = await server.ask({ url: '/', headers: { ...headers, accept: 'text/html' } })
      expect([start.status, start.text.includes('modulepreload')]).toEqual([200, false])
    }
    const aiError = await server.ask({ url: '/ai/error?request=1', headers: { accept: 'text/html' } })
    expect(aiError.text).toContain('<title>Clipmint</title>')
    expect((await server.ask({ url: '/assets/old-9z.js' })).status).toBe(404)
  })
})

describe('the site', () => {
  it.for(['/', '/store'])(
    'comes in English to who chose it or whose link says so, in Korean to everybody else: %s',
    async (path) => {
      const ask = (url: string, language = '') =>
        server.ask({ url, headers: { accept: 'text/html', cookie: `clipmint.language=${language}` } })
      for (const english of [await ask(path, 'en'), await ask(`${path}?lang=en`, 'ko')]) {
        expect(english.text).toContain('lang="en"')
        expect(english.headers).toMatchObject({
          'cache-control': 'no-cache',
          vary: 'accept-encoding, cookie',
        })
      }
      const inKorean = [
        await ask(`${path}?utm_source=x`),
        await ask(path, 'ko'),
        await ask(`${path}?lang=kr`, 'en'),
      ]
      for (const korean of inKorean) expect(korean.text).not.toContain('lang="en"')
    },
  )

  it('lets hashed files be kept for ever and the page not at all', async () => {
    const script = await server.ask({ url: '/assets/app-1a2b.js' })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await server.ask({ url: '/' })).headers['cache-control']).toBe('no-cache')
  })

  it('comes as it was compressed when it was built, to browsers that take it so', async () => {
    const url = '/assets/app-1a2b.js'
    const small = await server.ask({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(small.headers['content-encoding']).toBe('br')
    expect(small.headers['content-type']).toContain('javascript')
    expect(small.headers['cache-control']).toContain('immutable')
    expect(small.text).toBe('compressed')
    const plain = await server.ask({ url, headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.text).toBe('export {}')
  })

  it('comes with a policy that lets it draw, work in threads and nothing more', async () => {
    const policy = String((await server.ask({ url: '/' })).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).toContain("img-src 'self' data: blob:")
    expect(policy).not.toContain("unsafe-eval' 'unsafe-inline")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })
})

describe('what comes in', () => {
  const login = (payload: string, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/v3/user/login', headers: { 'content-type': type }, payload })

  it('is refused when it is no JSON, without telling of the inside', async () => {
    const answer = await login('{"channel":')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' })
    expect(answer.body).not.toMatch(/SyntaxError|at \w+ \(|node:/)
  })

  it('is refused when it tries to reach the prototype', async () => {
    expect((await login('{"__proto__":{"x":1},"channel":"sandbox"}')).json().code).toBe('INVALID_INPUT')
  })

  it('is refused when it is too long or of another kind', async () => {
    expect((await login(`{"channel":"${'x'.repeat(limits.jsonBodyBytes)}"}`)).statusCode).toBe(413)
    expect((await login('<xml/>', 'application/xml')).statusCode).toBe(415)
  })

  it('is told when it is no JSON', async () => {
    expect((await login('{"channel":')).json()).toMatchObject({
      code: 'INVALID_INPUT',
      message: '보낸 내용이 올바른 JSON이 아니에요.',
    })
  })

  it('names the field and the rule in the language asked for', async () => {
    const ask = (lang: string) =>
      server.ask({ method: 'POST', url: `/v3/user/existsEmail?lang=${lang}`, body: { userEmail: 'nobody' } })
    expect((await ask('kr')).body).toMatchObject({
      field: 'userEmail',
      message: 'userEmail: 이메일 형식이 아니에요.',
    })
    expect((await ask('en')).body.message).toBe('userEmail: This is not an e-mail address.')
    const missing = await server.ask({ method: 'POST', url: '/v3/user/existsEmail', body: {} })
    expect(missing.body.message).toBe('userEmail: 꼭 입력해 주세요.')
  })
})

describe('a bug', () => {
  it('reads as INTERNAL and shows nothing of itself', async () => {
    const broken = { ...wholeAccount, location: () => Promise.reject(new Error('password of the database')) }
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: { account: broken } } })
    const { status, body, text } = await other.ask({ url: '/v3/user/location' })
    expect([status, body.code, body.retryable]).toEqual([500, 'INTERNAL', true])
    expect(text).not.toContain('password of the database')
    await other.stop()
  })

  it('is also an answer that breaks the contract', async () => {
    const broken = {
      ...wholeAccount,
      location: async () => ({ result: { country: 'Korea' }, country: 'KR' }),
    }
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: { account: broken } } })
    expect((await other.ask({ url: '/v3/user/location' })).body.code).toBe('INTERNAL')
    await other.stop()
  })
})

it('counts calls by account, and by the address that our own proxy tells for visitors', async () => {
  const other = await startTestServer({
    engine: 'postgres',
    areas: { handlers: { account: wholeAccount } },
    requestsPerMinute: 3,
    trustedProxies: 1,
  })
  const [one, two] = [await other.member(), await other.member()]
  const info = (as: typeof one) => other.ask({ url: '/v3/user/info', as })
  for (let n = 0; n < 3; n += 1) expect((await info(one)).status).toBe(200)
  expect(await info(one)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', retryable: true } })
  expect((await info(two)).status).toBe(200)
  const visit = (forwarded: string) =>
    other.ask({ url: '/v3/user/location', headers: { 'x-forwarded-for': forwarded } })
  for (let n = 0; n < 3; n += 1) expect((await visit(`10.9.9.${n}, 203.0.113.7`)).status).toBe(200)
  expect((await visit('10.9.9.8, 203.0.113.7')).status).toBe(429)
  expect((await visit('203.0.113.8')).status).toBe(200)
  expect((await other.ask({ url: '/healthz' })).status).toBe(200)
  await other.stop()
})

describe('uploads', () => {
  let uploads: TestServer
  beforeAll(async () => {
    uploads = await startTestServer({ engine: 'postgres', areas: { handlers: { assets } } })
  })
  afterAll(() => uploads.stop())
  const file = (filename: string, size: number) => ({
    field: 'file',
    filename,
    content: new Uint8Array(size),
  })

  it('reach the handler one after another, with their names', async () => {
    got.length = 0
    const as = await uploads.member()
    const files = [file('하나.jpg', 70_000), file('둘.png', 3)]
    const { body } = await uploads.upload({ url: '/ai/asset', as }, { files })
    expect(body.code).toBe('ASSETS_IN_USE')
    expect(got).toEqual([
      { field: 'file', filename: '하나.jpg', size: 70_000 },
      { field: 'file', filename: '둘.png', size: 3 },
    ])
  })

  it('are refused to visitors before a byte is read', async () => {
    const { status } = await uploads.upload({ url: '/ai/asset' }, { files: [file('a.jpg', 10)] })
    expect(status).toBe(401)
  })

  it('are refused when the body is no form', async () => {
    const as = await uploads.member()
    const { body } = await uploads.ask({ method: 'POST', url: '/ai/asset', as, body: {} })
    expect(body.code).toBe('INVALID FILE TYPE')
  })

  it('end with EXCEED REMAINING SPACE past the limit, and the next call on the line goes through', async () => {
    const as = await uploads.member()
    const base = await uploads.listen()
    const send = async (size: number, name: string) => {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(size)]), name)
      const headers = { authorization: `Bearer ${as.token}` }
      const answer = await fetch(`${base}/ai/asset`, { method: 'POST', body: form, headers })
      return (await answer.json()) as { code: string }
    }
    expect((await send(limits.uploadBytes + 1, 'huge.mp4')).code).toBe('EXCEED REMAINING SPACE')
    expect((await send(5_000_000, 'bad.exe')).code).toBe('INVALID FILE TYPE')
    expect((await send(10, 'small.jpg')).code).toBe('ASSETS_IN_USE')
  })
})

describe('signed files', () => {
  const link = async (key: string, downloadName?: string) =>
    server.ctx.files.signedUrl(key, { expiresInSeconds: 600, ...(downloadName ? { downloadName } : {}) })

  it('come whole, in parts, and not at all past their end', async () => {
    await server.ctx.files.put('films/one.mp4', Buffer.from('0123456789'), { contentType: 'video/mp4' })
    const url = await link('films/one.mp4')
    const whole = await server.ask({ url })
    expect(whole).toMatchObject({ status: 200, text: '0123456789' })
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    const part = await server.ask({ url, headers: { range: 'bytes=2-5' } })
    expect(part).toMatchObject({ status: 206, text: '2345' })
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-5/10', 'content-length': '4' })
    expect((await server.ask({ url, headers: { range: 'bytes=-3' } })).text).toBe('789')
    const past = await server.ask({ url, headers: { range: 'bytes=10-' } })
    expect([past.status, past.headers['content-range']]).toEqual([416, 'bytes */10'])
  })

  it('save under the name that the link carries', async () => {
    await server.ctx.files.put('films/two.mp4', Buffer.from('film'), { contentType: 'video/mp4' })
    const { headers } = await server.ask({ url: await link('films/two.mp4', '봄 신상.mp4') })
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('봄 신상.mp4')}`)
  })

  it('are refused without a signature, with a changed one, and after their time', async () => {
    await server.ctx.files.put('films/three.mp4', Buffer.from('film'), { contentType: 'video/mp4' })
    const url = await link('films/three.mp4')
    expect((await server.ask({ url: '/files/films/three.mp4' })).status).toBe(403)
    expect((await server.ask({ url: url.replace('three', 'one') })).status).toBe(403)
    expect((await server.ask({ url: '/files/..%2fsecret?expires=9999999999999&signature=x' })).status).toBe(
      403,
    )
    server.clock.advance(20 * 60_000)
    expect((await server.ask({ url })).status).toBe(403)
  })

  it('cannot run as a page of ours, whatever somebody uploaded', async () => {
    await server.ctx.files.put('films/page', Buffer.from('<script>1</script>'), { contentType: 'text/html' })
    const { headers } = await server.ask({ url: await link('films/page') })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('what operators and machines ask', () => {
  it('is whether it lives, whether it can serve, and what it measured', async () => {
    expect((await server.ask({ url: '/healthz' })).body).toEqual({ status: 'ok' })
    expect((await server.ask({ url: '/readyz' })).body).toEqual({ status: 'ready' })
    const { text } = await server.ask({ url: '/metrics' })
    expect(text).toContain('clipmint_http_seconds_count{method="GET",route="/healthz",status="200"}')
    expect(text).toContain('process_cpu_seconds_total')
    const stranger = await server.ask({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect([stranger.status, stranger.body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('is the API, described from the contract, each host apart', async () => {
    const { body } = await server.ask({ url: '/v3/openapi.json' })
    expect(body.openapi).toBe('3.1.0')
    const info = body.paths['/v3/user/info']
    expect(Object.keys(info)).toEqual(['get', 'patch'])
    expect(info.get).toMatchObject({ operationId: 'account.info', security: [{ bearer: [] }] })
    expect(info.get.parameters.map(({ name }: { name: string }) => name)).toEqual(['lang', 'country'])
    expect(info.patch.requestBody.content['application/json'].schema.properties).toHaveProperty('userName')
    expect(Object.keys(body.paths).every((path) => path.startsWith('/v3/'))).toBe(true)
    expect((await server.ask({ url: '/ai/openapi.json' })).body.paths).toEqual({})
  })
})

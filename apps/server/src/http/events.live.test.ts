import { limits } from '@clipmint/contract'
import { describe, expect, it } from 'vitest'

import { account } from '../features/account/index.ts'
import { startTestServer } from '../test/index.ts'

describe('live events', () => {
  it('reach the account that they are for, and end with the server', async () => {
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: {} } })
    const base = await other.listen()
    const [me, stranger] = [await other.member(), await other.member()]
    const answer = await fetch(`${base}/v3/events`, { headers: { authorization: `Bearer ${me.token}` } })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const readUntil = async (part: string) => {
      while (!text.includes(part)) {
        const next = await reader?.read()
        if (!next || next.done) throw new Error(`The stream ended before "${part}": ${text}`)
        text += next.value
      }
    }
    await readUntil('event: hello')
    await other.ctx.events.publish(stranger.id, { kind: 'project.render', id: 'theirs' })
    await other.ctx.events.publish(me.id, { kind: 'project.render', id: 'mine', data: { percent: 40 } })
    await readUntil('mine')
    expect(text).toContain('data: {"kind":"project.render","id":"mine","data":{"percent":40}}')
    expect(text).not.toContain('theirs')
    const stoppedAt = performance.now()
    await other.stop()
    expect(performance.now() - stoppedAt).toBeLessThan(5_000)
  })

  it('end when the session does, and not those of the account’s other sessions', async () => {
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: { account } } })
    const base = await other.listen()
    const login = { method: 'POST', url: '/v3/user/login', body: { channel: 'sandbox' } } as const
    const tokens = [await other.ask(login), await other.ask(login)].map(
      ({ body }) => body.result.tokens.accessToken as string,
    )
    const [mine, others] = await Promise.all(tokens.map((token) => openStream(base, token)))
    await other.app.inject({
      method: 'DELETE',
      url: '/v3/user/logout',
      headers: { authorization: `Bearer ${tokens[0]}` },
    })
    await expect.poll(() => mine?.ended()).toBe(true)
    expect([others?.ended(), others?.text()]).toEqual([false, expect.not.stringContaining('session.ended')])
    await other.stop()
  })

  it('are so many for an account and no more, and leave nothing behind when a client vanishes', async () => {
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: {} } })
    const base = await other.listen()
    const me = await other.member()
    let listening = 0
    const { subscribe } = other.ctx.events
    other.ctx.events.subscribe = (accountId, listener) => {
      const stop = subscribe(accountId, listener)
      listening += 1
      let left = false
      return () => {
        if (!left) listening -= 1
        left = true
        stop()
      }
    }
    const streams: Awaited<ReturnType<typeof openStream>>[] = []
    for (let count = 0; count <= limits.streamsPerAccount; count += 1)
      streams.push(await openStream(base, me.token))
    await expect
      .poll(() => streams.map((stream) => stream.ended()))
      .toEqual([true, ...Array.from({ length: limits.streamsPerAccount }, () => false)])
    expect(listening).toBe(limits.streamsPerAccount)
    for (const stream of streams) stream.vanish()
    await expect.poll(() => listening).toBe(0)
    await other.stop()
  })

  it('are refused to visitors', async () => {
    const other = await startTestServer({ engine: 'postgres', areas: { handlers: {} } })
    expect((await other.ask({ url: '/v3/events' })).body.code).toBe('UNAUTHENTICATED')
    await other.stop()
  })
})

/** An open stream of news, read as it comes. */
async function openStream(base: string, token: string) {
  const gone = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${base}/v3/events`, { headers, signal: gone.signal })
  let [text, ended] = ['', false]
  const reading = (async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  })()
  reading.catch(() => {}).finally(() => (ended = true))
  await expect.poll(() => text).toContain('event: hello')
  return { text: () => text, ended: () => ended, vanish: () => gone.abort() }
}

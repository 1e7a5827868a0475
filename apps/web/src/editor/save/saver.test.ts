import { createEditor, parseJournal, type SaveBody } from '@clipmint/editor'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { cafeContent, cafeTemplate } from '../test/cafe.ts'
import { AwayError, PretendServer, PretendStore, StaleError } from '../test/pretend-server.ts'
import { type FailureKind, Saver, type Timers } from './saver.ts'

const timers: Timers = {
  nowMs: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof StaleError) return 'stale'
  return error instanceof AwayError ? 'away' : 'refused'
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function openPage({
  server = new PretendServer(),
  store = new PretendStore(),
  send = (body: SaveBody): Promise<{ rev: number }> => pause(50).then(() => server.edit(body)),
} = {}) {
  const editor = createEditor({
    template: cafeTemplate,
    content: server.content,
    files: [],
    rev: server.rev,
    beatMsOf: () => null,
    nowMs: timers.nowMs,
  })
  const journal = store.open('page', () => pause(2))
  const reload = () => Promise.resolve({ content: server.content, rev: server.rev })
  const saver = new Saver({ projectId: 'p', editor, send, reload, kindOf, journal, timers })
  return { editor, saver, server, store }
}

const saved = (server: PretendServer, slotId: string) => server.content.userSource.text[slotId]?.value

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving by itself', () => {
  it('has saved within 1.5 s of the last key, in one request for a run of typing', async () => {
    const send = vi.fn<(body: SaveBody) => Promise<{ rev: number }>>()
    const server = new PretendServer()
    send.mockImplementation((body) => pause(100).then(() => server.edit(body)))
    const { editor, saver } = openPage({ server, send })
    for (const words of ['오', '오늘', '오늘의', '오늘의 커피']) {
      editor.setText('line-1', words)
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(saver.state.kind).toBe('saving')
    await vi.advanceTimersByTimeAsync(1300)
    expect(saved(server, 'line-1')).toBe('오늘의 커피')
    expect(saver.state.kind).toBe('saved')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('does not wait for a pause longer than five seconds', async () => {
    const { editor, server } = openPage()
    for (let key = 1; key <= 26; key++) {
      editor.setText('line-1', `글자 ${key}`)
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(saved(server, 'line-1')).not.toBe('0')
  })

  it('journals a change at once, and forgets it when the server has it', async () => {
    const { editor, store } = openPage()
    editor.setText('line-1', '새 글')
    await vi.advanceTimersByTimeAsync(10)
    expect(store.journals.get('page')?.changes).toMatchObject([
      { field: 'text/line-1', after: { value: '새 글' } },
    ])
    await vi.advanceTimersByTimeAsync(1000)
    expect(store.journals.size).toBe(0)
  })

  it('sends nothing when a change was taken back before it was saved', async () => {
    const send = vi.fn<(body: SaveBody) => Promise<{ rev: number }>>()
    const { editor, saver } = openPage({ send })
    editor.setText('line-1', '새 글')
    editor.undo()
    await vi.advanceTimersByTimeAsync(6000)
    expect(send).not.toHaveBeenCalled()
    expect(saver.state.kind).toBe('saved')
  })

  it('saves everything before it says that it has', async () => {
    const { editor, saver, server } = openPage()
    editor.setText('line-1', '하나')
    const first = saver.saveNow()
    await vi.advanceTimersByTimeAsync(20)
    editor.setText('line-2', '둘')
    const second = saver.saveNow()
    await vi.advanceTimersByTimeAsync(500)
    expect([await first, await second]).toEqual([true, true])
    expect([saved(server, 'line-1'), saved(server, 'line-2')]).toEqual(['하나', '둘'])
  })
})

describe('a save that does not arrive', () => {
  it('waits for the network and says how much is waiting', async () => {
    const server = new PretendServer()
    let isOnline = false
    const send = (body: SaveBody) =>
      isOnline ? Promise.resolve(server.edit(body)) : Promise.reject(new AwayError('No network.'))
    const { editor, saver } = openPage({ server, send })
    editor.setText('line-1', '하나')
    editor.setText('line-2', '둘')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.state).toEqual({ kind: 'offline', changes: 2 })
    isOnline = true
    saver.wake()
    await vi.advanceTimersByTimeAsync(10)
    expect(saver.state.kind).toBe('saved')
    expect(saved(server, 'line-2')).toBe('둘')
  })

  it('tries again by itself when nobody says that the network is back', async () => {
    const server = new PretendServer()
    let tries = 0
    const send = (body: SaveBody) =>
      ++tries < 3 ? Promise.reject(new AwayError('No network.')) : Promise.resolve(server.edit(body))
    const { editor } = openPage({ server, send })
    editor.setText('line-1', '하나')
    await vi.advanceTimersByTimeAsync(5000)
    expect(saved(server, 'line-1')).toBe('하나')
  })

  it('is not repeated when the server took it and only the answer was lost', async () => {
    const server = new PretendServer()
    let tries = 0
    const send = (body: SaveBody) => {
      const answer = server.rev === body.rev ? server.edit(body) : null
      if (++tries === 1) return Promise.reject(new AwayError('The answer was lost.'))
      return answer ? Promise.resolve(answer) : Promise.reject(new StaleError('Stale.'))
    }
    const { editor, saver } = openPage({ server, send })
    editor.setText('line-1', '하나')
    await vi.advanceTimersByTimeAsync(4000)
    expect(saver.state.kind).toBe('saved')
    expect(server.rev).toBe(2)
    expect(editor.state.conflicts).toEqual([])
  })

  it('says why when the server will not have it, and tries again with the next change', async () => {
    const server = new PretendServer()
    let refuses = true
    const send = (body: SaveBody) =>
      refuses ? Promise.reject(new Error('Locked.')) : Promise.resolve(server.edit(body))
    const { editor, saver } = openPage({ server, send })
    editor.setText('line-1', '하나')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saver.state).toMatchObject({ kind: 'refused', error: { message: 'Locked.' } })
    refuses = false
    editor.setText('line-1', '하나둘')
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved(server, 'line-1')).toBe('하나둘')
  })
})

it('merges what was saved elsewhere, slot by slot, and reports the slot that both changed', async () => {
  const { editor, server } = openPage()
  const { userSource } = cafeContent
  server.edit({
    rev: 1,
    userSource: {
      ...userSource,
      text: { ...userSource.text, 'line-1': { value: '저쪽 1' }, 'line-2': { value: '저쪽 2' } },
    },
  })
  editor.setText('line-1', '이쪽 1')
  editor.setText('line-3', '이쪽 3')
  await vi.advanceTimersByTimeAsync(1500)
  expect(['line-1', 'line-2', 'line-3'].map((slot) => saved(server, slot))).toEqual([
    '이쪽 1',
    '저쪽 2',
    '이쪽 3',
  ])
  expect(editor.state.conflicts).toMatchObject([{ field: 'text/line-1', theirs: { value: '저쪽 1' } }])
  // Whoever never looks at that finds it among the versions.
  expect(server.kept.map(({ userSource: kept }) => kept.text['line-1']?.value)).toEqual(['저쪽 1'])
  editor.setText('line-2', '나중 글')
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.kept).toHaveLength(1)
})

it('forgets what an earlier session left behind once it proved to be saved', async () => {
  const store = new PretendStore()
  const server = new PretendServer()
  const change = { field: 'text/line-1' as const, before: { value: '0' }, after: { value: '0' } }
  store.journals.set('old', { v: 1, projectId: 'p', rev: 1, changes: [change] })
  const journal = store.open('page', () => pause(2))
  const editor = createEditor({
    template: cafeTemplate,
    content: server.content,
    files: [],
    rev: server.rev,
    beatMsOf: () => null,
    nowMs: timers.nowMs,
  })
  for (const it of await journal.readAll('p')) {
    const parsed = parseJournal(it, editor.slots)
    if (parsed) editor.replay(parsed)
  }
  const parts = { projectId: 'p', editor, journal, timers, kindOf }
  new Saver({ ...parts, send: () => Promise.reject(new Error()), reload: () => Promise.reject(new Error()) })
  await vi.advanceTimersByTimeAsync(10)
  expect(store.journals.size).toBe(0)
})

it('keeps in the journal what it sends as its page goes, so that nothing older comes back', async () => {
  const { editor, saver, server, store } = openPage()
  editor.setText('line-1', '민')
  await vi.advanceTimersByTimeAsync(10)
  editor.setText('line-1', '민트')
  const body = saver.lastWords()
  saver.stop()
  if (body) server.edit(body)
  expect(store.journals.get('page')?.changes).toMatchObject([{ after: { value: '민트' } }])
  const next = openPage({ server, store })
  for (const it of store.journals.values()) {
    const left = parseJournal(it, next.editor.slots)
    if (left) next.editor.replay(left)
  }
  expect(next.editor.state.work.userSource.text['line-1']?.value).toBe('민트')
  expect(next.editor.state.conflicts).toEqual([])
})

describe('a server that always says somebody saved before', () => {
  it('is asked less and less often, and nothing is lost', async () => {
    const send = vi.fn<(body: SaveBody) => Promise<{ rev: number }>>(() => Promise.reject(new StaleError()))
    const { editor, saver, store } = openPage({ send })
    editor.setText('line-1', '새 글')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send.mock.calls.length).toBeLessThanOrEqual(40)
    expect(saver.state).toEqual({ kind: 'offline', changes: 1 })
    expect(store.journals.get('page')?.changes).toHaveLength(1)
  })
})

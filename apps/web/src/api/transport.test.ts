import { expect, test } from 'vitest'

import { backOffMs, type LiveEvent, readEvents } from './sse.ts'
import { sharePerFile } from './transport.ts'

test('what has gone out fills the files in their order', () => {
  const files = [new File([new Uint8Array(100)], 'a.jpg'), new File([new Uint8Array(300)], 'b.jpg')]
  expect(sharePerFile(files, 220, 440).files).toEqual([
    { name: 'a.jpg', loaded: 100, size: 100 },
    { name: 'b.jpg', loaded: 100, size: 300 },
  ])
})

test('a request without a known length says that nothing has gone out', () => {
  expect(sharePerFile([new File(['abc'], 'a.jpg')], 0, 0).files[0]?.loaded).toBe(0)
})

/** Hears what a server writes in these pieces. */
async function hear(...pieces: string[]): Promise<LiveEvent[]> {
  const heard: LiveEvent[] = []
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of bytes) controller.enqueue(piece)
      controller.close()
    },
  })
  await readEvents(stream, (event) => heard.push(event))
  return heard
}

test('an event is heard whole however its bytes were cut', async () => {
  const heard = await hear(
    'event: project.render\ndata: {"kind":"project.ren',
    'der","id":"1","data":{"progress":0.4}}\n',
    '\n',
  )
  expect(heard).toEqual([{ kind: 'project.render', id: '1', data: { progress: 0.4 } }])
})

test('heartbeats and lines that make no sense are passed over', async () => {
  expect(await hear(': still here\n\n', 'data: {oops\n\n', 'data: {"kind":"a","id":"2"}\r\n\r\n')).toEqual([
    { kind: 'a', id: '2', data: {} },
  ])
})

test('waits double with each failure and stay under half a minute and a quarter', () => {
  expect([1, 2, 3].map((failures) => backOffMs(failures, () => 0.5))).toEqual([2_000, 4_000, 8_000])
  expect(backOffMs(20, () => 1)).toBe(37_500)
})

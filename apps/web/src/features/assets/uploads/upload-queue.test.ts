import type { Asset } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { UploadQueue } from './upload-queue.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function openQueue(names: readonly string[]) {
  const sent: { name: string; signal: AbortSignal; end: (error?: Error) => void }[] = []
  const stored: string[] = []
  const queue = new UploadQueue({
    send: ({ name }, { signal }) =>
      new Promise<Asset>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
        sent.push({
          name,
          signal,
          end: (error) => (error ? reject(error) : resolve({ _id: name } as Asset)),
        })
      }),
    onStored: ({ _id }) => stored.push(_id),
  })
  queue.add(names.map((name) => new File(['x'], name)))
  const states = () => queue.list.map(({ name, state }) => `${name} ${state}`)
  const idOf = (name: string) => queue.list.find((upload) => upload.name === name)?.id ?? 0
  return { queue, sent, stored, states, idOf, names: () => sent.map(({ name }) => name) }
}

it('sends three at a time, and takes what is stored off the list', async () => {
  const { sent, stored, states } = openQueue(['a', 'b', 'c', 'd'])
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
  sent[1]?.end()
  await settle()
  expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
  expect(stored).toEqual(['b'])
})

it('stops a file that is paused, lets the next one go, and sends it whole when it may', async () => {
  const { queue, sent, states, idOf, names } = openQueue(['a', 'b', 'c', 'd'])
  queue.pause(idOf('a'))
  expect(sent[0]?.signal.aborted).toBe(true)
  expect(states()).toEqual(['a paused', 'b sending', 'c sending', 'd sending'])
  queue.resume(idOf('a'))
  expect(states()[0]).toBe('a waiting')
  sent[1]?.end()
  await settle()
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'a'])
})

it('holds all back at once without letting another go, and lets all go again', async () => {
  const { queue, states, names } = openQueue(['a', 'b', 'c', 'd'])
  queue.pauseAll()
  await settle()
  expect(states()).toEqual(['a paused', 'b paused', 'c paused', 'd paused'])
  expect(names()).toEqual(['a', 'b', 'c'])
  queue.resumeAll()
  expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
})

it('calls a file back for good, waiting or on its way', async () => {
  const { queue, sent, stored, states, idOf } = openQueue(['a', 'b', 'c', 'd'])
  queue.cancel(idOf('d'))
  queue.cancel(idOf('a'))
  sent[0]?.end()
  await settle()
  expect(states()).toEqual(['b sending', 'c sending'])
  expect(stored).toEqual([])
})

it('keeps what failed with its reason until it is sent again', async () => {
  const { queue, sent, states, idOf } = openQueue(['a'])
  sent[0]?.end(new Error('away'))
  await settle()
  expect(queue.list).toMatchObject([{ state: 'failed', error: { message: 'away' } }])
  queue.resume(idOf('a'))
  expect(states()).toEqual(['a sending'])
})

import type { Asset } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { UploadLine } from './upload-line.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** A line whose server answers when the test says so, and what it told. */
function openLine() {
  const sent = new Map<string, { resolve: () => void; reject: (error: Error) => void; signal: AbortSignal }>()
  const told: string[] = []
  const line = new UploadLine<string>({
    send: ({ name }, { signal, onShare }) => {
      onShare(0.5)
      return new Promise<Asset>((resolve, reject) => {
        sent.set(name, { resolve: () => resolve({ _id: name } as Asset), reject, signal })
      })
    },
    onBegun: (key) => told.push(`${key} begun`),
    onShare: (key, share) => told.push(`${key} at ${share}`),
    onStored: (key, { _id }) => told.push(`${key} stored as ${_id}`),
    onFailed: (key, error) => told.push(`${key} failed: ${String(error)}`),
  })
  for (const name of ['a', 'b', 'c', 'd', 'e']) line.add(name, new File(['x'], `${name}.jpg`))
  return { line, sent, told }
}

it('sends three at a time, and tells of each how it goes and ends', async () => {
  const { sent, told } = openLine()
  expect([...sent.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  sent.get('b.jpg')?.resolve()
  sent.get('a.jpg')?.reject(new Error('away'))
  await settle()
  expect([...sent.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'])
  expect(told.filter((one) => /^[ab]/.test(one))).toEqual([
    'a begun',
    'a at 0.5',
    'b begun',
    'b at 0.5',
    'b stored as b.jpg',
    'a failed: Error: away',
  ])
})

it('calls a file back, on its way or before, and sends the next in its place', async () => {
  const { line, sent, told } = openLine()
  line.stop('d')
  line.stop('a')
  expect(sent.get('a.jpg')?.signal.aborted).toBe(true)
  expect([...sent.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'e.jpg'])
  sent.get('a.jpg')?.resolve()
  await settle()
  expect(told).not.toContain('a stored as a.jpg')
})

it('stops all of them, and sends what is added after', async () => {
  const { line, sent } = openLine()
  line.stopAll()
  expect([...sent.values()].map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  line.add('f', new File(['x'], 'f.jpg'))
  expect([...sent.keys()]).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'f.jpg'])
})

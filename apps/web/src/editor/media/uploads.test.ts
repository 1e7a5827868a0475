import type { Asset } from '@clipmint/contract'
import { expect, it } from 'vitest'

import { Uploads } from './uploads.ts'

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
const file = (name: string) => new File(['x'], name)

function openUploads() {
  const sent: { name: string; resolve: () => void; reject: (error: Error) => void }[] = []
  const stored: string[] = []
  const uploads = new Uploads({
    send: ({ name }) =>
      new Promise<Asset>((resolve, reject) => {
        sent.push({ name, resolve: () => resolve({ _id: name } as Asset), reject })
      }),
    onStored: ({ _id }, slotId) => stored.push(`${_id} in ${slotId}`),
  })
  return { uploads, sent, stored }
}

it('sends three at a time, and the next when one is done', async () => {
  const { uploads, sent, stored } = openUploads()
  uploads.add(['a', 'b', 'c', 'd'].map(file), 'hero')
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  sent[0]?.resolve()
  await settle()
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
  expect(stored).toEqual(['a in hero'])
})

it('keeps a failed one on the list with its reason, and goes on with the others', async () => {
  const { uploads, sent, stored } = openUploads()
  uploads.add([file('a'), file('b')], null)
  sent[0]?.reject(new Error('too big'))
  sent[1]?.resolve()
  await settle()
  expect(uploads.list).toMatchObject([{ name: 'a', error: { message: 'too big' } }])
  expect(stored).toEqual(['b in null'])
})

it('takes all that failed off the list at once, and leaves what is on its way', async () => {
  const { uploads, sent } = openUploads()
  uploads.add(['a', 'b', 'c'].map(file), null)
  sent[0]?.reject(new Error('too big'))
  sent[1]?.reject(new Error('too big'))
  await settle()
  uploads.dismissFailed()
  expect(uploads.list.map(({ name }) => name)).toEqual(['c'])
})

it('tells which slots wait for a file, until it is there or failed', async () => {
  const { uploads, sent } = openUploads()
  uploads.add([file('a'), file('b')], 'hero')
  uploads.add([file('c')], 'detail')
  expect(uploads.slotIds).toEqual(['hero', 'detail'])
  sent[0]?.resolve()
  sent[2]?.reject(new Error('too big'))
  await settle()
  expect(uploads.slotIds).toEqual([])
})

import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { describe, expect, it, vi } from 'vitest'

import { BadFileKey, BadRange, FileNotFound, type FileStore, FileTooLarge } from './store.ts'

const plain = { contentType: 'text/plain' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

async function* slowly(parts: readonly string[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    await new Promise((resolve) => setTimeout(resolve, 2))
    yield Buffer.from(part)
  }
}

async function keysOf(store: FileStore, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys
}

/** What every file store promises; `fetchUrl` reads one of its links as a browser would. */
export function describeFileStore(
  name: string,
  open: () => { store: FileStore; fetchUrl: (url: string) => Promise<Response> },
): void {
  describe(`the file store on ${name}`, () => {
    const read = async (key: string, range?: { start: number; end?: number }) => {
      const file = await open().store.get(key, range)
      return file && { ...file, text: (await buffer(file.stream)).toString() }
    }

    it('gives back what was put, with its type and size', async () => {
      const { store } = open()
      const put = await store.put('a/first.txt', bytesOf('hello'), plain)
      expect(put).toEqual({ key: 'a/first.txt', size: 5, contentType: 'text/plain' })
      expect(await read('a/first.txt')).toMatchObject({ text: 'hello', size: 5, start: 0, end: 4, ...plain })
      expect(await store.head('a/first.txt')).toEqual(put)
    })

    it('takes a stream whose length nobody knows', async () => {
      const { store } = open()
      const put = await store.put('a/stream.txt', Readable.from(slowly(['one ', 'two ', 'three'])), plain)
      expect(put.size).toBe(13)
      expect((await read('a/stream.txt'))?.text).toBe('one two three')
    })

    it('takes an empty file', async () => {
      await open().store.put('a/empty.txt', new Uint8Array(), plain)
      expect(await read('a/empty.txt')).toMatchObject({ text: '', size: 0 })
    })

    it('puts a new file in the place of an old one', async () => {
      const { store } = open()
      await store.put('a/twice', bytesOf('old and long'), plain)
      await store.put('a/twice', bytesOf('new'), { contentType: 'text/html' })
      expect(await read('a/twice')).toMatchObject({ text: 'new', contentType: 'text/html' })
    })

    it('gives any part of a file', async () => {
      await open().store.put('a/range', bytesOf('0123456789'), plain)
      expect(await read('a/range', { start: 2, end: 4 })).toMatchObject({
        text: '234',
        start: 2,
        end: 4,
        size: 10,
      })
      expect((await read('a/range', { start: 7 }))?.text).toBe('789')
      expect((await read('a/range', { start: -3 }))?.text).toBe('789')
      expect((await read('a/range', { start: 8, end: 99 }))?.text).toBe('89')
      await expect(read('a/range', { start: 10 })).rejects.toThrow(BadRange)
    })

    it('keeps nothing of a file over its limit, and leaves the old one', async () => {
      const { store } = open()
      await store.put('a/limit', bytesOf('small'), plain)
      const tooBig = store.put('a/limit', Readable.from(slowly(['12345', '67890'])), {
        ...plain,
        maxBytes: 9,
      })
      await expect(tooBig).rejects.toThrow(FileTooLarge)
      expect((await read('a/limit'))?.text).toBe('small')
    })

    it('keeps nothing of a stream that broke off', async () => {
      const { store } = open()
      async function* broken(): AsyncGenerator<Buffer> {
        yield Buffer.from('half')
        throw new Error('the line went dead')
      }
      await expect(store.put('a/broken', Readable.from(broken()), plain)).rejects.toThrow(
        'the line went dead',
      )
      expect(await store.head('a/broken')).toBeNull()
    })

    it('has null for a file that is not there', async () => {
      expect(await open().store.head('a/none')).toBeNull()
      expect(await open().store.get('a/none')).toBeNull()
    })

    it('deletes, also what is not there', async () => {
      const { store } = open()
      await store.put('a/gone', bytesOf('x'), plain)
      await store.delete('a/gone')
      await store.delete('a/gone')
      expect(await store.head('a/gone')).toBeNull()
    })

    it('copies with the type', async () => {
      const { store } = open()
      await store.put('a/source', bytesOf('copy me'), { contentType: 'image/webp' })
      await store.copy('a/source', 'b/target')
      expect(await read('b/target')).toMatchObject({ text: 'copy me', contentType: 'image/webp' })
      await expect(store.copy('a/none', 'b/none')).rejects.toThrow(FileNotFound)
    })

    it('lists by prefix in the order of the keys', async () => {
      const { store } = open()
      for (const key of ['list/b', 'list/a/1', 'list/c-1', 'listing'])
        await store.put(key, bytesOf(key), plain)
      expect(await keysOf(store, 'list/')).toEqual(['list/a/1', 'list/b', 'list/c-1'])
      expect(await keysOf(store, 'list/c')).toEqual(['list/c-1'])
      expect(await keysOf(store, 'nothing')).toEqual([])
    })

    it.each([
      '',
      '/etc/passwd',
      '../secret',
      'a/../../b',
      'a//b',
      'a/.hidden',
      'a\\b',
      'a/b/',
      'a b',
      'a%2e%2e',
    ])('refuses the key "%s"', async (key) => {
      const { store } = open()
      await expect(store.put(key, bytesOf('x'), plain)).rejects.toThrow(BadFileKey)
      await expect(store.get(key)).rejects.toThrow(BadFileKey)
      await expect(store.signedUrl(key, { expiresInSeconds: 60 })).rejects.toThrow(BadFileKey)
    })

    it('gives links that anyone can read by, the same for a while', async () => {
      const { store, fetchUrl } = open()
      await store.put('a/linked.txt', bytesOf('read me'), plain)
      const url = await store.signedUrl('a/linked.txt', { expiresInSeconds: 3_600 })
      expect(await store.signedUrl('a/linked.txt', { expiresInSeconds: 3_600 })).toBe(url)
      const answer = await fetchUrl(url)
      expect([answer.status, await answer.text()]).toEqual([200, 'read me'])
    })

    it('gives the same link whenever it is asked for, where it counts from a time', async () => {
      const { store, fetchUrl } = open()
      await store.put('a/mailed.txt', bytesOf('read me'), plain)
      const options = { expiresInSeconds: 86_400, from: new Date() }
      const url = await store.signedUrl('a/mailed.txt', options)
      vi.useFakeTimers({ toFake: ['Date'], now: options.from.getTime() + 80_000_000 })
      try {
        expect(await store.signedUrl('a/mailed.txt', options)).toBe(url)
      } finally {
        vi.useRealTimers()
      }
      expect(await (await fetchUrl(url)).text()).toBe('read me')
    })

    it('gives links that save the file under a name', async () => {
      const { store, fetchUrl } = open()
      await store.put('a/named.mp4', bytesOf('film'), { contentType: 'video/mp4' })
      const url = await store.signedUrl('a/named.mp4', { expiresInSeconds: 60, downloadName: '봄 신상.mp4' })
      const answer = await fetchUrl(url)
      expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('봄 신상.mp4'))
      expect(await answer.text()).toBe('film')
    })

    it('gives a path on this machine to read a file by', async () => {
      const { store } = open()
      await store.put('a/local.txt', bytesOf('on disk'), plain)
      const { mkdtemp, readFile, rm } = await import('node:fs/promises')
      const { join } = await import('node:path')
      const { tmpdir } = await import('node:os')
      const folder = await mkdtemp(join(tmpdir(), 'clipmint-local-'))
      expect(await readFile(await store.localPath('a/local.txt', folder), 'utf8')).toBe('on disk')
      await expect(store.localPath('a/none', folder)).rejects.toThrow(FileNotFound)
      await rm(folder, { recursive: true })
    })
  })
}

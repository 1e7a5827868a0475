import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import S3rver from 's3rver'
import { afterAll, beforeAll } from 'vitest'

import { describeFileStore } from './files.suite.ts'
import { createS3Store } from './s3-store.ts'

let folder = ''
let server: S3rver
let endpoint = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-s3-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describeFileStore('S3', () => ({
  store: createS3Store({
    bucket: 'media',
    prefix: 'clipmint/one',
    region: 'us-east-1',
    endpoint,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }),
  fetchUrl: (url) => fetch(url),
}))

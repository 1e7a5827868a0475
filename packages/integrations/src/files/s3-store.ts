import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  type S3ClientConfig,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'

import { attachment } from './attachment.ts'
import { bounded } from './bounded.ts'
import { checkedRange } from './range.ts'
import { FileNotFound, type FileStore, type StoredFile, checkedKey } from './store.ts'

export type S3Options = {
  bucket: string
  /** Put before every key, without slashes at its ends; empty for the bucket's root. */
  prefix: string
  region: string
  /** Another service than Amazon's, such as MinIO or R2; null for Amazon's own. */
  endpoint: string | null
  /** Null to let the SDK find them (a role, a profile). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

const fallbackType = 'application/octet-stream'

/** The file store on S3 or a service that speaks like it. Links lead to the bucket itself. */
export function createS3Store({ bucket, prefix, region, endpoint, credentials }: S3Options): FileStore {
  const client = new S3Client(clientConfig({ region, endpoint, credentials }))
  const root = prefix === '' ? '' : `${prefix}/`
  const at = (key: string) => ({ Bucket: bucket, Key: root + checkedKey(key) })

  async function head(key: string): Promise<StoredFile | null> {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(nullWhenMissing)
    if (!found) return null
    return { key, size: found.ContentLength ?? 0, contentType: found.ContentType ?? fallbackType }
  }

  async function get(key: string, range?: Parameters<FileStore['get']>[1]) {
    const file = await head(key)
    if (!file) return null
    const { start, end } = checkedRange(range, file.size)
    if (file.size === 0) return { ...file, start, end, stream: Readable.from([]) }
    const found = await client.send(new GetObjectCommand({ ...at(key), Range: `bytes=${start}-${end}` }))
    if (!(found.Body instanceof Readable)) throw new Error(`S3 gave no stream for "${key}".`)
    return { ...file, start, end, stream: found.Body }
  }

  return {
    head,
    get,
    checkLink: null,

    async put(key, content, { contentType, maxBytes }) {
      const { stream, size } = bounded(content, maxBytes ?? Number.POSITIVE_INFINITY)
      const upload = new Upload({ client, params: { ...at(key), Body: stream, ContentType: contentType } })
      // The SDK reads the stream itself; its fault must reach the upload, or that would wait for ever.
      const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject))
      try {
        await Promise.race([upload.done(), failed])
      } catch (error) {
        await upload.abort().catch(() => {})
        throw error
      }
      return { key, size: size(), contentType }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },

    async copy(from, to) {
      const source = await head(from)
      if (!source) throw new FileNotFound(`There is no file "${from}" to copy.`)
      await client.send(
        new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${root}${checkedKey(from)}` }),
      )
      return { ...source, key: to }
    },

    async *list(start) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: root + start })) {
        for (const { Key } of page.Contents ?? []) {
          const file = Key === undefined ? null : await head(Key.slice(root.length))
          if (file) yield file
        }
      }
    },

    async signedUrl(key, { expiresInSeconds, downloadName, from }) {
      const command = new GetObjectCommand({
        ...at(key),
        ...(downloadName ? { ResponseContentDisposition: attachment(downloadName) } : {}),
      })
      if (from) return getSignedUrl(client, command, { expiresIn: expiresInSeconds, signingDate: from })
      // Signed as of the start of the running period, so that the same file has the same link for a while and caches.
      const periodMs = expiresInSeconds * 1_000
      const signingDate = new Date(Math.floor(Date.now() / periodMs) * periodMs)
      return getSignedUrl(client, command, { expiresIn: expiresInSeconds * 2, signingDate })
    },

    async localPath(key, folder) {
      const file = await get(key)
      if (!file) throw new FileNotFound(`There is no file "${key}".`)
      const path = join(folder, checkedKey(key))
      await mkdir(dirname(path), { recursive: true })
      await pipeline(file.stream, createWriteStream(path)).catch(async (error: unknown) => {
        await rm(path, { force: true })
        throw error
      })
      return path
    },
  }
}

function clientConfig({
  region,
  endpoint,
  credentials,
}: Pick<S3Options, 'region' | 'endpoint' | 'credentials'>) {
  const config: S3ClientConfig = {
    region,
    // Services other than Amazon's know neither the newer checksums nor buckets as host names.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  }
  return config
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return null
  throw error
}

import type { S3Options } from '@clipmint/integrations'

export type StorageConfig = { kind: 'folder'; folder: string } | ({ kind: 's3' } & S3Options)

type StorageEnv = {
  STORAGE_URL?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
}

/** Reads `s3://bucket/prefix?region=…&endpoint=…`; without it the files lie in the data folder. */
export function storageOf(env: StorageEnv, faults: string[]): StorageConfig {
  if (!env.STORAGE_URL) return { kind: 'folder', folder: '' }
  const url = new URL(env.STORAGE_URL)
  const endpoint = url.searchParams.get('endpoint')
  if (!url.hostname) faults.push('STORAGE_URL: names no bucket, such as s3://bucket/prefix')
  if (endpoint !== null && !URL.canParse(endpoint)) faults.push('STORAGE_URL: its endpoint is not an address')
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    faults.push('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: set both or none')
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    prefix: url.pathname.replaceAll(/^\/+|\/+$/g, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}

import type { Readable } from 'node:stream'

/** What is known of a stored file. `key` is its only name; it never changes meaning once written. */
export type StoredFile = { key: string; size: number; contentType: string }

/**
 * Bytes `start` to `end`, both counted from 0 and both included; without `end`, to the last byte. A negative `start`
 * counts from the end: -500 is the last 500 bytes.
 */
export type ByteRange = { start: number; end?: number | undefined }

/** A file being read: `start` and `end` say which bytes the stream gives, `size` how many the whole file has. */
export type FileContent = StoredFile & { start: number; end: number; stream: Readable }

export type PutOptions = {
  contentType: string
  /** The most bytes that may come; one more throws `FileTooLarge` and nothing is stored. */
  maxBytes?: number
}

export type LinkOptions = {
  /** The link holds at least this long, and at most twice as long. */
  expiresInSeconds: number
  /** Makes the browser save the file under this name instead of showing it. */
  downloadName?: string
  /** Counts from this time instead of from now: then the link is the same whenever it is asked for, and holds exactly so long. */
  from?: Date
}

/**
 * Where files are kept: a folder or S3. A key is a relative path of letters, digits and `. _ - /`; one that could
 * leave the store throws `BadFileKey`. A put is whole or not at all: no reader ever sees half a file.
 */
export type FileStore = {
  put: (key: string, content: Readable | Uint8Array, options: PutOptions) => Promise<StoredFile>
  /** The file, or the asked part of it; null when there is no such file; throws `BadRange` past its end. */
  get: (key: string, range?: ByteRange) => Promise<FileContent | null>
  head: (key: string) => Promise<StoredFile | null>
  /** Deletes a file; one that is not there is no fault. */
  delete: (key: string) => Promise<void>
  /** Copies on the store's side, content type and all; throws `FileNotFound` without a source. */
  copy: (from: string, to: string) => Promise<StoredFile>
  /** Every file whose key starts with `prefix`, in the order of the keys. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** A link that anyone may read the file by until it runs out; it is the same link for a while, so it caches. */
  signedUrl: (key: string, options: LinkOptions) => Promise<string>
  /**
   * A path on this machine where the file can be read, for programs that want a path. It is the stored file itself
   * when that is on this disk (so: read only), else a copy downloaded into `folder`.
   */
  localPath: (key: string, folder: string) => Promise<string>
  /** True when `/files/<key>` was asked for by a good link of this store; null when its links lead elsewhere (S3). */
  checkLink: ((key: string, link: FileLink) => boolean) | null
}

/** What a signed link of our own carries. */
export type FileLink = { expires: number; name?: string | undefined; signature: string }

/** A key that is empty, too long, absolute, or would leave the store. */
export class BadFileKey extends Error {
  override name = 'BadFileKey'
}

/** More bytes came than the caller allowed. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge'
}

/** The asked range lies outside the file. */
export class BadRange extends Error {
  override name = 'BadRange'
  readonly size: number
  constructor(size: number) {
    super(`The range lies outside the file of ${size} bytes.`)
    this.size = size
  }
}

/** A file that must be there is not. */
export class FileNotFound extends Error {
  override name = 'FileNotFound'
}

const keyShape = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

/** The key itself, or a thrown `BadFileKey`. Each part starts with a letter or digit, so `..` and `.` cannot pass. */
export function checkedKey(key: string): string {
  if (key.length > 512 || !keyShape.test(key))
    throw new BadFileKey(`"${key}" is not a key of the file store.`)
  return key
}

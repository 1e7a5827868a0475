import { Transform, pipeline } from 'node:stream'

import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'

import { Failure } from '../failure.ts'
import type { UploadedFile } from './handlers.ts'
import { brokenInput, invalidInput } from './input-rules.ts'

type Multipart = { body: Record<string, unknown>; files: AsyncIterable<UploadedFile> }

/** Reads the text fields of an upload, up to its first file, and leaves the files to be read as they come. */
export async function readMultipart(request: FastifyRequest, schema: z.ZodType): Promise<Multipart> {
  if (!request.isMultipart()) throw new Failure('INVALID FILE TYPE')
  const parts = request.parts()
  const fields: Record<string, unknown> = {}
  let first: MultipartFile | null = null
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if (next.value.type === 'file') {
      first = next.value
      break
    }
    fields[next.value.fieldname] = next.value.value
  }
  const parsed = schema.safeParse(fields)
  if (!parsed.success) throw invalidInput(parsed.error.issues, fields)
  return { body: parsed.data as Record<string, unknown>, files: filesOf(first, parts) }
}

/** What a call without files gets. */
export async function* noFiles(): AsyncGenerator<UploadedFile> {}

async function* filesOf(
  first: MultipartFile | null,
  rest: ReturnType<FastifyRequest['parts']>,
): AsyncGenerator<UploadedFile> {
  if (!first) return
  yield toFile(first)
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    if (next.value.type !== 'file') throw brokenInput('fileOrder', next.value.fieldname)
    yield toFile(next.value)
  }
}

function toFile(part: MultipartFile): UploadedFile {
  // A file over the limit just ends early; what reads it must not take that for the end.
  const whole = new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => done(part.file.truncated ? new Failure('EXCEED REMAINING SPACE') : null),
  })
  // The reader of `whole` meets the error; here nothing is left to do with it.
  pipeline(part.file, whole, () => {})
  // Its types say otherwise, but a part that names no file has no name.
  const filename: string | undefined = part.filename
  return { field: part.fieldname, filename: filename ?? '', contentType: part.mimetype, stream: whole }
}

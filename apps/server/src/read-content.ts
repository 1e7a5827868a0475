import { readFile } from 'node:fs/promises'

import { ContentError, readJson } from '@clipmint/film'
import { z } from 'zod'

/** What a file of `content/` says; throws with the file's name and all that is wrong in it. */
export async function readContent<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  return parseContent(await readJson(file, (path) => readFile(path, 'utf8')), shape, `${file} is`)
}

/** The same of something that is not in a file yet; `what` begins the sentence of what is wrong. */
export function parseContent<Shape extends z.ZodType>(
  value: unknown,
  shape: Shape,
  what = 'It is',
): z.output<Shape> {
  const parsed = shape.safeParse(value)
  if (!parsed.success) throw new ContentError(`${what} not as it must be.\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

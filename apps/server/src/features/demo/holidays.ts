import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { ContentError, readJson } from '@clipmint/film'
import { z } from 'zod'

const file = fileURLToPath(new URL('../../../../../content/holidays.json', import.meta.url))

/** Days in Seoul on which nobody works, and what they are called. */
const Holidays = z.record(z.iso.date(), z.string().min(1))

/** Reads the days off; throws with the file's name and all that is wrong in it. */
export async function readHolidays(path: string): Promise<ReadonlySet<string>> {
  const parsed = Holidays.safeParse(await readJson(path, (it) => readFile(it, 'utf8')))
  if (!parsed.success)
    throw new ContentError(`${path} is not as it must be.\n${z.prettifyError(parsed.error)}`)
  return new Set(Object.keys(parsed.data))
}

/** The days off that ship with this installation, read once when the server starts. */
export const holidays: ReadonlySet<string> = await readHolidays(file)

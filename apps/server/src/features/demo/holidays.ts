import { fileURLToPath } from 'node:url'

import { z } from 'zod'

import { readContent } from '../../read-content.ts'

const file = fileURLToPath(new URL('../../../../../content/holidays.json', import.meta.url))

/** Days in Seoul on which nobody works, and what they are called. */
const Holidays = z.record(z.iso.date(), z.string().min(1))

/** Reads the days off; throws with the file's name and all that is wrong in it. */
export async function readHolidays(path: string): Promise<ReadonlySet<string>> {
  return new Set(Object.keys(await readContent(path, Holidays)))
}

/** The days off that ship with this installation, read once when the server starts. */
export const holidays: ReadonlySet<string> = await readHolidays(file)

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Announcement, Maintenance, type ShownAnnouncement } from '@clipmint/contract'
import { ContentError } from '@clipmint/film'
import { z } from 'zod'

import { writeWhole } from '../../write-whole.ts'
import { readAnnouncements, readMaintenance } from './board.ts'

/** The announcements of a folder of the site's texts, the one that starts last first. */
export async function listAnnouncements(content: string): Promise<ShownAnnouncement[]> {
  const all = await readAnnouncements(join(content, 'announcements'))
  return all.toSorted((a, b) => (a.startDateAt < b.startDateAt ? 1 : -1))
}

/** Writes a new announcement; throws what is wrong with it, and where there is one of its id. Says which file it is. */
export async function addAnnouncement(content: string, id: string, wish: unknown): Promise<string> {
  const file = fileOf(content, id)
  // `wx` would leave an empty file behind a bad one, so what is written is checked first.
  const text = toText(Announcement, wish)
  await writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new ContentError(`${file} is there already.`, { cause: error })
    throw error
  })
  return file
}

/** Has an announcement shown no more; the file stays. Null where there is none of this id. */
export async function endAnnouncement(content: string, id: string): Promise<string | null> {
  const all = await readAnnouncements(join(content, 'announcements'))
  const found = all.find((it) => it.id === id)
  if (!found) return null
  const { id: _, ...written } = found
  const file = fileOf(content, id)
  await writeWhole(file, toText(Announcement, { ...written, active: false }))
  return file
}

/** The maintenance of a folder of the site's texts. */
export function currentMaintenance(content: string): Promise<Maintenance> {
  return readMaintenance(maintenanceOf(content))
}

/** Writes when the site is worked on; throws what is wrong with it. Says which file it is. */
export async function writeMaintenance(content: string, wish: Maintenance): Promise<string> {
  const file = maintenanceOf(content)
  await writeWhole(file, toText(Maintenance, wish))
  return file
}

const fileOf = (content: string, id: string) => join(content, 'announcements', `${id}.json`)
const maintenanceOf = (content: string) => join(content, 'maintenance.json')

function toText(shape: typeof Announcement | typeof Maintenance, wish: unknown): string {
  const parsed = shape.safeParse(wish)
  if (!parsed.success) throw new ContentError(`It is not as it must be.\n${z.prettifyError(parsed.error)}`)
  return `${JSON.stringify(parsed.data, null, 2)}\n`
}

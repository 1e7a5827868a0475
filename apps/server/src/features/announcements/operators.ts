import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Announcement, Maintenance, type ShownAnnouncement } from '@clipmint/contract'
import { ContentError } from '@clipmint/film'

import { parseContent } from '../../read-content.ts'
import { type FileChange, writeWhole } from '../../write-whole.ts'
import { readAnnouncements, readMaintenance } from './board.ts'

/** The announcements of a folder of the site's texts, the one that starts last first. */
export async function listAnnouncements(content: string): Promise<ShownAnnouncement[]> {
  const all = await readAnnouncements(join(content, 'announcements'))
  return all.toSorted((a, b) => (a.startDateAt < b.startDateAt ? 1 : -1))
}

/** A new announcement; throws what is wrong with it, and when it is written where there is one of its id. */
export function addAnnouncement(content: string, id: string, wish: unknown): FileChange {
  const file = fileOf(content, id)
  // `wx` would leave an empty file behind a bad one, so what is written is checked first.
  const text = toText(Announcement, wish)
  const write = () =>
    writeFile(file, text, { flag: 'wx' }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new ContentError(`${file} is there already.`, { cause: error })
      throw error
    })
  return { files: [file], write }
}

/** Has an announcement shown no more; the file stays. Null where there is none of this id. */
export async function endAnnouncement(content: string, id: string): Promise<FileChange | null> {
  const all = await readAnnouncements(join(content, 'announcements'))
  const found = all.find((it) => it.id === id)
  if (!found) return null
  const { id: _, ...written } = found
  return rewrite(fileOf(content, id), toText(Announcement, { ...written, active: false }))
}

/** The maintenance of a folder of the site's texts. */
export function currentMaintenance(content: string): Promise<Maintenance> {
  return readMaintenance(maintenanceOf(content))
}

/** When the site is worked on; throws what is wrong with it. */
export function changeMaintenance(content: string, wish: Maintenance): FileChange {
  return rewrite(maintenanceOf(content), toText(Maintenance, wish))
}

const fileOf = (content: string, id: string) => join(content, 'announcements', `${id}.json`)
const maintenanceOf = (content: string) => join(content, 'maintenance.json')

function rewrite(file: string, text: string): FileChange {
  return { files: [file], write: () => writeWhole(file, text) }
}

function toText(shape: typeof Announcement | typeof Maintenance, wish: unknown): string {
  return `${JSON.stringify(parseContent(wish, shape), null, 2)}\n`
}

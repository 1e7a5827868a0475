import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { Announcement, Maintenance, type ShownAnnouncement } from '@clipmint/contract'

import { contentBoard } from '../../content-board.ts'
import { readContent } from '../../read-content.ts'

const contentFolder = fileURLToPath(new URL('../../../../../content/', import.meta.url))

/** Reads every announcement of a folder; throws with the file's name and all that is wrong in it. */
export async function readAnnouncements(folder: string): Promise<ShownAnnouncement[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => ({
      ...(await readContent(join(folder, name), Announcement)),
      id: basename(name, '.json'),
    })),
  )
}

/** Reads the maintenance that an operator wrote; throws with the file's name and all that is wrong in it. */
export function readMaintenance(file: string): Promise<Maintenance> {
  return readContent(file, Maintenance)
}

/** The announcements of this installation, which operators change while it runs. */
export const announcementBoard = await contentBoard(() =>
  readAnnouncements(join(contentFolder, 'announcements')),
)

/** When this installation is worked on, which operators change while it runs. */
export const maintenanceBoard = await contentBoard(() =>
  readMaintenance(join(contentFolder, 'maintenance.json')),
)

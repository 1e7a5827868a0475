import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type ShownSiteEvent, SiteEvent, siteEventIds } from '@clipmint/contract'
import { z } from 'zod'

import { contentBoard } from '../../content-board.ts'
import { parseContent, readContent } from '../../read-content.ts'

const folder = fileURLToPath(new URL('../../../../../content/events/', import.meta.url))
const Id = z.enum(siteEventIds, 'An event is 1.json, 2.json or 3.json: it has its page under that number.')

/** Reads every event of a folder; throws with the file's name and all that is wrong in it. */
export async function readSiteEvents(from: string): Promise<ShownSiteEvent[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = join(from, name)
      const id = parseContent(basename(name, '.json'), Id, `${file} is`)
      return { ...(await readContent(file, SiteEvent)), id }
    }),
  )
}

/** The events of this installation, which operators change while it runs. */
export const siteEventBoard = await contentBoard(() => readSiteEvents(folder))

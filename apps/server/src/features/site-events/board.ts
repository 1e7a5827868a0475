import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type ShownSiteEvent, SiteEvent, siteEventIds } from '@clipmint/contract'
import { ContentError, readJson } from '@clipmint/film'
import { z } from 'zod'

import { contentBoard } from '../../content-board.ts'

const folder = fileURLToPath(new URL('../../../../../content/events/', import.meta.url))
const Id = z.enum(siteEventIds, 'An event is 1.json, 2.json or 3.json: it has its page under that number.')

/** Reads every event of a folder; throws with the file's name and all that is wrong in it. */
export async function readSiteEvents(from: string): Promise<ShownSiteEvent[]> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = join(from, name)
      const id = Id.safeParse(basename(name, '.json'))
      const event = SiteEvent.safeParse(await readJson(file, (path) => readFile(path, 'utf8')))
      if (id.success && event.success) return { ...event.data, id: id.data }
      const error = id.error ?? event.error
      throw new ContentError(`${file} is not as it must be.\n${error ? z.prettifyError(error) : ''}`)
    }),
  )
}

/** The events of this installation, which operators change while it runs. */
export const siteEventBoard = await contentBoard(() => readSiteEvents(folder))

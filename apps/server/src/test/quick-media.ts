import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'

import { mediaInChildren } from '../media/in-children.ts'
import type { Media, MediaBatch, MediaOptions } from '../media/media.ts'
import type { MediaAnswer, MediaTask } from '../media/task.ts'

/** What was answered of a file: with `folder` as a sign for the task's own, and the files that lie there. */
type Known = { answer: string; files: { path: string; content: Buffer }[] }

const known = new Map<string, Promise<Known>>()
const folder = '{folder}'

/** All that one process of tests asks for: its children end with it. */
let batch: MediaBatch | undefined

/**
 * Does all tasks of media in the same one or two children, and the same task on the same file but once: to begin a process
 * takes longer than most pictures, and tests take in the same few. Not in this process, whose modules are slow at pixels.
 */
export const quickMedia: Media = {
  run: runTask,
  openBatch: () => ({ run: runTask, close: async () => {} }),
}

async function runTask(task: MediaTask, options: MediaOptions): Promise<MediaAnswer> {
  const key = await keyOf(task)
  const before = known.get(key) ?? work(task, options)
  known.set(key, before)
  const { answer, files } = await before
  // What was called off says nothing of the file.
  if (options.signal?.aborted) known.delete(key)
  const place = 'folder' in task ? task.folder : ''
  await Promise.all(files.map(({ path, content }) => writeFile(path.replace(folder, place), content)))
  return JSON.parse(answer.replaceAll(folder, place))
}

async function work(task: MediaTask, options: MediaOptions): Promise<Known> {
  batch ??= mediaInChildren.openBatch()
  const answer = await batch.run(task, options)
  const place = 'folder' in task ? task.folder : folder
  const paths = new Set(pathsIn(answer).filter((path) => path.startsWith(place)))
  return {
    answer: JSON.stringify(answer).replaceAll(place, folder),
    files: await Promise.all(
      [...paths].map(async (path) => ({ path: path.replace(place, folder), content: await readFile(path) })),
    ),
  }
}

/** What a task is about: all that it says, with the content of its files in place of where they lie. */
async function keyOf(task: MediaTask): Promise<string> {
  const files = [task.path, 'cut' in task ? task.cut : null, 'mask' in task ? task.mask : null]
  const hash = createHash('sha256')
  for (const file of files) hash.update(file === null ? 'none' : await readFile(file))
  return `${JSON.stringify({ ...task, path: '', folder: '', cut: '', mask: '' })} ${hash.digest('hex')}`
}

/** The paths of all files that an answer tells of. */
function pathsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, it]) =>
    name === 'path' && typeof it === 'string' ? [it] : pathsIn(it),
  )
}

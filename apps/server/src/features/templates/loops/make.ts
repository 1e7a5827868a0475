import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { compose, loopOf, sampleProject, type Template } from '@clipmint/film'

import type { Context } from '../../../context.ts'
import { runInChild } from '../../../jobs/run-in-child.ts'
import { beatMsOf } from '../entry.ts'
import { loopKeys, type WantedLoop } from './rules.ts'
import type { LoopTask } from './task.ts'

const script = new URL('./child.ts', import.meta.url)
const TIMEOUT_MS = 180_000
/** Long enough for three or four scenes, short enough to be seen again. */
const MOST_MS = 8_000

const contentTypes = { video: 'video/mp4', image: 'image/webp', poster: 'image/webp' } as const

/**
 * Makes the files of a loop in a process of its own and puts them into the store, each whole or not at all. Leaves
 * nothing in the temporary folder, however it ends. Rejects with what went wrong.
 */
export async function makeLoop(
  { files, settings, newId }: Pick<Context, 'files' | 'settings' | 'newId'>,
  { loop, template, signal }: { loop: WantedLoop; template: Template; signal: AbortSignal },
): Promise<void> {
  const folder = join(settings.tempFolder, `loop-${newId()}`)
  await mkdir(folder, { recursive: true })
  try {
    const out = {
      video: join(folder, 'loop.mp4'),
      image: join(folder, 'loop.webp'),
      poster: join(folder, 'poster.webp'),
    }
    const facts = { files: {}, beatMs: beatMsOf(template.music) }
    const film = compose(template, sampleProject(template, loop.ratio, loop.lang), facts)
    const task: LoopTask = { ...loopOf(film, MOST_MS), out, niceness: settings.loops?.niceness ?? 0 }
    const ending = await runInChild(script, task, { timeoutMs: TIMEOUT_MS, signal, stepsBack: false })
    signal.throwIfAborted()
    if (!ending.done) throw new Error(`A loop was not drawn. ${ending.why}`)
    const keys = loopKeys(loop)
    for (const kind of ['poster', 'image', 'video'] as const)
      await files.put(keys[kind], createReadStream(out[kind]), { contentType: contentTypes[kind] })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

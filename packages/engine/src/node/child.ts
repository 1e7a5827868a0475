import { hasGroups, killGroup, removeParts } from './child-group.ts'
import { endedChannel, type ToChild, type ToParent } from './child-talk.ts'
import { renderFilm } from './render.ts'

// A process that renders one film and ends. It knows no database and no address: what it needs comes by IPC, and what
// it has to say goes back by IPC. Its parent ends it by a signal.

let out: string | null = null

process.once('message', (task: ToChild) => void run(task))
process.once('disconnect', () => void endForNobody())

async function run(task: ToChild): Promise<void> {
  const { film, files, ffmpeg, output } = task
  out = task.out
  try {
    await renderFilm(film, files, out, { ffmpeg, output, onProgress: (progress) => void say(progress) })
    await say({ stage: 'done' })
  } catch (error) {
    await say({ stage: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  process.exit(0)
}

/** A parent that is gone cannot be told anything: the work, and the program that encodes, are for nobody. */
async function endForNobody(): Promise<void> {
  if (out !== null) await removeParts(out)
  if (hasGroups) killGroup(process)
  process.exit(endedChannel)
}

function say(message: ToParent): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve())
  })
}

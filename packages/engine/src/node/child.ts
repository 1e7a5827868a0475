import { endedChannel, type ToChild, type ToParent } from './child-talk.ts'
import { renderFilm } from './render.ts'

// A process that renders one film and ends. It knows no database and no address: what it needs comes by IPC, and what
// it has to say goes back by IPC. Its parent ends it by a signal.

process.once('message', (task: ToChild) => void run(task))
// A parent that is gone cannot be told anything: the work is for nobody.
process.once('disconnect', () => process.exit(endedChannel))

async function run({ film, files, out, ffmpeg, output }: ToChild): Promise<void> {
  try {
    await renderFilm(film, files, out, { ffmpeg, output, onProgress: (progress) => void say(progress) })
    await say({ stage: 'done' })
  } catch (error) {
    await say({ stage: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
  process.exit(0)
}

function say(message: ToParent): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve())
  })
}

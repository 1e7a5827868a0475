import type { MediaAnswer, MediaTask } from './task.ts'

/** The media process: takes one task, answers once, ends. */
process.once('message', (task: MediaTask) => {
  void answer(task).then((said) => process.send?.(said, () => process.exit(0)))
})

/** Loads what the task needs, and no more: a photograph waits for no video library. */
async function answer(task: MediaTask): Promise<MediaAnswer> {
  try {
    switch (task.kind) {
      case 'image': {
        const { inspectImage } = await import('./image.ts')
        return { kind: 'inspected', inspected: await inspectImage(task) }
      }
      case 'video': {
        const { inspectVideo } = await import('./video.ts')
        return { kind: 'inspected', inspected: await inspectVideo(task) }
      }
      case 'proxy': {
        const { makeProxy } = await import('./proxy.ts')
        return { kind: 'made', file: await makeProxy(task) }
      }
    }
  } catch (error) {
    return { kind: 'refused', why: error instanceof Error ? error.message : String(error) }
  }
}

import { Refused } from './refused.ts'
import type { MediaResult, MediaTask } from './task.ts'

/** Does a task in this process. A file that we do not take is a result; throws where the file broke what read it. */
export async function doMediaTask(task: MediaTask): Promise<MediaResult> {
  try {
    return await answer(task)
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal, why: error.message }
    throw error
  }
}

/** Loads what the task needs, and no more: a photograph waits for no video library. */
async function answer(task: MediaTask): Promise<MediaResult> {
  switch (task.kind) {
    case 'image': {
      const { inspectImage } = await import('./image.ts')
      return { kind: 'inspected', inspected: await inspectImage(task) }
    }
    case 'video': {
      const { inspectVideo } = await import('./video.ts')
      return { kind: 'inspected', inspected: await inspectVideo(task) }
    }
    case 'audio': {
      const { inspectAudio } = await import('./audio.ts')
      return { kind: 'inspected', inspected: await inspectAudio(task) }
    }
    case 'proxy': {
      const { makeProxy } = await import('./proxy.ts')
      return { kind: 'made', file: await makeProxy(task) }
    }
    case 'cutout': {
      const { makeCutout } = await import('./cutout/make.ts')
      return { kind: 'cut', cut: await makeCutout(task) }
    }
    case 'touch': {
      const { touchCutout } = await import('./cutout/make.ts')
      return { kind: 'made', file: await touchCutout(task) }
    }
    case 'look': {
      const { lookAtKept } = await import('./look/kept.ts')
      return { kind: 'looked', look: await lookAtKept(task.path) }
    }
  }
}

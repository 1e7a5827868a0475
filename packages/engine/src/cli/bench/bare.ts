import { setImmediate as nextTurn } from 'node:timers/promises'

import { type Film, frameCount, frameTimeMs } from '@clipmint/film'
import type { Frame } from 'node-av/lib'

import { clipsAt } from '../../media.ts'
import { ClipReader } from '../../node/clip.ts'
import { videoSettings } from '../../node/encode/encoder.ts'
import { FramePool } from '../../node/encode/frame-pool.ts'
import { NodeAvFile } from '../../node/encode/node-av-file.ts'
import { registerFonts } from '../../node/fonts.ts'
import { FrameMaker } from '../../node/frame-maker.ts'
import { type FilmFiles, NodeMedia } from '../../node/media.ts'
import { makeSound } from '../../node/sound.ts'
import { StageWatch } from '../../node/stages.ts'
import { startWatch, type Took } from './watch.ts'

/**
 * What no renderer can do without: decoding the clips the film shows and encoding its frames, which lie drawn as
 * YUV in memory before the clock starts, with the same settings, threads and sound.
 */
export async function measureBare(film: Film, files: FilmFiles, out: string): Promise<Took> {
  const sound = await makeSound(film, files)
  const frames = await drawAll(film, files)
  const stop = startWatch()
  const task = {
    out,
    width: film.width,
    height: film.height,
    fps: film.fps,
    sound: Promise.resolve(sound),
    video: videoSettings,
  }
  const file = await NodeAvFile.open(task)
  const clips = new BareClips(film, files)
  for (const [index, frame] of frames.entries()) {
    await Promise.all([file.addFrame(frame), clips.decodeTo(frameTimeMs(film, index))])
  }
  await file.finish()
  await clips.close()
  return stop()
}

async function drawAll(film: Film, files: FilmFiles): Promise<Frame[]> {
  registerFonts()
  const media = new NodeMedia(film, files)
  const maker = new FrameMaker(film, media, new StageWatch())
  const pool = new FramePool(film, frameCount(film))
  const frames: Frame[] = []
  for (let index = 0; index < frameCount(film); index += 1) {
    const timeMs = frameTimeMs(film, index)
    await media.prepare(timeMs)
    await maker.make(timeMs)
    frames.push(pool.fill(maker.planes, BigInt(index)))
    await nextTurn()
  }
  maker.dispose()
  await media.close()
  return frames
}

/** The clips of a film decoded frame by frame, as rendering does, and nothing made of the frames. */
class BareClips {
  readonly #film: Film
  readonly #files: FilmFiles
  readonly #open = new Map<string, ClipReader>()

  constructor(film: Film, files: FilmFiles) {
    this.#film = film
    this.#files = files
  }

  async decodeTo(timeMs: number): Promise<void> {
    const moments = clipsAt(this.#film, timeMs)
    for (const [key, clip] of this.#open) {
      if (moments.some((moment) => moment.key === key)) continue
      this.#open.delete(key)
      await clip.close()
    }
    for (const { key, fileMs } of moments) {
      const path = this.#files[this.#film.media[key]?.file.id ?? '']
      if (path === undefined) continue
      const clip = this.#open.get(key) ?? (await ClipReader.open(path))
      this.#open.set(key, clip)
      await clip.decodeOnly(fileMs)
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.values()].map((clip) => clip.close()))
  }
}

import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import type { RenderFailure } from '@clipmint/contract'
import { cutoutNameOf, fileNameOf, type Film, ownMusicId } from '@clipmint/film'
import { FileNotFound } from '@clipmint/integrations'

import type { Context } from '../../../context.ts'
import { RenderTooSlow } from '../../../renderer/renderer.ts'
import { recordingFile } from '../../music/index.ts'
import { beatMsOf, getTemplateVersion } from '../../templates/index.ts'
import { toFilm } from '../content/rules.ts'
import { isBlack } from './black.ts'
import type { MadeVideo } from './commands.ts'
import { videoKeys } from './rules.ts'
import type { FilmInputs, StoredRender } from './store.ts'

type Door = Pick<Context, 'db' | 'files' | 'renderer' | 'settings'>
type Render = Pick<StoredRender, 'accountId' | 'id' | 'attempt'> & { film: FilmInputs }

const POSTER_WIDTH = 540

/** Why one try came to nothing, in a code for the owner; `again` when another try may end better. */
export class RenderFault extends Error {
  override name = 'RenderFault'
  readonly failure: RenderFailure
  readonly again: boolean
  constructor(failure: RenderFailure, options: ErrorOptions & { again: boolean }) {
    super(`A render failed: ${failure}.`, options)
    this.failure = failure
    this.again = options.again
  }
}

export type Making = {
  signal: AbortSignal
  /** The longest that drawing may take, in milliseconds; by the film's frames when undefined. */
  limitMs: number | undefined
  /** Asked once all is gathered; false ends the try quietly. */
  mayDraw: () => Promise<boolean>
  /** Per cent of the frames drawn. */
  onProgress: (percent: number) => void
}

/**
 * Makes a render's file and poster and puts them into the store. Gives null when drawing was not allowed any more.
 * Leaves nothing in the temporary folder, however it ends.
 */
export async function makeVideo(ctx: Door, render: Render, making: Making): Promise<MadeVideo | null> {
  const folder = join(ctx.settings.tempFolder, `render-${render.id}-${render.attempt}`)
  await mkdir(folder, { recursive: true })
  try {
    const film = await composeFilm(ctx, render.film)
    const files = await gatherFiles(ctx, render.film, film, folder)
    if (!(await making.mayDraw())) return null
    return await draw(ctx, render, film, files, { folder, ...making })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function composeFilm(ctx: Door, inputs: FilmInputs): Promise<Film> {
  const template = await getTemplateVersion(ctx, inputs.templateId, inputs.templateVersion)
  const files = inputs.files.map(({ file }) => file)
  return toFilm(template, inputs, files, beatMsOf(inputs.bgm.trackId))
}

/** Every file that the film shows or plays, as a path on this machine, by its id. */
async function gatherFiles(
  { files }: Pick<Context, 'files'>,
  inputs: FilmInputs,
  film: Film,
  folder: string,
): Promise<Record<string, string>> {
  const shown = new Set(Object.values(film.media).map(fileNameOf))
  const paths: Record<string, string> = { ...recordingFile(film.music?.trackId ?? null) }
  if (ownMusicId(inputs.bgmUrl) !== null && !inputs.music)
    throw new RenderFault('media-missing', { again: false })
  const wanted = inputs.files
    .flatMap(({ file, key, cutKey }) => [
      { id: file.id, key },
      { id: cutoutNameOf(file.id), key: cutKey ?? key },
    ])
    .filter(({ id }) => shown.has(id))
  for (const { id, key } of inputs.music ? [...wanted, inputs.music] : wanted) {
    try {
      paths[id] = await files.localPath(key, folder)
    } catch (cause) {
      if (cause instanceof FileNotFound) throw new RenderFault('media-missing', { cause, again: false })
      throw cause
    }
  }
  return paths
}

async function draw(
  ctx: Door,
  render: Render,
  film: Film,
  paths: Record<string, string>,
  { folder, signal, limitMs, onProgress }: Making & { folder: string },
): Promise<MadeVideo> {
  const [file, poster] = [join(folder, 'video.mp4'), join(folder, 'poster.jpg')]
  const firstOut = join(folder, 'first.png')
  await ctx.renderer.video(film, paths, file, { signal, limitMs, onProgress }).catch((cause: unknown) => {
    throw cause instanceof RenderTooSlow ? new RenderFault('too-slow', { cause, again: false }) : cause
  })
  const still = { film, files: paths, timeMs: posterTime(film), width: POSTER_WIDTH, out: poster, firstOut }
  await ctx.renderer.poster(still, signal)
  const video: MadeVideo = {
    ...videoKeys(render),
    width: film.width,
    height: film.height,
    durationMs: Math.round(film.durationMs),
    bytes: (await stat(file)).size,
    watermark: film.watermark !== null,
    opensBlack: await isBlack(firstOut),
  }
  await ctx.files.put(video.posterKey, createReadStream(poster), { contentType: 'image/jpeg' })
  await ctx.files.put(video.fileKey, createReadStream(file), { contentType: 'video/mp4' })
  return video
}

/** When the first scene has come to rest and not begun to leave. */
function posterTime(film: Film): number {
  return (film.scenes[0]?.durationMs ?? 0) * 0.7
}

import { join } from 'node:path'

import { type Film, frameCount } from '@clipmint/film'

import { draftOutput, fullOutput } from '../node/output.ts'
import { renderFilm } from '../node/render.ts'
import { StageWatch } from '../node/stages.ts'
import { measureBare } from './bench/bare.ts'
import { type BenchFilm, benchFilm, benchFilms } from './bench/films.ts'
import { readBenchMedia, makeBenchMedia } from './bench/media.ts'
import { startWatch, type Took } from './bench/watch.ts'
import { CommandError, runCommand } from './command.ts'

// One step of `npm run bench:render`, in a process of its own: `make FOLDER` makes the media, `render FILM FOLDER`,
// `draft FILM FOLDER` and `bare FILM FOLDER` each print the film's frames and the seconds they took, by the clock and of
// the processors, and for a render by stage. `render FILM FOLDER SOUND` takes the music from a file instead of making it.

/** A track that no composer knows: what the composer knows is composed, whatever file there is. */
const RECORDING = 'recording'

await runCommand(async () => {
  const [step, ...rest] = process.argv.slice(2)
  if (step === 'make' && rest[0] !== undefined) return makeBenchMedia(rest[0])
  const [name, folder, sound] = rest
  const film = benchFilms.find((it) => it === name)
  if (!film || folder === undefined)
    throw new CommandError('Usage: bench.ts make FOLDER | (render|draft|bare) FILM FOLDER [SOUND]')
  console.log(JSON.stringify(await measure(step, { name: film, folder, sound })))
})

type Measured = Took & { frames: number; stages?: Record<string, number> }

type Asked = { name: BenchFilm; folder: string; sound: string | undefined }

async function measure(step: string | undefined, { name, folder, sound }: Asked): Promise<Measured> {
  const media = await readBenchMedia(folder)
  const composed = benchFilm(name, media)
  const film = sound === undefined ? composed : overRecording(composed)
  const files = Object.fromEntries(Object.values(media).map(({ id }) => [id, id]))
  if (sound !== undefined) files[RECORDING] = sound
  const out = join(folder, `${name}.mp4`)
  const frames = frameCount(film)
  if (step === 'bare') return { frames, ...(await measureBare(film, files, out)) }
  const watch = new StageWatch()
  const stop = startWatch()
  const output = step === 'draft' ? draftOutput : fullOutput
  await renderFilm(film, files, out, { ffmpeg: null, output, watch })
  return { frames, ...stop(), stages: watch.seconds }
}

function overRecording(film: Film): Film {
  return { ...film, music: film.music && { ...film.music, trackId: RECORDING } }
}

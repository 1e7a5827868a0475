import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

import { renderFrame } from '../node/frame.ts'
import { draftOutput, type FilmOutput, fullOutput } from '../node/output.ts'
import { renderInChild } from '../node/render-in-child.ts'
import type { RenderProgress } from '../node/render.ts'
import { CommandError, personFolder, readArguments, runCommand } from './command.ts'
import { readProject } from './project-file.ts'

const usage = `Usage:
  npm run render -- project.json out.mp4
  npm run render -- project.json --draft out.mp4
  npm run render -- project.json --frame 1.5 out.png
  --draft makes the same video with half the width, height and frames a second, some four times as fast.`

await runCommand(async () => {
  const { words, options } = readArguments(process.argv.slice(2), { frame: 1, draft: 0 })
  const [projectName, outName] = words
  if (projectName === undefined || outName === undefined) throw new CommandError(usage)
  const folder = personFolder()
  const project = await readProject(resolve(folder, projectName))
  const out = resolve(folder, outName)
  await mkdir(dirname(out), { recursive: true })
  const frame = options.get('frame')
  if (frame) await writeFrame(project, frame[0], out)
  else await writeFilm(project, out, options.has('draft') ? draftOutput : fullOutput)
  console.log(out)
})

type Project = Awaited<ReturnType<typeof readProject>>

async function writeFrame({ film, files }: Project, at: string | undefined, out: string): Promise<void> {
  const seconds = Number(at)
  if (at === undefined || !Number.isFinite(seconds) || seconds < 0 || seconds * 1000 > film.durationMs) {
    throw new CommandError(`--frame: a time in seconds from 0 to ${(film.durationMs / 1000).toFixed(2)}.`)
  }
  await writeFile(out, await renderFrame(film, seconds * 1000, files))
}

async function writeFilm({ film, files }: Project, out: string, output: FilmOutput): Promise<void> {
  const stopped = new AbortController()
  process.once('SIGINT', () => stopped.abort(new CommandError('Stopped.')))
  await renderInChild(film, files, out, {
    ffmpeg: process.env['FFMPEG'] || null,
    output,
    onProgress: process.stderr.isTTY ? showProgress : () => {},
    signal: stopped.signal,
  })
}

function showProgress({ stage, frame, of }: RenderProgress): void {
  const percent = Math.floor((frame / of) * 100)
  process.stderr.write(`\r${stage} ${percent} %${stage === 'finishing' ? '\n' : ''}`)
}

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { root } from '../repository.ts'
import { median } from './median.ts'
import type { HandedOver } from './peer/composition/handed-over.ts'
import type { DriveTask } from './peer/task.ts'
import { runStep } from './step.ts'

/** The same film by another renderer in the same run. Times in seconds; `ratio` is theirs ÷ ours. */
export type PeerFigures = {
  name: string
  version: string
  frames: number
  seconds: number
  ourSeconds: number
  ratio: number
}

const FILM = 'light'
const ROUNDS = 3

// The newest version of which all four packages are published. Remotion has a licence of its own (companies may need to
// buy one): it is installed for a measurement, into a temporary folder, and no part of it comes into this repository.
const VERSION = '4.0.529'
const packages = {
  remotion: VERSION,
  '@remotion/bundler': VERSION,
  '@remotion/renderer': VERSION,
  react: '19.3.1',
  'react-dom': '19.3.1',
}

/**
 * Renders the light film, whose media lie in `folder`, with Remotion and with the engine by turns, at the same settings.
 * Both are given its finished sound: Remotion a WAV, ours an MP4 of its own. On Remotion's clock is rendering alone:
 * installing, bundling, starting the browser and a warm-up are done before. Ours also decodes the sound, brings it to its
 * loudness and checks the finished file. Needs npm's registry and a Chromium.
 */
export async function measurePeer(folder: string): Promise<PeerFigures> {
  const browser = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  if (!existsSync(browser)) {
    throw new Error(
      `--peer needs Chromium, and there is none at ${browser}: install it, or set CHROMIUM to its path.`,
    )
  }
  const place = join(folder, 'peer')
  await mkdir(join(place, 'tmp'), { recursive: true })
  await install(place)
  await prepare(folder, { place, browser })
  await drive(place, 'bundle')
  await runStep(['render', FILM, folder])
  const sound = join(folder, 'sound.mp4')
  await copyFile(join(folder, `${FILM}.mp4`), sound)
  const theirs: Rendered[] = []
  const ours: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push((await runStep(['render', FILM, folder, sound])).seconds)
    theirs.push(JSON.parse(await drive(place, 'render')) as Rendered)
  }
  const seconds = median(theirs.map((rendered) => rendered.seconds))
  const ourSeconds = median(ours)
  return {
    name: 'Remotion',
    version: VERSION,
    frames: theirs[0]?.frames ?? 0,
    seconds,
    ourSeconds,
    ratio: seconds / ourSeconds,
  }
}

type Rendered = { frames: number; seconds: number }

/** Without scripts of its packages, and so without a browser of its own. */
async function install(place: string): Promise<void> {
  await writeFile(
    join(place, 'package.json'),
    JSON.stringify({ name: 'peer', private: true, type: 'module', dependencies: packages }),
  )
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], place)
}

/** Lays out beside the installed packages what is rendered: the composition, the film, its files. */
async function prepare(
  folder: string,
  { place, browser }: { place: string; browser: string },
): Promise<void> {
  await run(process.execPath, [join(root, 'packages/engine/src/cli/bench-film.ts'), FILM, folder], place)
  const handedOver = join(folder, `${FILM}.json`)
  const { files } = JSON.parse(await readFile(handedOver, 'utf8')) as HandedOver
  const task: DriveTask = {
    entry: join(place, 'peer/composition/index.tsx'),
    handedOver,
    publicFolder: join(place, 'public'),
    filmRoom: join(root, 'packages/film/src/index.ts'),
    bundled: join(place, 'bundled'),
    browser,
    out: join(place, 'out.mp4'),
  }
  await cp(join(root, 'tools/bench-render/peer'), join(place, 'peer'), { recursive: true })
  await mkdir(task.publicFolder)
  for (const [name, path] of Object.entries(files)) await copyFile(path, join(task.publicFolder, name))
  await writeFile(join(place, 'task.json'), JSON.stringify(task))
}

function drive(place: string, step: 'bundle' | 'render'): Promise<string> {
  return run(process.execPath, [join(place, 'peer/drive.ts'), step, join(place, 'task.json')], place)
}

/** What a program printed. Rejects with what it complained about when it fails. Its temporary files stay in our folder. */
async function run(program: string, words: readonly string[], place: string): Promise<string> {
  const env = { ...process.env, TMPDIR: join(place, 'tmp') }
  const { stdout } = await promisify(execFile)(program, words, { cwd: place, env })
  return stdout
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { compareWays, tellingFrames } from '../node/made/compare-ways.ts'
import { randomFilm } from '../node/made/random-film.ts'
import { makeRandomMedia } from '../node/made/random-media.ts'
import { CommandError, runCommand } from './command.ts'

// `random-films.ts [FIRST] [COUNT]`: makes frames of so many films that are left to chance, as they are encoded and as
// they are drawn, and prints those that differ most and all that fail. Exits with 1 when one fails or differs visibly.

const MOST_MEAN = 1.5

await runCommand(async () => {
  const [first = 1, count = 100] = process.argv.slice(2).map(Number)
  if (!Number.isInteger(first) || !Number.isInteger(count))
    throw new CommandError('Usage: random-films.ts [FIRST] [COUNT]')
  const folder = await mkdtemp(join(tmpdir(), 'random-films-'))
  try {
    const media = await makeRandomMedia(folder)
    const worst: { line: string; mean: number }[] = []
    for (let seed = first; seed < first + count; seed += 1) worst.push(await worstOf(seed, media))
    worst.sort((a, b) => b.mean - a.mean)
    for (const { line } of worst.slice(0, 20)) console.log(line)
    const failed = worst.filter(({ mean }) => mean >= MOST_MEAN).length
    console.log(`${count} films, ${failed} that fail or differ by ${MOST_MEAN} or more`)
    if (failed > 0) process.exitCode = 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function worstOf(seed: number, media: Awaited<ReturnType<typeof makeRandomMedia>>) {
  const film = randomFilm(seed, media)
  const files = Object.fromEntries(media.map(({ id }) => [id, id]))
  try {
    const differences = await compareWays(film, files, tellingFrames(film))
    const [most] = differences.sort((a, b) => b.mean - a.mean)
    const blocks = Math.max(...differences.map(({ worstBlock }) => worstBlock))
    const [mean, block] = [most?.mean.toFixed(2), blocks.toFixed(1)]
    const line = `seed ${seed}: frame ${most?.frame} differs by ${mean}, its film's worst block by ${block}`
    return { line, mean: most?.mean ?? 0 }
  } catch (error) {
    return { line: `seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`, mean: Infinity }
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { MediaFile } from '@clipmint/film'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { every } from './every.suite.ts'
import { compareWays, tellingFrames } from './made/compare-ways.ts'
import { randomFilm } from './made/random-film.ts'
import { makeRandomMedia } from './made/random-media.ts'

let folder: string
let media: MediaFile[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'random-films-'))
  media = await makeRandomMedia(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const seeds = Array.from({ length: every ? 12 : 5 }, (_, index) => index + 1)

describe('a film left to chance', () => {
  it.each(seeds)('is encoded as it is drawn (seed %i)', async (seed) => {
    const film = randomFilm(seed, media)
    const files = Object.fromEntries(media.map(({ id }) => [id, id]))
    for (const { frame, mean } of await compareWays(film, files, tellingFrames(film).slice(0, 6))) {
      expect({ frame, mean }).toEqual({ frame, mean: expect.toSatisfy((it: number) => it < 1.5) as number })
    }
  })
})

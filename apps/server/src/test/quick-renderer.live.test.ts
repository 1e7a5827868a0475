import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { faultsOf, probeVideo } from '@clipmint/engine/node'
import { ratios, sampleProject } from '@clipmint/film'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { toFilm } from '../features/projects/content/rules.ts'
import { quickRenderer } from './quick-renderer.ts'
import { makeTemplate } from './templates.ts'

const template = makeTemplate({
  slug: 'quick',
  scenes: [
    { role: 'hook', durationMs: 2_300 },
    { role: 'benefit', durationMs: 1_000 },
    { role: 'cta', durationMs: 900 },
  ],
})
const signal = new AbortController().signal

describe('the renderer of tests', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clipmint-quick-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(ratios)('writes a file that keeps the promises of the engine’s, in %s', async (ratio) => {
    const film = toFilm(template, sampleProject(template, ratio, 'ko'), [], null)
    const out = join(folder, `${ratio.replace(':', 'x')}.mp4`)
    const told: number[] = []
    const onProgress = (percent: number) => told.push(percent)
    await quickRenderer.video(film, {}, out, { signal, limitMs: undefined, onProgress })
    expect(faultsOf(await probeVideo(out), film)).toEqual([])
    expect(told).toEqual([0, 100])
  })

  it('writes a poster of the width that is asked for, and a first frame', async () => {
    const film = toFilm(template, sampleProject(template, '9:16', 'ko'), [], null)
    const [out, firstOut] = [join(folder, 'poster.jpg'), join(folder, 'first.png')]
    await quickRenderer.poster({ film, files: {}, timeMs: 0, width: 540, out, firstOut }, signal)
    expect(await sharp(out).metadata()).toMatchObject({ format: 'jpeg', width: 540, height: 960 })
    expect((await sharp(firstOut).metadata()).format).toBe('png')
  })

  it('makes nothing of what is called off before it begins', async () => {
    const film = toFilm(template, sampleProject(template, '1:1', 'ko'), [], null)
    const options = { signal: AbortSignal.abort(), limitMs: undefined, onProgress: () => {} }
    await expect(quickRenderer.video(film, {}, join(folder, 'none.mp4'), options)).rejects.toThrow('aborted')
  })
})

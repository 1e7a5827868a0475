import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import {
  type ClipPlay,
  fileInLook,
  type Film,
  type FilmMedia,
  type PictureLook,
  plainPlay,
  ratios,
} from '@clipmint/film'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type Golden, openGolden } from '../golden/harness.ts'
import { sampleFilm } from './cli/sample-film.ts'
import { listTemplates, readTemplate } from './cli/template-file.ts'
import { goldenFilms } from './golden/films.ts'
import { filmOf, media } from './golden/parts.ts'
import { describeMedia } from './node.ts'
import { every } from './node/every.suite.ts'
import { makeClip } from './node/made/clip.ts'
import { makePhoto } from './node/made/photo.ts'

const LEAST_ALIKE = 0.98
const folder = mkdtempSync(join(tmpdir(), 'golden-media-'))
let golden: Golden

beforeAll(async () => {
  golden = await openGolden(process.env['CHROMIUM'] || undefined)
})

afterAll(async () => {
  await golden?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('browser and server', () => {
  for (const [name, film] of Object.entries(goldenFilms)) {
    it(`give the same frames of the ${name} film, in rest, in motion and while scenes change`, async () => {
      // Of the film that only changes scenes, the middle of each change says all.
      const afterMs = name === 'changes' ? [230] : [100, 230, 1200]
      // In the sample each scene has one of its moments, by turns.
      const moments = film.scenes.flatMap(({ startMs }, scene) =>
        afterMs.filter((_, turn) => every || turn === scene % afterMs.length).map((ms) => startMs + ms),
      )
      const comparisons = await golden.compare(film, moments)
      expect(comparisons.filter(({ ssim }) => ssim < LEAST_ALIKE).map(({ timeMs }) => timeMs)).toEqual([])
    })
  }

  it('break the lines of every text in the same places', async () => {
    const { browser, node } = await golden.lines(goldenFilms.type)
    expect(Object.keys(node)).toHaveLength(17)
    expect(browser).toEqual(node)
  })

  it('give the same frame and lines of a template of every family, each in one of its ratios', async () => {
    const all = await Promise.all((await listTemplates()).map((slug) => readTemplate(slug, folder)))
    const byFamily = new Map(all.map((template) => [template.family, template]))
    expect(byFamily.size).toBeGreaterThan(0)
    const different: string[] = []
    for (const [index, template] of [...byFamily.values()].entries()) {
      const film = sampleFilm(template, ratios[index % ratios.length] ?? '9:16')
      const [comparison] = await golden.compare(film, [film.durationMs * (0.15 + 0.1 * (index % 8))])
      const { browser, node } = await golden.lines(film)
      const sameLines = JSON.stringify(browser) === JSON.stringify(node)
      if (!comparison || comparison.ssim < LEAST_ALIKE || !sameLines) different.push(template.slug)
    }
    expect(different).toEqual([])
  })

  it('let a page play a film by the clock of its sound, pause it and go to a moment', async () => {
    const film = {
      ...goldenFilms.pictures,
      music: { trackId: 'morning-market', startMs: 0, volume: 1, fadeOutMs: 800 },
    }
    const { timeMs, frames, soughtMs, playing } = await golden.play(film, 1500)
    expect(timeMs).toBeGreaterThan(500)
    expect(timeMs).toBeLessThan(1700)
    expect(frames).toBeGreaterThan(5)
    expect({ soughtMs, playing }).toEqual({ soughtMs: 500, playing: false })
  })

  it('show the same part of a photograph and the same frame of a clip', async () => {
    const { film, files } = await filmOfOwnMedia()
    const moments = [300, 1200, 1900, 2600, 2933]
    const comparisons = await golden.compare(film, moments, files)
    expect(comparisons.filter(({ ssim }) => ssim < LEAST_ALIKE).map(({ timeMs }) => timeMs)).toEqual([])
  })

  it('show pictures and clips turned, mirrored and in other colours alike', async () => {
    const { film, files } = await filmOfLooks()
    const comparisons = await golden.compare(film, [200, 900, 1700, 2400, 3200, 3900, 4700, 5400], files)
    expect(comparisons.filter(({ ssim }) => ssim < LEAST_ALIKE).map(({ timeMs }) => timeMs)).toEqual([])
    const [first, , turned] = comparisons
    expect(first?.node.equals(turned?.node ?? first.node)).toBe(false)
  })

  it('show the same frame of a clip that is quick, slow, or stays at its end', async () => {
    const { film, files } = await filmOfClips([
      { speed: 2, end: 'loop' },
      { speed: 0.5, end: 'loop' },
      { speed: 1.5, end: 'freeze' },
      { speed: 0.5, end: 'freeze' },
    ])
    const comparisons = await golden.compare(film, [0, 233, 500, 900, 1100, 1466], files)
    expect(comparisons.filter(({ ssim }) => ssim < LEAST_ALIKE).map(({ timeMs }) => timeMs)).toEqual([])
  })
})

/** One scene of 1.5 s with 0.6 s of a clip in each quarter, played in so many ways. */
async function filmOfClips(
  plays: readonly ClipPlay[],
): Promise<{ film: Film; files: Record<string, string> }> {
  const path = join(folder, 'played.mp4')
  await makeClip(path, { width: 640, height: 360, seconds: 2, seed: 9 })
  const file = await describeMedia(path)
  const keys = plays.map((_, index) => `clip-${index}`)
  const layers = keys.map((mediaKey, index) =>
    media(mediaKey, { x: (index % 2) * 540, y: (index >> 1) * 540, w: 540, h: 540 }, { mediaKey }),
  )
  const film = filmOf('1:1', [{ ground: '#ffffff', layers }])
  film.media = Object.fromEntries(
    plays.map((clip, index): [string, FilmMedia] => {
      const key = `clip-${index}`
      return [key, { key, file, crop: null, trim: { inMs: 500, outMs: 1100 }, clip, mute: true }]
    }),
  )
  return { film, files: { [path]: path } }
}

/** A scene for each filter, each with a photograph and a clip: turned on, mirrored or both. */
async function filmOfLooks(): Promise<{ film: Film; files: Record<string, string> }> {
  const [photo, clip] = [join(folder, 'looked.jpg'), join(folder, 'looked.mp4')]
  await makePhoto(photo, { width: 1501, height: 1000, seed: 15 })
  await makeClip(clip, { width: 640, height: 360, seconds: 2, seed: 18 })
  const described = [await describeMedia(photo), await describeMedia(clip)]
  const looks: PictureLook[] = [
    { turn: 90, flip: false, filter: 'bright' },
    { turn: 270, flip: true, filter: 'warm' },
    { turn: 180, flip: true, filter: 'cool' },
    { turn: 0, flip: false, filter: 'bw' },
  ]
  const places = [
    { x: 0, y: 0, w: 1080, h: 960 },
    { x: 90, y: 1000, w: 900, h: 860 },
  ]
  const film = filmOf(
    '9:16',
    looks.map((_, scene) => ({
      ground: '#ffffff',
      layers: places.map((place, at) =>
        media(`${scene}-${at}`, place, {
          mediaKey: `${scene}-${at}`,
          frame: { form: 'rect', radius: at * 40 },
        }),
      ),
    })),
  )
  film.media = Object.fromEntries(
    looks.flatMap((look, scene) =>
      described.map((file, at): [string, FilmMedia] => {
        const key = `${scene}-${at}`
        const own = { crop: null, trim: null, clip: plainPlay, mute: true }
        return [key, { ...own, key, look, file: fileInLook(file, look) }]
      }),
    ),
  )
  return { film, files: { [photo]: photo, [clip]: clip } }
}

async function filmOfOwnMedia(): Promise<{ film: Film; files: Record<string, string> }> {
  const [photo, clip] = [join(folder, 'photo.jpg'), join(folder, 'clip.mp4')]
  await makePhoto(photo, { width: 1500, height: 1000, seed: 5 })
  await makeClip(clip, { width: 640, height: 360, seconds: 2, seed: 8 })
  const film = filmOf('9:16', [
    { ground: '#ffffff', layers: [media('photo', { x: 0, y: 0, w: 1080, h: 1920 }, { mediaKey: 'photo' })] },
    {
      ground: '#ffffff',
      transition: { kind: 'wipe', durationMs: 500, angle: 20, easing: 'in-out-quart' },
      layers: [
        media(
          'clip',
          { x: 80, y: 200, w: 920, h: 1200 },
          { mediaKey: 'clip', frame: { form: 'rect', radius: 40 } },
        ),
      ],
    },
  ])
  film.media = {
    photo: {
      key: 'photo',
      file: await describeMedia(photo),
      crop: { x: 0.2, y: 0, w: 0.6, h: 1 },
      trim: null,
      clip: plainPlay,
      mute: true,
    },
    // Shorter than its scene, so that it loops.
    clip: {
      key: 'clip',
      file: await describeMedia(clip),
      crop: null,
      trim: { inMs: 400, outMs: 1300 },
      clip: plainPlay,
      mute: true,
    },
  }
  return { film, files: { [photo]: photo, [clip]: clip } }
}

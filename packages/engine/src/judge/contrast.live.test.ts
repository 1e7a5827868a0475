import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ratios } from '@clipmint/film'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sampleFilm } from '../cli/sample-film.ts'
import { listTemplates, readTemplate } from '../cli/template-file.ts'
import { drawTestPhotos } from '../cli/test-photos.ts'
import { measureContrast } from '../node/contrast.ts'
import { every } from '../node/every.suite.ts'

const all = await Promise.all((await listTemplates()).map((slug) => readTemplate(slug, '.')))
/** One template of each family, and of those a fixed part unless everything is run; `npm run contrast` measures them all. */
const ofFamilies = [...new Map(all.map((template) => [template.family, template])).values()]
const templates = every ? ofFamilies : ofFamilies.filter((_, at) => at % 10 === 0)
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clipmint-contrast-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('sets words that can be read on a white photograph, on a black and on a busy one', async () => {
  const photos = await drawTestPhotos(folder)
  const weak: string[] = []
  for (const [index, template] of templates.entries()) {
    const ratio = ratios[index % ratios.length] ?? '9:16'
    for (const photo of photos) {
      const film = sampleFilm(template, ratio, { photos: [photo] })
      for (const [id, { ratio: contrast, least }] of await measureContrast(film, { [photo.id]: photo.id })) {
        if (contrast < least) weak.push(`${template.slug} ${ratio} ${id} ${contrast.toFixed(2)}`)
      }
    }
  }
  expect(weak).toEqual([])
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Film } from '@clipmint/film'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { readProject } from './project-file.ts'
import { readTemplate } from './template-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'project-file-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function filmOf(project: object): Promise<Film> {
  const path = join(folder, 'project.json')
  await writeFile(path, JSON.stringify(project))
  return (await readProject(path)).film
}

function wordsIn(film: Film): Record<string, string> {
  const texts = film.scenes.flatMap(({ layers }) => layers).filter((layer) => layer.kind === 'text')
  return Object.fromEntries(texts.map(({ id, text }) => [id, text]))
}

it('shows the sample words of a template whose words were left out, in the language of the film', async () => {
  expect(wordsIn(await filmOf({ template: 'block-run' }))['s1-title']).toBe('오늘 만난 신상')
  for (const lang of ['en', 'vi']) {
    expect(wordsIn(await filmOf({ template: 'block-run', lang }))['s1-title']).toBe('Meet it today')
  }
})

it('keeps the sample words of the slots that are not named, and shows none in one that is emptied', async () => {
  const text = { 's1-title': { value: '' }, 's2-title': { value: '폭신한 밑창' } }
  const words = wordsIn(await filmOf({ template: 'block-run', userSource: { text } }))
  expect(words).not.toHaveProperty('s1-title')
  expect(words['s2-title']).toBe('폭신한 밑창')
  expect(words['s1-kicker']).toBe('가게에 새로 왔어요')
})

it('plays the template’s own music unless another or none is named', async () => {
  const { music } = await readTemplate('block-run', folder)
  const bgmOf = async (bgm: unknown) =>
    (await filmOf({ template: 'block-run', ...(bgm === undefined ? {} : { bgm }) })).music
  expect((await bgmOf(undefined))?.trackId).toBe(music)
  expect(await bgmOf({ volume: 0.5 })).toMatchObject({ trackId: music, volume: 0.5 })
  expect((await bgmOf('open-sign'))?.trackId).toBe('open-sign')
  expect(await bgmOf(null)).toBeNull()
})

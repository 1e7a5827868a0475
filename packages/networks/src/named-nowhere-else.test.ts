import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { networks } from './networks.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Where a network's name means something else: nothing has to be added there for another network. */
const means: readonly { what: string; where: RegExp; line?: RegExp }[] = [
  {
    what: 'signing in by Facebook',
    where:
      /\/login\/|\/main\/login\.ts|features\/account\/|contract\/src\/account\.ts|locales\/..\/social\.ts/,
  },
  {
    what: 'signing in by Facebook',
    where: /^tools\/env-settings\.ts|^packages\/integrations\/src\/index\.ts/,
    line: /FACEBOOK_LOGIN|signs in|all of Facebook answers|sandbox\/facebook|login\/facebook/,
  },
  {
    what: 'a shape, by where it is often seen',
    where: /locales\/..\/(showcase|templates)\.ts/,
    line: /^ratio/,
  },
  {
    what: 'what a screen lays over a tall video, told by its maker; a network may have none',
    where: /film\/src\/network-zones\.ts|stage\/zone-words\.ts|locales\/..\/stage\.ts/,
  },
  { what: 'words that owners write', where: /^packages\/copy\// },
]

const names = Object.values(networks).flatMap(({ id, name }) => [id, name.ko, name.en])
const named = new RegExp(names.join('|'), 'i')
const sources = globSync(['{packages,apps}/*/src/**/*.{ts,tsx,css}', 'tools/**/*.ts'], {
  cwd: root,
  exclude: (path) => /node_modules|^packages\/networks\/|^apps\/sandbox\//.test(path),
}).filter((path) => !/\.(test|suite)\.tsx?$|\/src\/test\//.test(path))

it('names no network outside of its folder', () => {
  const found = sources.flatMap((path) => {
    const lines = readFileSync(`${root}${path}`, 'utf8').split('\n')
    const meant = means.filter(({ where }) => where.test(path))
    return lines
      .map((line) => line.trim())
      .filter((line) => named.test(line) && !meant.some((it) => it.line === undefined || it.line.test(line)))
      .map((line) => `${path}: ${line.slice(0, 90)}`)
  })
  expect(sources.length).toBeGreaterThan(1_000)
  expect(found).toEqual([])
})

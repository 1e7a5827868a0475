import { expect, it } from 'vitest'

import { childEnv } from './child-env.ts'

it('gives a render child its paths, and neither keys nor addresses', () => {
  const env = childEnv({
    PATH: '/usr/bin',
    TMPDIR: undefined,
    DATABASE_URL: 'postgres://clipmint:secret@db/clipmint',
    SESSION_SECRET: 'secret',
    AWS_SECRET_ACCESS_KEY: 'secret',
    NODE_OPTIONS: '--inspect',
  })
  expect(Object.keys(env).toSorted()).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_MMAP_THRESHOLD_',
    'MALLOC_TOP_PAD_',
    'MALLOC_TRIM_THRESHOLD_',
    'NODE_COMPILE_CACHE',
    'PATH',
  ])
})

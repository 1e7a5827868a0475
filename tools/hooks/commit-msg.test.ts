import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { root } from '../repository.ts'

const folder = mkdtempSync(join(tmpdir(), 'clipmint-message-'))
afterAll(() => rmSync(folder, { recursive: true }))

function refusalOf(message: string): string | null {
  const file = join(folder, 'message')
  writeFileSync(file, message)
  const { status, stderr } = spawnSync('sh', [join(root, 'tools/hooks/commit-msg'), file], {
    cwd: root,
    encoding: 'utf8',
  })
  return status === 0 ? null : stderr
}

test.each([
  'feat(film): let a scene last longer',
  'fix(web): keep the page when the language changes\n\nThe body may be. As it likes.',
  'build: pin the runtime',
  '# a comment of the editor\n\ndocs: say how to test',
  "Merge branch 'drawing'",
  'fixup! feat(film): let a scene last longer',
])('takes %j', (message) => {
  expect(refusalOf(message)).toBeNull()
})

test.each([
  ['let a scene last longer', 'type(scope): subject'],
  ['feature(film): let a scene last longer', "'feature' is no type"],
  ['feat: let a scene last longer', 'which room or area'],
  ['feat(cinema): let a scene last longer', "'cinema' is neither a room"],
  ['feat(../kit): let a scene last longer', 'neither a room'],
  ['feat(film: let a scene last longer', 'close the scope'],
  ['feat(film): let a scene last longer.', 'full stop'],
  ['feat(film): ', 'say what the commit does'],
  [`feat(film): ${'long '.repeat(20)}`, 'within 100 characters'],
])('refuses %j and says why', (message, reason) => {
  expect(refusalOf(message)).toContain(reason)
})

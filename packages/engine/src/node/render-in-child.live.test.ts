import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { filmOf, shape } from '../golden/parts.ts'
import { renderInChild } from './render-in-child.ts'
import { RenderTimeout } from './time-limit.ts'

let folder = ''
const at = (name: string) => join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hang-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const ball = shape('ball', { form: 'ellipse' }, { x: 90, y: 90, w: 900, h: 900 })
const film = filmOf('1:1', [{ ground: '#ffcc00', layers: [ball] }])
const long = filmOf(
  '1:1',
  Array.from({ length: 30 }, () => ({ ground: '#ffcc00', layers: [ball] })),
)

/** An encoder that takes nothing in and never ends; it writes its number into the file `pid`. */
async function hangingEncoder(): Promise<string> {
  // Moved there whole: who sees the file finds the number in it.
  const script = `#!/bin/sh\necho $$ > ${at('new')}\nmv ${at('new')} ${at('pid')}\nexec sleep 3600\n`
  await writeFile(at('ffmpeg'), script, { mode: 0o755 })
  return at('ffmpeg')
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function expectNothingLeft(...pids: number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { interval: 20 }).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('film'))).toEqual([])
}

const encoderPid = async () => Number(await readFile(at('pid'), 'utf8'))

describe('a render in a child', () => {
  it('whose encoder hangs is stopped when its time is over, and the encoder with it', async () => {
    const ffmpeg = await hangingEncoder()
    // A slow machine is given ever more time to begin.
    for (let limitMs = 4_000; !existsSync(at('pid')); limitMs *= 2) {
      const rendered = renderInChild(film, {}, at('film.mp4'), { ffmpeg, limitMs })
      await expect(rendered).rejects.toThrow(RenderTimeout)
    }
    await expectNothingLeft(await encoderPid())
  })

  it('that is stopped itself does not outlive its time', async () => {
    let pid = 0
    let isStopped = false
    const onProgress = ({ frame }: { frame: number }) => {
      if (frame === 3) isStopped = process.kill(pid, 'SIGSTOP')
    }
    const onChild = (child: { pid?: number | undefined }) => (pid = child.pid ?? 0)
    for (let limitMs = 4_000; !isStopped; limitMs *= 2) {
      const options = { ffmpeg: null, limitMs, onChild, onProgress }
      await expect(renderInChild(long, {}, at('film.mp4'), options)).rejects.toThrow(RenderTimeout)
    }
    await expectNothingLeft(pid)
  })

  it('that is called off takes its encoder along', async () => {
    const called = new AbortController()
    const options = { ffmpeg: await hangingEncoder(), signal: called.signal }
    const rendered = renderInChild(film, {}, at('film.mp4'), options)
    rendered.catch(() => {})
    await expect.poll(() => existsSync(at('pid')), { interval: 20 }).toBe(true)
    called.abort(new Error('called off'))
    await expect(rendered).rejects.toThrow('called off')
    await expectNothingLeft(await encoderPid())
  })

  it.each([false, true])('whose parent is killed ends, with its own encoder: %s', async (hangs) => {
    const task = { film: long, out: at('film.mp4'), ffmpeg: hangs ? await hangingEncoder() : null }
    const lines = `
      import { writeFileSync } from 'node:fs'
      import { renderInChild } from ${JSON.stringify(new URL('./render-in-child.ts', import.meta.url).href)}
      const { film, out, ffmpeg } = ${JSON.stringify(task)}
      const onChild = ({ pid }) => writeFileSync(${JSON.stringify(at('child'))}, String(pid))
      const onProgress = ({ frame }) => frame === 3 && writeFileSync(${JSON.stringify(at('drawing'))}, '')
      await renderInChild(film, {}, out, { ffmpeg, onChild, onProgress })`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', lines], { stdio: 'ignore' })
    await expect.poll(() => existsSync(at(hangs ? 'pid' : 'drawing')), { interval: 20 }).toBe(true)
    parent.kill('SIGKILL')
    const child = Number(await readFile(at('child'), 'utf8'))
    await expectNothingLeft(...(hangs ? [child, await encoderPid()] : [child]))
  })
})

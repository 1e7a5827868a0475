import type { Page } from 'playwright-core'

/** Milliseconds from each key to the first frame of the video that shows it. */
export async function measureKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate(watchStage)
  const delays: number[] = []
  for (const key of keys) {
    await page.keyboard.press(key)
    const delay = await page.waitForFunction(
      () => (globalThis as unknown as StageWatch).stageWatch.shownAfter() ?? undefined,
      undefined,
      { polling: 'raf', timeout: 10_000 },
    )
    delays.push((await delay.jsonValue()) ?? 0)
  }
  return delays
}

/** The value that the given share of the numbers does not exceed. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

type StageWatch = { stageWatch: { shownAfter: () => number | null } }

/** Runs in the page: looks at the largest canvas once a frame, at a size that a key's change still shows in. */
function watchStage(): void {
  const canvases = [...document.querySelectorAll('canvas')].toSorted((a, b) => b.clientWidth - a.clientWidth)
  const [stage] = canvases
  const small = document.createElement('canvas')
  small.width = 270
  small.height = 480
  const context = small.getContext('2d', { willReadFrequently: true })
  if (!stage || !context) throw new Error('There is no stage.')
  const look = (): number => {
    context.drawImage(stage, 0, 0, small.width, small.height)
    const { data } = context.getImageData(0, 0, small.width, small.height)
    let hash = 0
    for (let at = 0; at < data.length; at += 4) hash = (Math.imul(hash, 31) + (data[at] ?? 0)) | 0
    return hash
  }
  let before = look()
  let pressedAt: number | null = null
  let after: number | null = null
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      before = look()
      pressedAt = timeStamp
      after = null
    },
    { capture: true },
  )
  const frame = () => {
    if (pressedAt !== null && look() !== before) {
      after = performance.now() - pressedAt
      pressedAt = null
    }
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  ;(globalThis as unknown as StageWatch).stageWatch = {
    shownAfter: () => {
      const known = after
      after = null
      return known
    },
  }
}

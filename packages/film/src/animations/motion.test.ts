import { expect, it } from 'vitest'

import { LayerMotion, Motion, poseAt, settledAtMs } from './motion.ts'

const moment = (elapsedMs: number, unitIndex = 0) => ({ elapsedMs, sceneMs: 2000, unitIndex, unitCount: 3 })
const size = { width: 400, height: 100 }

it('starts away from rest and ends at rest', () => {
  const motion = LayerMotion.parse({
    enter: [{ animation: 'slide', durationMs: 400, params: { from: 'left', distance: 200 } }],
  })
  expect(poseAt(motion, 'layer', moment(0), size)).toMatchObject({ x: -200, opacity: 0 })
  expect(poseAt(motion, 'layer', moment(400), size)).toMatchObject({ x: 0, opacity: 1 })
})

it('lets words follow one another', () => {
  const motion = LayerMotion.parse({
    enter: [{ animation: 'fade', durationMs: 100, easing: 'linear', by: 'word', staggerMs: 100 }],
  })
  const opacities = [0, 1, 2].map((index) => poseAt(motion, 'word', moment(150, index), size).opacity)
  expect(opacities).toEqual([1, 0.5, 0])
  expect(settledAtMs(motion, { layer: 1, line: 1, word: 3, syllable: 9 })).toBe(300)
})

it('leaves so that the last unit is gone at the scene’s end', () => {
  const motion = LayerMotion.parse({
    leave: [{ animation: 'fade', durationMs: 200, easing: 'linear', by: 'word', staggerMs: 50 }],
  })
  expect(poseAt(motion, 'word', moment(1600, 0), size).opacity).toBe(1)
  expect(poseAt(motion, 'word', moment(2000, 2), size).opacity).toBe(0)
})

it('adds places and multiplies sizes of movements that run together', () => {
  const motion = LayerMotion.parse({
    enter: [{ animation: 'slide', durationMs: 0 }],
    idle: [
      { animation: 'push-in', easing: 'linear', params: { amount: 0.1 } },
      { animation: 'drift', easing: 'linear', params: { x: 40, y: 0 } },
    ],
  })
  const pose = poseAt(motion, 'layer', moment(2000), size)
  expect(pose.scale).toBeCloseTo(1.1)
  expect(pose.x).toBeCloseTo(20)
})

it('names the animation’s parameter that is wrong', () => {
  const parsed = Motion.safeParse({ animation: 'slide', params: { from: 'above' } })
  expect(parsed.error?.issues[0]?.path).toEqual(['params', 'from'])
})

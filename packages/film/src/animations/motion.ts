import { clamp, must } from '@clipmint/kit'
import { z } from 'zod'

import { type Easing, Easing as EasingSchema, ease } from '../easing.ts'
import { type Animation, combinePoses, type MotionFacts, type Pose, restPose } from './define.ts'
import { type AnimationId, animations } from './index.ts'
import { type MotionPreset, type PresetName, presetNames, presets } from './presets.ts'

const byId = new Map<string, Animation>(animations.map((animation) => [animation.id, animation as Animation]))
const animationIds = animations.map(({ id }) => id) as [AnimationId, ...AnimationId[]]

/** What moves as one: the whole layer, or each line, word or syllable of a text in turn. */
export const MotionUnit = z.enum(['layer', 'line', 'word', 'syllable'])
export type MotionUnit = z.infer<typeof MotionUnit>

const motionFields = z.object({
  animation: z.enum(animationIds),
  delayMs: z.number().min(0).default(0),
  durationMs: z.number().min(0).default(500),
  easing: EasingSchema.default('out-expo'),
  by: MotionUnit.default('layer'),
  /** Wait between one unit and the next. */
  staggerMs: z.number().min(0).default(0),
  params: z.record(z.string(), z.unknown()).default({}),
})

/** One movement of a layer. Its parameters are checked and completed by the animation it names. */
export const Motion = motionFields.transform((motion, check) => {
  const parsed = must(byId.get(motion.animation), motion.animation).params.safeParse(motion.params)
  if (parsed.success) return { ...motion, params: parsed.data as Record<string, unknown> }
  for (const { message, path } of parsed.error.issues) {
    check.issues.push({ code: 'custom', input: motion.params, message, path: ['params', ...path] })
  }
  return z.NEVER
})
export type Motion = z.output<typeof Motion>

/**
 * How a layer comes, what it does while it stays, how it goes. A preset stands for movements that are made for one
 * another; what is said beside it comes on top.
 */
export const LayerMotion = z
  .object({
    preset: z
      .object({
        name: z.enum(presetNames),
        delayMs: z.number().min(0).default(0),
        /** 2 is twice as fast. */
        speed: z.number().min(0.25).max(4).default(1),
      })
      .optional(),
    enter: z.array(Motion).default([]),
    idle: z.array(Motion).default([]),
    leave: z.array(Motion).default([]),
  })
  .transform(({ preset, enter, idle, leave }) => {
    const named = preset ? movementsOf(preset) : { enter: [], idle: [] }
    return { enter: [...named.enter, ...enter], idle: [...named.idle, ...idle], leave }
  })
export type LayerMotion = z.infer<typeof LayerMotion>

/** The movements a preset stands for, from its delay on and at its speed. */
function movementsOf({ name, delayMs, speed }: { name: PresetName; delayMs: number; speed: number }): {
  enter: Motion[]
  idle: Motion[]
} {
  const preset: MotionPreset = presets[name]
  const timed = (step: z.input<typeof Motion>) =>
    Motion.parse({
      ...step,
      delayMs: delayMs + (step.delayMs ?? 0) / speed,
      durationMs: (step.durationMs ?? 500) / speed,
      staggerMs: (step.staggerMs ?? 0) / speed,
    })
  return { enter: preset.enter.map(timed), idle: (preset.idle ?? []).map((step) => Motion.parse(step)) }
}

/** Where a unit is in time: milliseconds since its scene began, the scene's length, and its place among its kind. */
export type MotionMoment = { elapsedMs: number; sceneMs: number; unitIndex: number; unitCount: number }

/** The pose of one unit of a layer at a moment: all its movements of that unit together. */
export function poseAt(
  motion: LayerMotion,
  by: MotionUnit,
  moment: MotionMoment,
  size: { width: number; height: number; fromMiddle?: { x: number; y: number } },
): Pose {
  const facts: MotionFacts = {
    fromMiddle: { x: 0, y: 0 },
    ...size,
    elapsedMs: moment.elapsedMs,
    index: moment.unitIndex,
  }
  let pose: Pose = restPose
  for (const step of motion.enter) {
    if (step.by !== by) continue
    const startMs = step.delayMs + step.staggerMs * moment.unitIndex
    pose = add(pose, step, progressBetween(moment.elapsedMs, startMs, step.durationMs, step.easing), facts)
  }
  for (const step of motion.idle) {
    if (step.by !== by) continue
    const share = moment.sceneMs > 0 ? clamp(moment.elapsedMs / moment.sceneMs, 0, 1) : 0
    pose = add(pose, step, ease(step.easing, share), facts)
  }
  for (const step of motion.leave) {
    if (step.by !== by) continue
    const lastMs = step.durationMs + step.staggerMs * (moment.unitCount - 1) + step.delayMs
    const startMs = moment.sceneMs - lastMs + step.staggerMs * moment.unitIndex
    if (moment.elapsedMs < startMs) continue
    pose = add(
      pose,
      step,
      1 - progressBetween(moment.elapsedMs, startMs, step.durationMs, step.easing),
      facts,
    )
  }
  return pose
}

/** Whether any movement of the layer treats this unit on its own. */
export function movesBy(motion: LayerMotion, by: MotionUnit): boolean {
  return [...motion.enter, ...motion.idle, ...motion.leave].some((step) => step.by === by)
}

/** When the last unit has come and stands, in milliseconds since the scene began. */
export function settledAtMs(motion: LayerMotion, unitCounts: Readonly<Record<MotionUnit, number>>): number {
  return Math.max(
    0,
    ...motion.enter
      .filter(({ animation }) => !byId.get(animation)?.shown)
      .map((step) => step.delayMs + step.durationMs + step.staggerMs * (unitCounts[step.by] - 1)),
  )
}

function add(pose: Pose, step: Motion, progress: number, facts: MotionFacts): Pose {
  return combinePoses(pose, must(byId.get(step.animation), step.animation).pose(progress, step.params, facts))
}

function progressBetween(atMs: number, startMs: number, durationMs: number, easing: Easing): number {
  if (durationMs === 0) return atMs >= startMs ? 1 : 0
  return ease(easing, clamp((atMs - startMs) / durationMs, 0, 1))
}

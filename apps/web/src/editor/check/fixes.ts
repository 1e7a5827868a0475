import { accepts, type Editor, type StepKind } from '@clipmint/editor'
import { type Contrasts, mendContrast } from '@clipmint/engine'
import {
  BrandLook,
  type Finding,
  hasText,
  isSoft,
  mayBeLeftOut,
  type MediaFile,
  networksOver,
  type NetworkZone,
} from '@clipmint/film'

import { nameOf } from './ignored.ts'

/** One press that sees to a finding. */
export type Fix = {
  kind: 'hide' | 'leave-out' | 'scene-off' | 'readable' | 'other-picture' | 'logo' | 'volume'
  apply: () => void
}

/**
 * What is at hand to see to a finding with: the editor, the ready files of this video, the newest first, and how well its
 * words are told from what is behind them.
 */
export type Means = { editor: Editor; files: readonly MediaFile[]; contrasts: Contrasts }

/** The press that sees to a finding; null where only its owner can. Each is a step that can be taken back. */
export function fixOf({ code, slotId, networks = [] }: Finding, means: Means): Fix | null {
  if (slotId === null) return fixOfWhole(code, networks, means.editor)
  switch (code) {
    case 'claim-forbidden':
    case 'claim-doubtful':
    case 'placeholder-left':
    case 'text-too-long':
    case 'text-shrunk':
    case 'time-short':
      return hide(slotId, means.editor)
    case 'sample-claim':
      return leaveOut(slotId, means.editor)
    case 'required-text-empty':
    case 'required-media-empty':
      return sceneOff(slotId, means.editor)
    case 'contrast-low':
      return readable(slotId, means)
    case 'picture-small':
    case 'picture-repeated':
    case 'media-missing':
      return otherPicture(slotId, means)
    default:
      return null
  }
}

/** What a step is called that sees to all findings of a kind at once. */
const stepOf = {
  hide: 'text-shown',
  'leave-out': 'text-shown',
  'scene-off': 'scene',
  readable: 'text-look',
  'other-picture': 'media',
  logo: 'brand',
  volume: 'music',
} as const satisfies Record<Fix['kind'], StepKind>

/** One press that sees to findings of one kind, `count` of them, as a single step to take back. */
export type FixAll = Fix & { count: number }

/** The press that sees to all findings of one kind that it can; null where that is none of them. */
export function fixAllOf(findings: readonly Finding[], means: Means): FixAll | null {
  const fixable = findings.filter((it) => fixOf(it, means) !== null)
  const kind = fixable[0] ? fixOf(fixable[0], means)?.kind : undefined
  if (kind === undefined) return null
  const { editor } = means
  const apply = () => {
    const before = namesOf(editor)
    editor.asOneStep(stepOf[kind], () => {
      for (const it of fixable) {
        // Another picture in one scene can have seen to the next one too.
        const isOver = before.has(nameOf(it)) && !namesOf(editor).has(nameOf(it))
        // What suits a place best depends on what was put into those before it.
        if (!isOver) fixOf(it, means)?.apply()
      }
    })
  }
  return { kind, count: fixable.length, apply }
}

/** What is found without measuring anything. */
function namesOf(editor: Editor): ReadonlySet<string> {
  return new Set(editor.findings().map(nameOf))
}

function fixOfWhole(code: Finding['code'], networks: readonly NetworkZone[], editor: Editor): Fix | null {
  if (code === 'music-silent') return { kind: 'volume', apply: () => editor.setMusic({ volume: 1 }) }
  return code === 'logo-covered' ? moveLogo(networks, editor) : null
}

/** The corner where the fewest networks lay something over the logo; null where none is better. */
function moveLogo(networks: readonly NetworkZone[], editor: Editor): Fix | null {
  const [best] = BrandLook.shape.pos.options
    .map((pos) => {
      const { logo } = editor.filmWithBrandLook({ pos })
      return { pos, count: logo ? networksOver([logo.box]).length : networks.length }
    })
    .toSorted((one, other) => one.count - other.count)
  if (!best || best.count >= networks.length) return null
  return { kind: 'logo', apply: () => editor.setBrandLook({ pos: best.pos }) }
}

function hide(slotId: string, editor: Editor): Fix | null {
  const slot = editor.slots.get(slotId)
  if (slot?.kind !== 'text' || slot.layer.slot.required) return null
  return { kind: 'hide', apply: () => editor.hideText(slotId) }
}

/** Leaves words out of the video, and their scene with them once it says nothing more. */
function leaveOut(slotId: string, editor: Editor): Fix | null {
  const slot = editor.slots.get(slotId)
  if (slot?.kind !== 'text') return null
  const { scene, layer } = slot
  if (layer.slot.required) {
    return mayBeLeftOut(scene) ? { kind: 'leave-out', apply: () => editor.sceneOff(scene.id) } : null
  }
  const apply = () =>
    editor.asOneStep('text-shown', () => {
      editor.hideText(slotId)
      const { userSource } = editor.state.work
      const isSaying = [...editor.slots.values()].some(
        (it) => it.kind === 'text' && it.scene.id === scene.id && hasText(userSource, it.id),
      )
      if (mayBeLeftOut(scene) && !isSaying) editor.sceneOff(scene.id)
    })
  return { kind: 'leave-out', apply }
}

function sceneOff(slotId: string, editor: Editor): Fix | null {
  const scene = editor.slots.get(slotId)?.scene
  return scene && mayBeLeftOut(scene) ? { kind: 'scene-off', apply: () => editor.sceneOff(scene.id) } : null
}

/**
 * The smallest change that makes words readable on the pixels behind them. It is looked for when the button is pressed:
 * trying colours on many pixels takes longer than drawing a list may.
 */
function readable(slotId: string, { editor, contrasts }: Means): Fix | null {
  const slot = editor.slots.get(slotId)
  const contrast = contrasts.get(slotId)
  if (slot?.kind !== 'text' || !contrast) return null
  const apply = () => {
    const palette = { ...editor.template.colors, ...editor.state.work.changedColor }
    const shown = editor
      .film()
      .scenes.flatMap(({ layers }) => layers)
      .find(({ id }) => id === slotId)
    if (shown?.kind !== 'text') return
    const mend = mendContrast(contrast, { palette, color: shown.color, on: slot.layer.on })
    if (!mend) return
    editor.setTextInk(slotId, {
      ...(mend.color === null ? {} : { color: mend.color }),
      ...(mend.plate === null ? {} : { plate: mend.plate }),
    })
  }
  return { kind: 'readable', apply }
}

/** Another file of this video's that the slot takes and shows sharp, the least shown first. */
function otherPicture(slotId: string, { editor, files }: Means): Fix | null {
  const slot = editor.slots.get(slotId)
  if (slot?.kind !== 'media') return null
  const film = editor.film()
  const { media } = editor.state.work.userSource
  const uses = (id: string) => Object.values(media).filter(({ assetId }) => assetId === id).length
  const index = film.scenes.findIndex(({ id }) => id === slot.scene.id)
  const near = film.scenes
    .slice(Math.max(0, index - 1), index + 2)
    .flatMap(({ layers }) => layers.flatMap(({ id }) => media[id]?.assetId ?? []))
  const box = slot.layer.layout[film.ratio]
  const [best] = files
    .filter((file) => accepts(slot.layer, file) && !near.includes(file.id))
    .filter((file) => box === null || !isSoft(unused(file), { fit: slot.layer.fit, box }))
    .toSorted((one, other) => uses(one.id) - uses(other.id))
  return best ? { kind: 'other-picture', apply: () => editor.setMedia(slotId, best.id) } : null
}

function unused(file: MediaFile) {
  return { file, crop: null }
}

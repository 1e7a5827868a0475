import { accepts, type Editor } from '@clipmint/editor'
import { type ColorRole, type Finding, isSoft, type MediaFile } from '@clipmint/film'

/** One press that sees to a finding. */
export type Fix = { kind: 'hide' | 'scene-off' | 'colors' | 'other-picture'; apply: () => void }

/** What is at hand to see to a finding with: the editor, and the ready files of this video, the newest first. */
export type Means = { editor: Editor; files: readonly MediaFile[] }

/** The press that sees to a finding; null where only its owner can. Each is a step that can be taken back. */
export function fixOf({ code, slotId }: Finding, means: Means): Fix | null {
  if (slotId === null) return null
  switch (code) {
    case 'placeholder-left':
    case 'text-too-long':
    case 'text-shrunk':
    case 'time-short':
      return hide(slotId, means.editor)
    case 'required-text-empty':
    case 'required-media-empty':
      return leaveOut(slotId, means.editor)
    case 'contrast-low':
      return ownColors(slotId, means.editor)
    case 'picture-small':
    case 'picture-repeated':
    case 'media-missing':
      return otherPicture(slotId, means)
    case 'discount-wrong':
    case 'upload-running':
    case 'title-invalid':
    case 'expired':
    case 'music-limited':
      return null
  }
}

function hide(slotId: string, editor: Editor): Fix | null {
  const slot = editor.slots.get(slotId)
  if (slot?.kind !== 'text' || slot.layer.slot.required) return null
  return { kind: 'hide', apply: () => editor.hideText(slotId) }
}

function leaveOut(slotId: string, editor: Editor): Fix | null {
  const scene = editor.slots.get(slotId)?.scene
  return scene?.optional ? { kind: 'scene-off', apply: () => editor.sceneOff(scene.id) } : null
}

/** The template's own colours for the words and for what lies under them. */
function ownColors(slotId: string, editor: Editor): Fix | null {
  const slot = editor.slots.get(slotId)
  if (slot?.kind !== 'text') return null
  const roles: ColorRole[] = [...new Set([slot.layer.color, slot.layer.on])]
  const { changedColor } = editor.state.work
  const changed = roles.filter((role) => changedColor[role] !== undefined)
  return { kind: 'colors', apply: () => changed.forEach((role) => editor.resetColor(role)) }
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

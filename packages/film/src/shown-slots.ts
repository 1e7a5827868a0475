import type { UserSource } from './project.ts'
import { mayBeLeftOut, type SceneSlots, slotsOf, type Template } from './template.ts'

/** The scenes that are shown, with their slots: only those that may be left out can be off. */
export function shownSlots(template: Template, source: Pick<UserSource, 'scenes'>): SceneSlots[] {
  const off = source.scenes?.off ?? []
  return slotsOf(template).filter(({ scene }) => !mayBeLeftOut(scene) || !off.includes(scene.id))
}

/** True when a text slot shows words. */
export function hasText(source: Pick<UserSource, 'text'>, id: string): boolean {
  const text = source.text[id]
  return text !== undefined && text.hidden !== true && text.value.trim() !== ''
}

import type { ColorRole, Crop, Ratio, SlotText, TemplateScene, Trim } from '@clipmint/film'
import { must } from '@clipmint/kit'

import * as media from './commands/media.ts'
import * as text from './commands/text.ts'
import * as whole from './commands/whole.ts'
import { EditorCore, type EditorSetup } from './editor-core.ts'
import type { Music } from './field.ts'
import { mediaSlot, textSlot } from './slots.ts'
import { type TitleFault, titleFault } from './words.ts'

/** An owner's work on one video, with a command for each thing an owner does. */
export class Editor extends EditorCore {
  setText(slotId: string, raw: string): text.TextOutcome {
    const outcome = text.setText(this.state.work, textSlot(this.slots, slotId), raw)
    this.run({ kind: 'text', slotId, run: `text/${slotId}`, apply: () => outcome.work })
    return { kept: outcome.kept, over: outcome.over }
  }

  hideText(slotId: string): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-shown', slotId, apply: (work) => text.setTextHidden(work, slot, true) })
  }

  showText(slotId: string): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-shown', slotId, apply: (work) => text.setTextHidden(work, slot, false) })
  }

  setTextScale(slotId: string, scale: NonNullable<SlotText['scale']>): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-look', slotId, apply: (work) => text.setTextScale(work, slot, scale) })
  }

  setTextAlign(slotId: string, align: SlotText['align'] | null): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-look', slotId, apply: (work) => text.setTextAlign(work, slot, align) })
  }

  resetTextLook(slotId: string): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-look', slotId, apply: (work) => text.resetTextLook(work, slot) })
  }

  setMedia(slotId: string, fileId: string | null): void {
    const slot = mediaSlot(this.slots, slotId)
    const file = fileId === null ? null : must(this.state.files[fileId], `file ${fileId}`)
    this.run({ kind: 'media', slotId, apply: (work) => media.setMedia(work, this.slots, slot, file) })
  }

  /** Crops for the ratio in hand unless another is named; null lets the design choose again. */
  setCrop(slotId: string, crop: Crop | null, ratio: Ratio = this.state.work.userSource.ratio): void {
    const slot = mediaSlot(this.slots, slotId)
    this.run({
      kind: 'crop',
      slotId,
      run: `crop/${slotId}/${ratio}`,
      apply: (work) => media.setCrop(work, slot, ratio, crop),
    })
  }

  /** Plays a part of a slot's clip, at least as long as its scene; null plays it from its beginning. */
  setTrim(slotId: string, trim: Trim | null): void {
    const slot = mediaSlot(this.slots, slotId)
    this.run({
      kind: 'trim',
      slotId,
      run: `trim/${slotId}`,
      apply: (work) => media.setTrim(work, slot, trim),
    })
  }

  setMuted(slotId: string, mute: boolean): void {
    const slot = mediaSlot(this.slots, slotId)
    this.run({ kind: 'trim', slotId, apply: (work) => media.setMuted(work, slot, mute) })
  }

  setColor(role: ColorRole, color: string): void {
    this.run({ kind: 'color', run: `color/${role}`, apply: (work) => whole.setColor(work, role, color) })
  }

  resetColor(role: ColorRole): void {
    this.run({ kind: 'color', apply: (work) => whole.resetColor(work, role) })
  }

  /** Changes the music (`trackId: null` for none), its start, volume, fade; one drag of a handle is one step. */
  setMusic(change: Partial<Music>): void {
    const run = `music/${Object.keys(change).join('+')}`
    this.run({ kind: 'music', run, apply: (work) => whole.setMusic(work, change) })
  }

  /** Renames the video; gives what is wrong with the title instead when it may not be. */
  setTitle(title: string): TitleFault | null {
    const fault = titleFault(title)
    if (!fault) this.run({ kind: 'title', apply: (work) => whole.setTitle(work, title) })
    return fault
  }

  setRatio(ratio: Ratio): void {
    this.run({ kind: 'ratio', apply: (work) => whole.setRatio(work, ratio) })
  }

  sceneOff(sceneId: string): void {
    this.run({ kind: 'scene', apply: (work) => whole.setSceneOff(work, this.#scene(sceneId), true) })
  }

  sceneOn(sceneId: string): void {
    this.run({ kind: 'scene', apply: (work) => whole.setSceneOff(work, this.#scene(sceneId), false) })
  }

  #scene(sceneId: string): TemplateScene {
    return must(
      this.template.scenes.find(({ id }) => id === sceneId),
      `scene ${sceneId}`,
    )
  }
}

/** An editor of one video, opened at what the server has of it. */
export function createEditor(setup: EditorSetup): Editor {
  return new Editor(setup)
}

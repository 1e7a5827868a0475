import type {
  BrandLook,
  ColorRole,
  Palette,
  PlaceableFile,
  Ratio,
  SlotText,
  TemplateScene,
  Trim,
} from '@clipmint/film'
import { must } from '@clipmint/kit'

import * as media from './commands/media.ts'
import * as placing from './commands/placing.ts'
import { type Restored, restore } from './commands/restore.ts'
import * as text from './commands/text.ts'
import * as whole from './commands/whole.ts'
import { EditorCore, type EditorSetup } from './editor-core.ts'
import { changesBetween, type Field, type Music } from './field.ts'
import { mediaSlot, textSlot } from './slots.ts'
import { type TitleFault, titleFault } from './words.ts'
import { type Content, workOf } from './work.ts'

/** A video's content as it once was; its brand is the one it has now. */
type EarlierContent = Omit<Content, 'brand'>

/** An owner's work on one video, with a command for each thing an owner does. */
export class Editor extends EditorCore {
  setText(slotId: string, raw: string): text.TextOutcome {
    const outcome = text.setText(this.state.work, textSlot(this.slots, slotId), raw)
    this.run({ kind: 'text', slotId, run: `text/${slotId}`, apply: () => outcome.work })
    return { kept: outcome.kept, over: outcome.over }
  }

  /** Puts words into several slots at once: one step to take back. */
  setTexts(words: Readonly<Record<string, string>>): void {
    const slotIds = Object.keys(words)
    const slotId = slotIds.length === 1 ? (slotIds[0] ?? null) : null
    this.endRun()
    this.run({ kind: 'text', slotId, apply: (work) => text.setTexts(work, this.slots, words) })
  }

  /** Shows words in a slot without taking them; null shows the work again as it is. */
  tryText(slotId: string, words: string | null): void {
    const { work } = this.state
    this.tryOn(words === null ? null : text.setTexts(work, this.slots, { [slotId]: words }))
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

  /** The slots that the owner filled, cropped or trimmed by hand since the editor was opened. */
  ownChoices(): ReadonlySet<string> {
    return this.slotsChangedBy(['media', 'crop', 'trim'])
  }

  /**
   * Puts files where they suit best, as one step, and gives what changed. Their own choices stay as they are while
   * `keepsOwnChoices`.
   */
  placeAutomatically(
    files: readonly PlaceableFile[],
    { keepsOwnChoices }: { keepsOwnChoices: boolean },
  ): placing.Placed[] {
    const before = this.state.work
    const kept = keepsOwnChoices ? this.ownChoices() : new Set<string>()
    this.run({
      kind: 'placing',
      apply: (work) => placing.placeAutomatically(work, this.template, { files, kept }),
    })
    return placing.placedBetween(before, this.state.work, this.template)
  }

  /** Crops, turns, mirrors or colours a slot's picture; changes in quick succession are one step. */
  framePicture(slotId: string, framing: media.Framing): void {
    const slot = mediaSlot(this.slots, slotId)
    this.run({
      kind: 'crop',
      slotId,
      run: `crop/${slotId}`,
      apply: (work) => media.framePicture(work, slot, framing),
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

  /** Gives all five roles their colours at once, as one step. */
  setPalette(palette: Palette): void {
    const usual = this.template.colors
    this.run({ kind: 'color', apply: (work) => whole.setPalette(work, palette, usual) })
  }

  /** Changes how the brand stands in the video; one drag of a slider is one step. */
  setBrandLook(change: Partial<BrandLook>): void {
    const run = `brand/${Object.keys(change).join('+')}`
    this.run({ kind: 'brand', run, apply: (work) => whole.setBrandLook(work, change) })
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

  /** Puts an earlier state of the video back, in one step. Gives the fields that cannot go back and stay as they are. */
  restore(earlier: EarlierContent): readonly Field[] {
    const { work, left } = this.#restored(earlier)
    this.run({ kind: 'restore', apply: () => work })
    return left
  }

  /** The fields that restoring an earlier state would change. */
  differences(earlier: EarlierContent): readonly Field[] {
    const { work } = this.#restored(earlier)
    return changesBetween(this.state.work, work).map(({ field }) => field)
  }

  #restored(earlier: EarlierContent): Restored {
    const { slots, template } = this
    return restore(this.state.work, workOf(earlier), {
      slots,
      scenes: template.scenes,
      files: this.state.files,
      knowsTrack: (trackId) => this.beatMsOf(trackId) !== null,
      hasSound: (assetId) => this.hasSound(assetId),
    })
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

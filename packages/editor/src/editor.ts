import type {
  Brand,
  BrandLook,
  ColorRole,
  OutdatedSlot,
  Palette,
  PlaceableFile,
  Ratio,
  SlotText,
  TemplateScene,
} from '@clipmint/film'
import { must } from '@clipmint/kit'

import * as media from './commands/media.ts'
import * as placing from './commands/placing.ts'
import { type Restored, restore } from './commands/restore.ts'
import * as text from './commands/text.ts'
import * as whole from './commands/whole.ts'
import { EditorCore } from './editor-core.ts'
import type { EditorSetup } from './editor-state.ts'
import { applyChanges, changesBetween, type Field, type FieldChange, type Music, slotOf } from './field.ts'
import type { OverlongWords } from './overlong.ts'
import { mediaSlot, textSlot } from './slots.ts'
import { type TitleFault, titleFault } from './words.ts'
import { type Content, type EarlierContent, workOf } from './work.ts'

/** An owner's work on one video, with a command for each thing an owner does. */
export class Editor extends EditorCore {
  setText(slotId: string, raw: string): text.TextOutcome {
    const outcome = text.setText(this.state.work, textSlot(this.slots, slotId), raw)
    this.run({ kind: 'text', slotId, run: `text/${slotId}`, apply: () => outcome.work })
    this.noteTyped(slotId, outcome)
    return { kept: outcome.kept, over: outcome.over, words: outcome.words }
  }

  /** Brings back what was typed beyond what slots take in an earlier visit, where they still hold its beginning. */
  remindOfTyped(words: OverlongWords): void {
    for (const [slotId, typed] of Object.entries(words)) {
      const kept = this.state.work.userSource.text[slotId]?.value ?? ''
      if (kept !== '' && typed.startsWith(kept)) this.noteTyped(slotId, { kept, words: typed })
    }
  }

  /** Puts what fields say today into the slot that shows what they said. */
  renewText(slotId: string, outdated: readonly OutdatedSlot[]): void {
    const own = outdated.filter((one) => one.slotId === slotId)
    this.endRun()
    this.run({ kind: 'text', slotId, apply: (work) => text.renewText(work, this.template, own) })
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

  /** Paints a slot's words in another colour, or on a plate of their own, so that they can be read. */
  setTextInk(slotId: string, ink: text.Ink): void {
    const slot = textSlot(this.slots, slotId)
    this.run({ kind: 'text-look', slotId, apply: (work) => text.setTextInk(work, slot, ink) })
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

  /** The ids of the other slots that a file put into this one goes into as well, in reading order. */
  partnersOf(slotId: string): string[] {
    return media.partners(this.state.work, this.slots, mediaSlot(this.slots, slotId)).map(({ id }) => id)
  }

  /** The ids of the slots that the last step, if it filled or emptied this one, changed along with it. */
  carriedWith(slotId: string): string[] {
    return this.#carriedWith(slotId).map(({ field }) => must(slotOf(field), field))
  }

  /** Gives the slots that the last step changed along with this one back what they showed. */
  keepOnlyHere(slotId: string): void {
    const carried = this.#carriedWith(slotId)
    this.run({ kind: 'media', slotId, apply: (work) => applyChanges(work, carried, 'before') })
  }

  #carriedWith(slotId: string): FieldChange[] {
    const own: Field = `media/${slotId}`
    const last = this.lastStep()
    const changes = last?.name.kind === 'media' ? last.changes : []
    return changes.some(({ field }) => field === own) ? changes.filter(({ field }) => field !== own) : []
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

  /**
   * Says how a slot's clip plays: a part of it, at least as long as its scene (null for all of it), and what it does when
   * it is over before its scene is.
   */
  setPlay(slotId: string, play: media.Play): void {
    const slot = mediaSlot(this.slots, slotId)
    this.run({ kind: 'trim', slotId, apply: (work) => media.setPlay(work, slot, play) })
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

  /** Names the brand; null, or nothing but spaces, takes its name away. A word typed is one step. */
  setBrandName(name: string | null): void {
    this.run({ kind: 'brand', run: 'brand/name', apply: (work) => whole.setBrandName(work, name) })
  }

  /** Takes the logo out of the video. */
  removeLogo(): void {
    this.run({ kind: 'brand', apply: (work) => whole.setLogo(work, null) })
  }

  /** Shows the logo that the server has just taken for this video; to take it back puts the one before in its place. */
  takeInLogo(theirs: Content, rev: number): void {
    this.takeIn(theirs, rev, { kind: 'brand', fields: ['brandLogo'] })
  }

  /** Puts a whole brand on the video as one step: name, logo and colours. */
  applyBrand({ name, logoAssetId }: Brand, palette: Palette): void {
    const usual = this.template.colors
    this.run({
      kind: 'brand',
      apply: (work) =>
        whole.setPalette(whole.setLogo(whole.setBrandName(work, name), logoAssetId), palette, usual),
    })
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
    return restore(this.state.work, workOf({ ...earlier, brand: earlier.brand ?? this.state.brand }), {
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

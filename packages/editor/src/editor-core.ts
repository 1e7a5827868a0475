import {
  type BrandLook,
  type CheckInsight,
  type Film,
  type Finding,
  findFindings,
  type MediaFile,
  ownMusicId,
  type Palette,
  type Ratio,
  type Template,
} from '@clipmint/film'
import { must } from '@clipmint/kit'

import * as whole from './commands/whole.ts'
import type { EditorSetup, EditorState } from './editor-state.ts'
import {
  applyChanges,
  changesBetween,
  type Field,
  type FieldChange,
  type Music,
  slotOf,
  writeField,
} from './field.ts'
import { Films } from './films.ts'
import {
  emptyHistory,
  type History,
  remember,
  seal,
  type Step,
  type StepName,
  stepBack,
  stepForward,
} from './history.ts'
import type { Journal } from './journal.ts'
import { type Conflict, mergeChanges } from './merge.ts'
import { Overlong } from './overlong.ts'
import { type Changes, changesToSave, covering } from './saving.ts'
import { neighbour, type SlotMap, slotMap } from './slots.ts'
import { type PendingChange, Unanswered } from './unanswered.ts'
import { type Content, contentOf, type EarlierContent, type Work, workOf } from './work.ts'

export type Command = {
  kind: StepName['kind']
  slotId?: string | null
  run?: string
  apply: (work: Work) => Work
}

type Wish = { kind: StepName['kind']; fields: readonly Field[] }

/** The living part of an editor: state, selection, undo and redo, the film of the moment, saving and merging. */
export class EditorCore {
  readonly template: Template
  readonly slots: SlotMap
  #setup: EditorSetup
  #state: EditorState
  #history: History = emptyHistory
  #saved: Work
  #rev: number
  readonly #unanswered = new Unanswered()
  /** Conflicts whose other side is among the kept versions. */
  readonly #kept = new Set<Conflict>()
  readonly #overlong = new Overlong()
  #listeners = new Set<() => void>()
  readonly #films: Films

  constructor(setup: EditorSetup) {
    this.#setup = setup
    this.template = setup.template
    this.slots = slotMap(setup.template)
    this.#films = new Films(setup.template, { ...setup, slots: this.slots })
    this.#saved = workOf(setup.content)
    this.#rev = setup.rev
    this.#state = {
      work: this.#saved,
      tried: null,
      brand: this.#saved.brand,
      files: byId(setup.files),
      overlong: {},
      selection: null,
      undo: null,
      redo: null,
      unsaved: [],
      conflicts: [],
    }
  }

  /** The state of the moment; the same object until something changes. */
  get state(): EditorState {
    return this.#state
  }

  /** The revision the server last told of. */
  get rev(): number {
    return this.#rev
  }

  /** Calls `listener` after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Ends a run of typing or dragging: the next change is a step of its own. */
  endRun(): void {
    this.#history = seal(this.#history)
  }

  /** Takes a slot in hand; null puts it down. */
  select(slotId: string | null): void {
    if (slotId === this.#state.selection) return
    if (slotId !== null) must(this.slots.get(slotId), `slot ${slotId}`)
    this.endRun()
    this.#become({ selection: slotId })
  }

  /** Takes the next (1) or previous (-1) slot in hand, in reading order. */
  selectNeighbour(step: 1 | -1): void {
    this.select(neighbour(this.slots, this.#state.selection, step))
  }

  undo(): void {
    const back = stepBack(this.#history)
    if (!back) return
    this.#history = back.history
    this.#travel(back.step.name, applyChanges(this.#state.work, back.step.changes, 'before'))
  }

  redo(): void {
    const forward = stepForward(this.#history)
    if (!forward) return
    this.#history = forward.history
    this.#travel(forward.step.name, applyChanges(this.#state.work, forward.step.changes, 'after'))
  }

  /** Shows other work until it is taken off again (null) or something changes. */
  protected tryOn(tried: Work | null): void {
    if (tried !== this.#state.tried) this.#become({ tried })
  }

  /** Does several commands as one step, which is taken back as one. */
  asOneStep(kind: StepName['kind'], act: () => void): void {
    const { work: before } = this.#state
    const history = this.#history
    act()
    const changes = changesBetween(before, this.#state.work)
    this.#history = history
    if (changes.length > 0) this.#remember(kind, changes)
    this.#become({})
  }

  /** A step of the history by itself, whatever was done before or is done next. */
  #remember(kind: StepName['kind'], changes: readonly FieldChange[]): void {
    const step = { name: { kind, slotId: null }, changes, key: null, atMs: this.#setup.nowMs() }
    this.#history = remember(this.#history, step)
  }

  /** Makes files known, so that slots can show them. */
  addFiles(files: readonly MediaFile[]): void {
    this.#become({ files: { ...this.#state.files, ...byId(files) } })
  }

  /** The video as it is now, or as it would be in another ratio. */
  film(ratio: Ratio = this.#state.work.userSource.ratio): Film {
    const { work, tried, files } = this.#state
    return this.#films.in(ratio, tried ?? work, files)
  }

  /** The video as it would be in other colours, without changing it. */
  filmIn(palette: Palette): Film {
    return this.#compose(whole.setPalette(this.#state.work, palette, this.template.colors))
  }

  /** The video as it would be with other music, which nothing keeps. */
  filmWithMusic(change: Partial<Music>): Film {
    return this.#compose(whole.setMusic(this.#state.work, change))
  }

  /** The video as it would be with its brand standing otherwise, which nothing keeps. */
  filmWithBrandLook(change: Partial<BrandLook>): Film {
    return this.#compose(whole.setBrandLook(this.#state.work, change))
  }

  /** The video as it was in an earlier state, under the brand it has now. A file that is gone leaves its place empty. */
  filmOf(earlier: EarlierContent): Film {
    return this.#compose(workOf({ ...earlier, brand: earlier.brand ?? this.#state.brand }))
  }

  /** All there is to see to before the video is made, with what the screen knows beside it. */
  findings(insight: CheckInsight = {}): Finding[] {
    const { work, files, overlong } = this.#state
    const content = contentOf(work)
    const { title } = work
    const ownId = ownMusicId(work.bgmUrl)
    return findFindings({
      isMusicMissing: ownId !== null && !this.hasSound(ownId),
      ...insight,
      template: this.template,
      content,
      title,
      files,
      overlong,
      film: this.film(),
    })
  }

  /** What has to be sent to the server, and from now on counts as sent; null when it has everything. */
  takeChanges(): Changes | null {
    const pending = this.#pending()
    for (const { field, after } of pending) this.#unanswered.note(field, [after])
    const { work, conflicts } = this.#state
    const changes = changesToSave(pending, work, this.#rev)
    const covers = conflicts.filter((it) => !this.#kept.has(it))
    return changes && covering(changes, covers)
  }

  /**
   * The server took these changes and counts them as this revision. A logo that was gone it did not take: the one that
   * it names instead is shown, unless another was chosen meanwhile.
   */
  acknowledge(changes: Changes, rev: number, { brandLogo }: { brandLogo?: string | null } = {}): void {
    const sent = changes.work.brand.logoAssetId
    const { work } = this.#state
    const isOther = brandLogo !== undefined && brandLogo !== sent
    this.#saved = isOther ? writeField(changes.work, 'brandLogo', brandLogo) : changes.work
    this.#rev = rev
    for (const conflict of changes.covers ?? []) this.#kept.add(conflict)
    this.#unanswered.forget()
    const follows = isOther && work.brand.logoAssetId === sent
    this.#become(follows ? { work: writeField(work, 'brandLogo', brandLogo) } : {})
  }

  /** The work moved on elsewhere: our unsaved changes go on top of it. Gives the fields that both changed. */
  rebase(theirs: Content, rev: number): readonly Conflict[] {
    return this.#mergeOnto(workOf(theirs), this.#pending(), rev)
  }

  /**
   * Takes in what the server did to these fields at the owner's wish, as `rebase` does, and as a step that can be taken
   * back.
   */
  protected takeIn(theirs: Content, rev: number, { kind, fields }: Wish): void {
    const { work: before } = this.#state
    this.rebase(theirs, rev)
    const changes = changesBetween(before, this.#state.work).filter(({ field }) => fields.includes(field))
    if (changes.length === 0) return
    this.#remember(kind, changes)
    this.#become({})
  }

  /** Puts the changes of an earlier, interrupted session on top. Gives the fields that changed elsewhere since. */
  replay(journal: Journal): readonly Conflict[] {
    const ours = this.#pending()
    const journaled = journal.changes.filter(({ field }) => ours.every((change) => change.field !== field))
    // What that session wrote down it may have sent just before it ended.
    for (const { field, after, sent = [] } of journaled) this.#unanswered.note(field, [...sent, after])
    return this.#mergeOnto(this.#saved, [...journaled, ...ours], this.#rev)
  }

  /** The unsaved changes as a journal keeps them; null when there are none. */
  journal(projectId: string): Journal | null {
    const changes = this.#pending()
    return changes.length === 0 ? null : { v: 1, projectId, rev: this.#rev, changes }
  }

  /** Settles a conflict: theirs after all, as a step that can be taken back, or ours for good. */
  settle(conflict: Conflict, choice: 'ours' | 'theirs'): void {
    const { field, theirs } = conflict
    const conflicts = this.#state.conflicts.filter((other) => other.field !== field)
    if (choice === 'theirs') {
      this.run({ kind: 'merge', slotId: slotOf(field), apply: (work) => writeField(work, field, theirs) })
    }
    this.#become({ conflicts })
  }

  /** Milliseconds a beat of a track; null without music, or for a track that nobody has. */
  protected beatMsOf(trackId: string | null): number | null {
    return this.#setup.beatMsOf(trackId)
  }

  /** Whether the owner's own music with this id is there. */
  protected hasSound(assetId: string): boolean {
    return this.#setup.hasSound?.(assetId) ?? false
  }

  /** The step that would be taken back; null when there is none. */
  protected lastStep(): Step | null {
    return this.#history.past.at(-1) ?? null
  }

  /** The slots that steps of these kinds changed, as long as those are not taken back. */
  protected slotsChangedBy(kinds: readonly StepName['kind'][]): ReadonlySet<string> {
    const steps = this.#history.past.filter(({ name }) => kinds.includes(name.kind))
    return new Set(steps.flatMap(({ changes }) => changes.flatMap(({ field }) => slotOf(field) ?? [])))
  }

  /** Does a command: one step of the history, or a part of the run it continues. Nothing changed is no step. */
  protected run({ kind, slotId = null, run, apply }: Command): void {
    const { work: before } = this.#state
    const work = this.#fit(apply(before))
    const changes = changesBetween(before, work)
    if (changes.length === 0) return
    const step = { name: { kind, slotId }, changes, key: run ?? null, atMs: this.#setup.nowMs() }
    this.#history = remember(this.#history, step)
    this.#become({ work })
  }

  /** Remembers what was typed into a slot beyond what it keeps. */
  protected noteTyped(slotId: string, typed: { kept: string; words: string }): void {
    this.#overlong.note(slotId, typed)
    if (this.#overlong.in(this.#state.work) !== this.#state.overlong) this.#become({})
  }

  #travel({ slotId }: StepName, work: Work): void {
    this.#become({ work, selection: slotId ?? this.#state.selection })
  }

  #pending(work = this.#state.work): PendingChange[] {
    return this.#unanswered.pending(this.#saved, work)
  }

  #mergeOnto(theirs: Work, changes: readonly PendingChange[], rev: number): readonly Conflict[] {
    const { work: merged, conflicts } = mergeChanges(theirs, changes)
    const work = changes.length > 0 ? this.#fit(merged) : merged
    this.#saved = theirs
    this.#rev = rev
    const open = this.#state.conflicts.filter(({ field }) => conflicts.every((it) => it.field !== field))
    this.#become({ work, conflicts: [...open, ...conflicts] })
    return conflicts
  }

  /** The work with its trims as long as its scenes are. */
  #fit(work: Work): Work {
    return work === this.#state.work ? work : this.#films.fit(work, this.#state.files)
  }

  #compose(work: Work): Film {
    return this.#films.of(work, this.#state.files)
  }

  #become(change: Partial<EditorState>): void {
    const work = change.work ?? this.#state.work
    this.#state = {
      ...this.#state,
      ...(change.work ? { tried: null } : {}),
      ...change,
      brand: work.brand,
      overlong: this.#overlong.in(work),
      undo: this.#history.past.at(-1)?.name ?? null,
      redo: this.#history.future.at(-1)?.name ?? null,
      unsaved: this.#pending(work).map(({ field }) => field),
    }
    for (const listener of this.#listeners) listener()
  }
}

function byId(files: readonly MediaFile[]): Record<string, MediaFile> {
  return Object.fromEntries(files.map((file) => [file.id, file]))
}

import { createEditor, type Editor } from '../editor.ts'
import type { Content } from '../work.ts'
import { bakeryContent, bakeryFiles, bakerySong, bakeryTemplate } from './bakery.ts'

/** An owner at the editor: says what a person does and sees. Time stands still unless they wait. */
export class TestEditor {
  readonly editor: Editor
  #nowMs = 0

  constructor(content: Content = bakeryContent, rev = 1) {
    this.editor = createEditor({
      template: bakeryTemplate,
      content,
      files: bakeryFiles,
      rev,
      beatMsOf: (trackId) => (trackId === null || trackId === 'gone' ? null : trackId === 'slow' ? 800 : 500),
      hasSound: (id) => id === bakerySong,
      nowMs: () => this.#nowMs,
    })
  }

  /** Types letter after letter after what stands there, as a keyboard does. */
  types(slotId: string, letters: string): void {
    for (const letter of letters) {
      this.#nowMs += 90
      this.editor.setText(slotId, this.reads(slotId) + letter)
    }
  }

  /** Replaces a slot's words at once. */
  writes(slotId: string, words: string): void {
    this.waits(2000)
    this.editor.setText(slotId, words)
  }

  waits(ms: number): void {
    this.#nowMs += ms
  }

  undoes(times = 1): void {
    for (let time = 0; time < times; time++) this.editor.undo()
  }

  redoes(times = 1): void {
    for (let time = 0; time < times; time++) this.editor.redo()
  }

  reads(slotId: string): string {
    return this.editor.state.work.userSource.text[slotId]?.value ?? ''
  }

  /** The id of the file that a slot shows. */
  seesIn(slotId: string): string | null {
    return this.editor.state.work.userSource.media[slotId]?.assetId ?? null
  }

  /** The words on the frame of a scene, as the film has them. */
  watches(sceneId: string): string[] {
    const scene = this.editor.film().scenes.find(({ id }) => id === sceneId)
    return (scene?.layers ?? []).flatMap((layer) => (layer.kind === 'text' ? [layer.text] : []))
  }

  /** Saves everything, as a server that takes it would. */
  saves(): Content {
    const changes = this.editor.takeChanges()
    if (changes) this.editor.acknowledge(changes, changes.body.rev + 1)
    return this.editor.state.work
  }
}

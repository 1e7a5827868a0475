import { clipNeedMs, compose, type Film, type MediaFile, type Ratio, type Template } from '@clipmint/film'

import { fitTrims } from './commands/media.ts'
import * as whole from './commands/whole.ts'
import type { EditorSetup } from './editor-state.ts'
import type { SlotMap } from './slots.ts'
import { contentOf, type Work } from './work.ts'

type Files = Readonly<Record<string, MediaFile>>

/** The films of a template, composed of work and files as they are asked for. */
export class Films {
  readonly #template: Template
  readonly #slots: SlotMap
  readonly #setup: Pick<EditorSetup, 'beatMsOf' | 'watermark'>
  readonly #known = new Map<Ratio, { work: Work; files: Files; film: Film }>()

  constructor(
    template: Template,
    { slots, ...setup }: Pick<EditorSetup, 'beatMsOf' | 'watermark'> & { slots: SlotMap },
  ) {
    this.#template = template
    this.#slots = slots
    this.#setup = setup
  }

  /** The film of some work. */
  of(work: Work, files: Files): Film {
    const { beatMsOf, watermark = false } = this.#setup
    return compose(this.#template, contentOf(work), { files, beatMs: beatMsOf(work.bgm.trackId), watermark })
  }

  /** The film of some work in a ratio; the same object until the work or its files change. */
  in(ratio: Ratio, work: Work, files: Files): Film {
    const known = this.#known.get(ratio)
    if (known?.work === work && known.files === files) return known.film
    const film = this.of(whole.setRatio(work, ratio), files)
    this.#known.set(ratio, { work, files, film })
    return film
  }

  /** The work with its trims as long as its scenes are. */
  fit(work: Work, files: Files): Work {
    if (Object.values(work.userSource.media).every(({ trim }) => !trim)) return work
    const scenes = new Map(this.of(work, files).scenes.map(({ id, durationMs }) => [id, durationMs]))
    return fitTrims(work, files, (slotId) => {
      const slot = this.#slots.get(slotId)
      if (slot?.kind !== 'media') return 0
      return clipNeedMs(slot.layer.clip, scenes.get(slot.scene.id) ?? slot.scene.durationMs)
    })
  }
}

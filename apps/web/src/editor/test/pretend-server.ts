import type { Content, Journal, JournalStore, SaveBody } from '@clipmint/editor'

import { cafeContent } from './cafe.ts'

export class StaleError extends Error {
  override name = 'StaleError'
}
export class AwayError extends Error {
  override name = 'AwayError'
}

/** The server's side of a save, as the contract promises it: revisions, 409 on an older one. */
export class PretendServer {
  content: Content = cafeContent
  rev = 1
  /** What it was told to keep before a save took its place. */
  readonly kept: Content[] = []

  edit({ rev, brandName, brandLogo, before, ...changes }: SaveBody): { rev: number } {
    if (rev !== this.rev) throw new StaleError('Somebody saved before.')
    if (before) this.kept.push(this.content)
    const { name, logoAssetId } = this.content.brand
    const brand = {
      name: brandName === undefined ? name : brandName,
      logoAssetId: brandLogo === undefined ? logoAssetId : brandLogo,
    }
    this.content = { ...this.content, ...changes, brand }
    this.rev += 1
    return { rev: this.rev }
  }
}

/** A browser's store that outlives its pages. Writes take a moment, and die with their page. */
export class PretendStore {
  readonly journals = new Map<string, Journal>()

  open(pageId: string, pause: () => Promise<void>): JournalStore {
    const adopted: string[] = []
    const replace = async (journal: Journal | null) => {
      const text = journal && JSON.stringify(journal)
      await pause()
      for (const other of adopted) this.journals.delete(other)
      if (text) this.journals.set(pageId, JSON.parse(text) as Journal)
      else this.journals.delete(pageId)
    }
    return {
      readAll: () => {
        adopted.push(...this.journals.keys())
        return Promise.resolve([...this.journals.values()])
      },
      write: replace,
      keepAtOnce: (journal) => void this.journals.set(pageId, JSON.parse(JSON.stringify(journal)) as Journal),
      clear: () => replace(null),
    }
  }
}

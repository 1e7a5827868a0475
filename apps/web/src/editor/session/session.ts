import type { Asset, Project } from '@clipmint/contract'
import { accepts, createEditor, type Editor, parseJournal } from '@clipmint/editor'

import { api, ApiFailure, queries, queryClient } from '../../api/index.ts'
import { sendFile } from '../../api/send-file.ts'
import { beatMsOf, isSeen, mediaFileOf } from '../../player/material.ts'
import { Uploads } from '../media/uploads.ts'
import { admitAssets } from '../music/own-music.ts'
import { createJournalStore } from '../save/journal-store.ts'
import { type FailureKind, Saver, type Timers } from '../save/saver.ts'
import { keepTyped } from '../save/typed-store.ts'
import { AssetBook } from './asset-book.ts'
import { contentOf } from './content.ts'

/** One project open in one screen: its editor, what saves it, and its files. */
export type Session = {
  projectId: string
  editor: Editor
  saver: Saver
  assets: AssetBook
  uploads: Uploads
  /** The files of its product, what it shows, and what was sent up from here. */
  ownFiles: ReadonlySet<string>
  /** The product that the video is about; null when it is of a place, or was made from the store. */
  productId: string | null
  /** The AI request that it was made from; null when it was made from the store. */
  requestId: string | null
  /** The words of the text slots as they were when it was opened. */
  openedWith: Readonly<Record<string, string>>
  /** Enters a file that came into the storage while the screen stood, and puts it into the slot if it goes there. */
  takeIn: (asset: Asset, slotId: string | null) => void
  /** Made from the store, it began with the template's sample words; a product's or a place's began with its own. */
  startedFromSamples: boolean
  /** Slots that showed, as it was opened, what their product, promotion or place was. */
  outdated: Project['outdated']
  /** Takes in what was saved elsewhere. */
  refresh: () => Promise<void>
  timers: Timers
  close: () => void
}

/** The browser's clock. */
export const timers: Timers = {
  nowMs: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/** Opens a project for editing, with what an earlier, interrupted session did not save put back on top. */
export async function openSession(project: Project): Promise<Session> {
  const { _id: projectId } = project
  const assets = new AssetBook()
  const { logo } = project.brand
  const known = logo ? [...project.files, logo] : project.files
  assets.add(known)
  const ownFiles = new Set(project.files.map(({ _id }) => _id))
  admitAssets(project.files)
  assets.subscribe(() => admitAssets([...assets.byId.values()]))
  const editor = createEditor({
    template: project.template,
    content: contentOf(project),
    files: known.filter(isSeen).map((asset) => mediaFileOf(asset)),
    rev: project.rev,
    watermark: project.watermark,
    beatMsOf,
    hasSound: (id) => assets.byId.get(id)?.type === 'audio',
    nowMs: timers.nowMs,
  })
  assets.subscribe(() =>
    editor.addFiles([...assets.byId.values()].filter(isSeen).map((asset) => mediaFileOf(asset))),
  )
  const journal = createJournalStore(projectId)
  // Without IndexedDB (private windows of some browsers) there is nothing to put back.
  for (const entry of await journal.readAll(projectId).catch(() => [])) {
    const read = parseJournal(entry, editor.slots)
    if (read) editor.replay(read)
  }
  const stopKeeping = keepTyped(projectId, editor)
  const reload = async () => {
    const { result } = await api.projects.get({ params: { id: projectId } })
    assets.add(result.brand.logo ? [...result.files, result.brand.logo] : result.files)
    return { content: contentOf(result), rev: result.rev }
  }
  const saver = new Saver({
    projectId,
    editor,
    send: async (body) => (await api.projects.edit({ params: { id: projectId }, body })).result,
    reload,
    kindOf,
    journal,
    timers,
  })
  const takeIn = takerOf(editor, assets, ownFiles)
  return {
    projectId,
    editor,
    saver,
    assets,
    uploads: new Uploads({ send: sendFile, onStored: takeIn }),
    ownFiles,
    takeIn,
    productId: project.productId,
    requestId: project.requestId,
    openedWith: wordsOf(editor),
    startedFromSamples: project.productId === null && project.placeId === null,
    outdated: project.outdated,
    refresh: async () => {
      const { content, rev } = await reload()
      editor.rebase(content, rev)
    },
    timers,
    close: () => {
      void saver.saveNow().finally(() => {
        saver.stop()
        journal.close()
        stopKeeping()
      })
    },
  }
}

function wordsOf({ state }: Editor): Record<string, string> {
  const texts = Object.entries(state.work.userSource.text)
  return Object.fromEntries(texts.map(([slotId, { value }]) => [slotId, value]))
}

function takerOf(editor: Editor, assets: AssetBook, ownFiles: Set<string>): Session['takeIn'] {
  return (asset, slotId) => {
    ownFiles.add(asset._id)
    assets.add([asset])
    void queryClient.invalidateQueries({ queryKey: queries.assets.key })
    const slot = slotId === null ? undefined : editor.slots.get(slotId)
    if (slot?.kind === 'media' && accepts(slot.layer, mediaFileOf(asset))) editor.setMedia(slot.id, asset._id)
  }
}

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiFailure)) return 'away'
  if (error.code === 'PROJECTS_STALE_REVISION') return 'stale'
  return error.status === 0 || error.status >= 500 || error.status === 429 ? 'away' : 'refused'
}

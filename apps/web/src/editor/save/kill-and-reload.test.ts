import { createEditor, type Editor, parseJournal, type SaveBody } from '@clipmint/editor'
import { createRandom } from '@clipmint/kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { cafeSlots, cafeTemplate } from '../test/cafe.ts'
import { AwayError, PretendServer, PretendStore, StaleError } from '../test/pretend-server.ts'
import { Saver } from './saver.ts'

const ROUNDS = 200

/** What each slot was told, in order, and how far of it is known to be safe. */
class Memory {
  readonly #written = new Map<string, string[]>()
  readonly #safe = new Map<string, number>()

  writes(slotId: string, words: string): void {
    this.#written.set(slotId, [...(this.#written.get(slotId) ?? ['0']), words])
  }

  /** The server or the journal has these words: from now on they may only be replaced by later ones. */
  keeps(slotId: string, words: string | undefined): void {
    const at = this.#written.get(slotId)?.indexOf(words ?? '') ?? -1
    this.#safe.set(slotId, Math.max(this.#safe.get(slotId) ?? 0, at))
  }

  /** How many steps behind the last safe words a slot is; none if all is well. */
  lost(slotId: string, words: string | undefined): number {
    const at = (this.#written.get(slotId) ?? ['0']).indexOf(words ?? '')
    return Math.max(0, (this.#safe.get(slotId) ?? 0) - at)
  }

  get size(): number {
    return [...this.#written.values()].reduce((sum, all) => sum + all.length - 1, 0)
  }
}

type Machine = { server: PretendServer; store: PretendStore; memory: Memory; random: () => number }

/** One page from opening to being killed. Whatever it had under way stops with it, except what the server already has. */
async function livePage({ server, store, memory, random }: Machine, pageId: string): Promise<void> {
  let isAlive = true
  /** A moment that a killed page never sees the end of. */
  const moment = (ms: number) =>
    new Promise<void>((resolve) => setTimeout(() => isAlive && resolve(), ms * random()))
  const journal = store.open(pageId, () => moment(8))
  const editor = await openEditor(server, journal.readAll)
  for (const slotId of cafeSlots) {
    expect(memory.lost(slotId, words(editor, slotId)), `${slotId} in ${pageId}`).toBe(0)
  }
  const send = async (body: SaveBody) => {
    await moment(120)
    if (random() < 0.15) throw new AwayError('The request was lost.')
    const answer = server.edit(body)
    for (const slotId of cafeSlots) memory.keeps(slotId, server.content.userSource.text[slotId]?.value)
    await moment(120)
    if (random() < 0.15) throw new AwayError('The answer was lost.')
    return answer
  }
  const saver = new Saver({
    projectId: 'p',
    editor,
    send,
    reload: () => moment(60).then(() => ({ content: server.content, rev: server.rev })),
    kindOf: (error) => (error instanceof StaleError ? 'stale' : 'away'),
    journal: {
      ...journal,
      write: async (entry) => {
        await journal.write(entry)
        for (const { field, after } of entry.changes) {
          if (typeof after === 'object' && after && 'value' in after)
            memory.keeps(field.slice(5), after.value)
        }
      },
    },
    timers: { nowMs: Date.now, after: laterWhileAlive(() => isAlive) },
  })
  await editFor(random() * 4_000, editor, { memory, random, pageId })
  expect(editor.state.conflicts, `what is asked in ${pageId} though nobody else edits`).toEqual([])
  isAlive = false
  saver.stop()
  // What the network still carries arrives, or not, after the page is gone.
  await vi.advanceTimersByTimeAsync(random() * 200)
}

async function openEditor(
  server: PretendServer,
  readAll: (projectId: string) => Promise<readonly unknown[]>,
): Promise<Editor> {
  const editor = createEditor({
    template: cafeTemplate,
    content: server.content,
    files: [],
    rev: server.rev,
    beatMsOf: () => null,
    nowMs: Date.now,
  })
  for (const entry of await readAll('p')) {
    const journal = parseJournal(entry, editor.slots)
    if (journal) editor.replay(journal)
  }
  return editor
}

async function editFor(
  ms: number,
  editor: Editor,
  { memory, random, pageId }: Pick<Machine, 'memory' | 'random'> & { pageId: string },
): Promise<void> {
  const until = Date.now() + ms
  for (let edit = 0; Date.now() < until; edit++) {
    const slotId = cafeSlots[Math.floor(random() * cafeSlots.length)] ?? 'line-1'
    memory.writes(slotId, `${pageId}.${edit}`)
    editor.setText(slotId, `${pageId}.${edit}`)
    // Mostly typing, sometimes a pause long enough to be saved in.
    await vi.advanceTimersByTimeAsync(random() < 0.8 ? random() * 150 : random() * 1_800)
  }
}

function laterWhileAlive(isAlive: () => boolean) {
  return (ms: number, callback: () => void) => {
    const timer = setTimeout(() => isAlive() && callback(), ms)
    return () => clearTimeout(timer)
  }
}

const words = (editor: Editor, slotId: string) => editor.state.work.userSource.text[slotId]?.value

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('loses no acknowledged and no journaled edit in 200 rounds of being killed and opened again', async () => {
  const machine = {
    server: new PretendServer(),
    store: new PretendStore(),
    memory: new Memory(),
    random: createRandom(7),
  }
  for (let round = 1; round <= ROUNDS; round++) await livePage(machine, `${round}`)
  expect(machine.memory.size).toBeGreaterThan(1_000)
  expect(machine.server.rev).toBeGreaterThan(100)
})

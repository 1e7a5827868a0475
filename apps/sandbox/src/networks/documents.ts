import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Things of one kind by their ids, oldest first. What is taken out is not to be changed; put a new one. */
export type Documents<Value> = {
  get: (id: string) => Value | null
  put: (id: string, value: Value) => Value
  /** Puts the thing with some of it replaced; null when there is none. */
  change: (id: string, part: Partial<Value>) => Value | null
  remove: (id: string) => void
  all: () => Value[]
}

/** All that the networks know. */
export type Store = {
  open: <Value>(kind: string) => Documents<Value>
  /** Everything there is of a kind, whatever it is. */
  all: (kind: string) => unknown[]
  /** Writes a line that is only ever added to; its number comes back. */
  append: (line: object) => number
  linesAfter: (number: number, most: number) => { no: number; line: string }[]
  clear: () => void
  close: () => void
}

/** A store that outlives the sandbox, also when it is killed, in a folder; without one it is gone with it. */
export function createStore(folder: string | null): Store {
  const database = openDatabase(folder)
  const put = database.prepare(
    `insert into documents (kind, id, body) values (?, ?, ?) on conflict (kind, id) do update set body = excluded.body`,
  )
  const remove = database.prepare('delete from documents where kind = ? and id = ?')
  const read = database.prepare('select id, body from documents where kind = ? order by no')
  const append = database.prepare('insert into lines (body) values (?)')
  const lines = database.prepare('select no, body from lines where no > ? order by no limit ?')
  const known = new Map<string, Map<string, unknown>>()

  function open<Value>(kind: string): Documents<Value> {
    const values = new Map<string, Value>()
    for (const { id, body } of read.all(kind)) values.set(String(id), JSON.parse(String(body)) as Value)
    known.set(kind, values)
    const documents: Documents<Value> = {
      get: (id) => values.get(id) ?? null,
      put(id, value) {
        values.set(id, value)
        put.run(kind, id, JSON.stringify(value))
        return value
      },
      change(id, part) {
        const value = values.get(id)
        return value === undefined ? null : documents.put(id, { ...value, ...part })
      },
      remove(id) {
        values.delete(id)
        remove.run(kind, id)
      },
      all: () => [...values.values()],
    }
    return documents
  }

  return {
    open,
    all: (kind) => [...(known.get(kind)?.values() ?? [])],
    append: (line) => Number(append.run(JSON.stringify(line)).lastInsertRowid),
    linesAfter: (number, most) =>
      lines.all(number, most).map(({ no, body }) => ({ no: Number(no), line: String(body) })),
    clear() {
      database.exec('delete from documents; delete from lines')
      for (const values of known.values()) values.clear()
    },
    close: () => database.close(),
  }
}

function openDatabase(folder: string | null): DatabaseSync {
  if (folder !== null) mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(folder === null ? ':memory:' : join(folder, 'networks.sqlite'))
  // What a killed process has written is safe without waiting for the disk; only a power cut could lose it.
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = off;
    create table if not exists documents (
      no integer primary key, kind text not null, id text not null, body text not null, unique (kind, id)
    );
    create table if not exists lines (no integer primary key autoincrement, body text not null);
  `)
  return database
}

import { sql } from 'drizzle-orm'
import { type Db as IDatabase, fromDrizzle } from 'pg-boss'

import type { Door } from './door.ts'

export type { IDatabase }

/** pg-boss's way to the database: inside `withTx` its statements join the transaction, elsewhere they go to `base`. */
export function createQueueDoor(base: IDatabase, door: Pick<Door, 'current'>): IDatabase {
  return {
    ...base,
    executeSql: (text, values) => {
      const tx = door.current()
      return tx ? fromDrizzle(tx, sql).executeSql(text, values) : base.executeSql(text, values)
    },
  }
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Rows<Row> = { rows: Row[] }

/** What `db.execute` answers on both engines. An interface, because only one can say `this` as Drizzle asks. */
export interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** The typed SQL door, the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<RowsHKT, Record<string, never>>

/** A shelf of a shop. */
export type Category = { no: number; parent: number | null; depth: number; name: string; isShown: boolean }

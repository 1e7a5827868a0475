/** A fault in how a program was started or asked; its message says what to do. */
export class OwnersFault extends Error {
  override name = 'OwnersFault'
}

const ownersFaults = new Set(['OwnersFault', 'ConfigFault', 'FolderInUse', 'DatabaseDamaged', 'ContentError'])

/** The sentence of a fault whose message alone helps; null for everything else, which shows its stack. */
export function ownersSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (ownersFaults.has(error.name)) return error.message
  const code = 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return `${error.message}. Another program has the port; start on another one: PORT=3001 DATA_DIR=.data2 npm start`
  }
  if (code === 'ECONNREFUSED')
    return `Nothing answers there: ${error.message}. Is PostgreSQL up, and DATABASE_URL right?`
  return null
}

import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'

/** Files that are to change: everything about them is checked, and `write` does it. */
export type FileChange = { files: string[]; write: () => Promise<void> }

/** Writes a file so that whoever reads it meanwhile finds the old one or the new one, never a half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const coming = `${file}.${randomUUID()}.coming`
  try {
    await writeFile(coming, text)
    await rename(coming, file)
  } finally {
    await rm(coming, { force: true })
  }
}

import type { Context } from './context.ts'

/** Deletes every file of the store under a folder, such as `accounts/<id>/assets`. */
export async function emptyFolder({ files }: Pick<Context, 'files'>, folder: string): Promise<void> {
  for await (const { key } of files.list(`${folder}/`)) await files.delete(key)
}

import type { Context } from './context.ts'

/** A page that stays open for a working day still shows its pictures. */
const LINK_SECONDS = 12 * 3_600

/** A signed link to a stored file, as a browser is given it; with a name it is downloaded under that. */
export function fileLink(
  { files }: Pick<Context, 'files'>,
  key: string,
  downloadName?: string,
): Promise<string> {
  return files.signedUrl(key, {
    expiresInSeconds: LINK_SECONDS,
    ...(downloadName === undefined ? {} : { downloadName }),
  })
}

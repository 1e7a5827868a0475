import { type Searched, text } from '../../../app/search-parts.ts'

export type DemoSearch = { token?: string | undefined; cancel?: true | undefined }

/** What the link of a mail says: which booking, and whether it is to be cancelled. */
export function readDemoSearch({ token, cancel }: Searched): DemoSearch {
  // An address's word that looks like a number or yes is read as one.
  const said = typeof token === 'number' ? String(token) : token
  return { token: text(said, 100), cancel: cancel === true ? true : undefined }
}

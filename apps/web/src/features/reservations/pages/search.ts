import { id, type Searched } from '../../../app/search-parts.ts'

/** The post that a new one takes up again. */
export type NewPostSearch = { again?: string | undefined }

export function readNewPostSearch({ again }: Searched): NewPostSearch {
  return { again: id(again) }
}

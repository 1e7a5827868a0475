import { id, laterPage, type Searched } from '../../../app/search-parts.ts'

/** The product or place whose videos and posts are shown, and the page of its posts. */
export type DeskSearch = { of?: string | undefined; page?: number | undefined }

export function readDeskSearch({ of, page }: Searched): DeskSearch {
  return { of: id(of), page: laterPage(page) }
}

/** The post that a new one takes up again. */
export type NewPostSearch = { again?: string | undefined }

export function readNewPostSearch({ again }: Searched): NewPostSearch {
  return { again: id(again) }
}

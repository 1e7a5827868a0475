import { id } from '../../app/search-parts.ts'

const key = 'clipmint.waiting-post'

/** The post that an account is connected for: it is remembered while its owner is at a network's own page. */
export const waitingPost = {
  read(): string | undefined {
    try {
      return id(sessionStorage.getItem(key))
    } catch {
      return undefined
    }
  },
  write(post: string | undefined): void {
    try {
      if (post === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, post)
    } catch {
      // Where nothing is kept, the post is found in its list.
    }
  },
}

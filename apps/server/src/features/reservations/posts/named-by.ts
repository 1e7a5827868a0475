import type { StoredPost } from './store.ts'

/** By what its owner knows a post: as its video is called, or by how its words begin where that is deleted. */
export function namedBy(
  { title, caption }: Pick<StoredPost, 'title' | 'caption'>,
  finished?: { title: string } | null,
): string {
  const [first = ''] = (title || caption).split('\n')
  return finished?.title ?? first.slice(0, 40)
}

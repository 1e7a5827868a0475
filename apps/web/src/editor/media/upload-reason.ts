import { ApiFailure } from '../../api/index.ts'

/** Endings of the files that we take; the server looks at their content. */
const taken = /\.(?:jpe?g|png|webp|avif|gif|hei[cf]|mp4|m4v|mov|webm|mkv)$/iu

/**
 * Why the server did not take a file of a kind that it takes by name. Null where its own sentence says all there is to
 * say.
 */
export function uploadReason(
  { name, bytes }: { name: string; bytes: number },
  error: unknown,
): 'uploadEmpty' | 'uploadUnreadable' | null {
  if (!(error instanceof ApiFailure) || error.code !== 'INVALID FILE TYPE') return null
  if (bytes === 0) return 'uploadEmpty'
  return taken.test(name) ? 'uploadUnreadable' : null
}

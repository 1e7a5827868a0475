import { ContentError } from '@clipmint/film'

/** Where in a file of the help something stands. */
export type Place = { file: string; line: number }

/** A fault that names file and line, so that whoever wrote it finds it. */
export function faultAt({ file, line }: Place, says: string): ContentError {
  return new ContentError(`${file}:${line}: ${says}`)
}

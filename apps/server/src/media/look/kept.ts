import sharp from 'sharp'

import { type Look, lookAt } from './look.ts'

/** Looks at a still that is kept already: files taken before all were looked at have no look yet. */
export function lookAtKept(path: string): Promise<Look> {
  return lookAt(() => sharp(path))
}

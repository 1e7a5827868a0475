import type { UploadRefusal } from '../../../locales/index.ts'

/** Thrown where a file is looked at: it is sound, but not what we take. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: UploadRefusal
  constructor(refusal: UploadRefusal, why: string) {
    super(why)
    this.refusal = refusal
  }
}

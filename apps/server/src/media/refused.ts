/** Why a file that was sent up is not taken. */
export type UploadRefusal =
  | 'empty'
  | 'kind'
  | 'picture-kind'
  | 'unreadable'
  | 'bytes'
  | 'pixels'
  | 'small'
  | 'seconds'
  | 'cut-off'
  | 'pictureless'
  | 'soundless'
  | 'sound-bytes'
  | 'sound-cut-off'

/** Thrown where a file is looked at: it is sound, but not what we take. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: UploadRefusal
  constructor(refusal: UploadRefusal, why: string) {
    super(why)
    this.refusal = refusal
  }
}

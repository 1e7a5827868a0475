/** A PNG in grey, of the picture's shape: white is the thing, black is not. */
export type SegmentOutcome =
  | { status: 'found'; mask: Uint8Array }
  /** The model sees no thing in the picture. */
  | { status: 'none' }
  | { status: 'refused'; reason: string }

/** Finds the thing in a picture; an outage throws. */
export type Segmenter = {
  segment: (picture: Uint8Array, signal: AbortSignal) => Promise<SegmentOutcome>
}

/** What a selling point is about. */
export const pointKinds = [
  'benefit',
  'use',
  'material',
  'making',
  'measure',
  'choice',
  'care',
  'place',
  'service',
  'feature',
] as const
export type PointKind = (typeof pointKinds)[number]

/** A closer name for a point's subject, where a label can say it. */
export type Topic =
  | 'colour'
  | 'taste'
  | 'scent'
  | 'size'
  | 'wash'
  | 'storage'
  | 'delivery'
  | 'gift'
  | 'ingredient'
  | 'usage'
  | 'eating'
  | 'hours'

/** What a viewer can do next, where the owner's words say so. */
export type Intent = 'book' | 'visit' | 'apply' | 'ask'

/** The words by which a language's sentences are sorted. */
export type Lexicon = {
  /** The first that matches names the kind. */
  kinds: readonly (readonly [PointKind, RegExp])[]
  topics: readonly (readonly [Topic, RegExp])[]
  /** Words that name a subject and claim nothing, so that they may stand over a sentence they come from. */
  label: RegExp
  /** Greetings, requests, apologies, warnings: said to a buyer, but no reason to buy. */
  noReason: RegExp
  /** The owner says that it is new. */
  fresh: RegExp
  intents: readonly (readonly [Intent, RegExp])[]
  /** The product is a place or a service rather than a thing. */
  serves: RegExp
  /** It is eaten, drunk or put on the skin: its stuff is called ingredients. */
  consumed: RegExp
}

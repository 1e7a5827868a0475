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
export type Intent = 'send' | 'try' | 'call' | 'book' | 'visit' | 'apply' | 'ask' | 'order'

/** The words by which a language's sentences are sorted. */
export type Lexicon = {
  /** Words as people type them in a hurry, in small letters, and as they are spelled. */
  spelled: ReadonlyMap<string, string>
  /** The first that matches names the kind. */
  kinds: readonly (readonly [PointKind, RegExp])[]
  topics: readonly (readonly [Topic, RegExp])[]
  /** Words that name a subject and claim nothing, so that they may stand over a sentence they come from. */
  label: RegExp
  /** Greetings, calls to get in touch, delays: said to a buyer, and nothing of the product. */
  noReason: RegExp
  /** What a shop asks of its buyers, or is sorry for: told to them as a caution, and never a selling point. */
  request: RegExp
  /** What the product is not for, cannot take or must be kept from: told to a buyer, and never a selling point. */
  caution: RegExp
  /** Qualities that people buy for, as a reader tells them: a product that lacks one is not praised for it. */
  wanted: RegExp
  /** Qualities that nobody asks for. */
  unwanted: RegExp
  /** Words that turn what is said. */
  denies: RegExp
  /** What a thing is compared to, which says nothing of what it is itself (“than silk”). */
  compared: RegExp
  /** The owner says that it is new. */
  fresh: RegExp
  intents: readonly (readonly [Intent, RegExp])[]
  /** How an owner does not want to be reached or bought from, and the calls to act that would ask for it. */
  declines: readonly { said: RegExp; call: RegExp }[]
  /** The product is a place or a service rather than a thing. */
  serves: RegExp
  /** What only the owner of such a place or service says of it. */
  attends: RegExp
  /** It is eaten, drunk or put on the skin: its stuff is called ingredients. */
  consumed: RegExp
}

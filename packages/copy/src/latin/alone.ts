/** By what the words of a language show whether a piece of a sentence stands alone. */
export type StandsAlone = {
  /** At its front: a doer, a thing or topic of its own, when or where followed by one, or an act of the shop’s. What begins otherwise is a tail. */
  begins: readonly RegExp[]
  /** At its front, after its writer’s comma: a thing of which nothing need be said. */
  names: readonly RegExp[]
  /** At its front: a tail, though it begins like one of those. */
  tails: readonly RegExp[]
  /** At its front: when, where or for whom the words before it hold, which say something without it; it is said directly after them. */
  adds: readonly RegExp[]
  /** At its front, with the link before it: what limits or excepts the words before, and is said directly after them or they are not said. */
  limits: readonly RegExp[]
  /** At its front: what happened once or what people say, which says nothing of what is sold; what goes on with it says nothing either. */
  asides: readonly RegExp[]
  /** At its front: a matter of its own, though what stands before it is an aside or has no room. */
  topics: readonly RegExp[]
  /** In its last part: what a list follows, so that it is not said without the rest of it. */
  opensList: readonly RegExp[]
  /** In it: something is said of somebody or something. */
  says: readonly RegExp[]
  /** In the part of it since its last mark: a reason or a case, with which “and” goes on. */
  subordinates: readonly RegExp[]
  /** Each statement in it, and each link between two of them. */
  statement: RegExp
  linking: RegExp
  /** In it: what surely begins a statement beside another. */
  jammed: readonly RegExp[]
  /** Each thing in it that was named before: its name. */
  named: RegExp
  /** At its end: what waits for the next words. */
  waits: readonly RegExp[]
  /** At its end: a case whose outcome may stand after it. */
  opensCase: readonly RegExp[]
}

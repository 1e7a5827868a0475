/** What is of use to whoever buys already, in one language: one expression a meaning. It opens a video only under the name. */
export type Terms = {
  /** How long one waits, what is paid first, how far it goes, how large it is: by the words that a sentence starts with. */
  starts: readonly RegExp[]
  /** What costs more, in a few words. */
  surcharges: readonly RegExp[]
  /** What a buyer has to do first, pays as a bond, or gets only beside what they came for. */
  asks: readonly RegExp[]
  /** Labels of such things, before a colon. */
  labels: readonly string[]
  /** What is given opens however it is worded. */
  given: readonly string[]
}

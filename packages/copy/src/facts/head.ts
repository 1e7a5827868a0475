/** Big words for a fact. `isPart` where they are true only with the sentence that stands beneath them. */
export type Head = {
  text: string
  isPart: boolean
  /** What stands beneath in place of the sentence: the label of a labelled value. */
  beneath?: string
}

/** The big words that a sentence's own words allow, best first. */
export type HeadWriter = (sentence: string) => Head[]

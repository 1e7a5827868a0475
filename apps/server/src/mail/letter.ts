/** A mail as it is written, before it is laid out: its words, and the one thing to do next. Addresses are whole. */
export type MailLetter = {
  subject: string
  heading: string
  /** Whole sentences; lines within one stay lines. */
  paragraphs: readonly string[]
  /** What it is about, line by line, such as when and where. */
  facts?: readonly { label: string; value: string }[]
  picture?: { url: string; alt: string } | null
  action: MailLink
  /** A quieter way beside it, such as calling off what the mail confirms. */
  other?: MailLink
  /** Why this mail came, and how to have no more of its kind where there is a way. */
  why: string
}

export type MailLink = { words: string; url: string }

/** A mail as it is written, before it is laid out: its words, and the one thing to do next. Addresses are whole. */
export type MailLetter = {
  subject: string
  heading: string
  /** Whole sentences; lines within one stay lines. */
  paragraphs: readonly string[]
  /** What it is about, line by line, such as when and where. */
  facts?: readonly MailFact[]
  picture?: MailPicture | null
  /** What it goes through one by one; what can be done about each comes before what can be done about all. */
  sections?: readonly MailSection[]
  action: MailLink
  /** A quieter way beside it, such as calling off what the mail confirms. */
  other?: MailLink
  /** Why this mail came, and how to have no more of its kind where there is a way. */
  why: string
}

export type MailSection = { heading: string | null; items: readonly MailItem[] }

/** One of several things that a mail is about. Of several actions the first is meant most. */
export type MailItem = {
  heading: string
  picture?: MailPicture | null
  facts?: readonly MailFact[]
  /** A list in time: each says more than fits beside its label. */
  rows?: readonly MailFact[]
  paragraphs?: readonly string[]
  actions: readonly MailLink[]
}

export type MailFact = { label: string; value: string }
export type MailPicture = { url: string; alt: string }
export type MailLink = { words: string; url: string }

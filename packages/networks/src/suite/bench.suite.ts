import type { PostKind } from '../post/network.ts'
import type { ConsentVisit, NetworkAccess, Publisher } from '../publisher.ts'

/** Who goes to the consent page: one who can post, another one who can, and one who has nothing to post to. */
export type SuitePerson = 'owner' | 'other' | 'nobody'
/** What they do there: agree, go back, or leave out something that posting needs. */
export type SuiteManner = 'agree' | 'deny' | 'untick'

/** A call of the port; with `last-byte`, `publish` is the sending of the last bytes. */
export type SuiteStep = 'begin' | 'send' | 'publish' | 'look'
export type SuiteFault =
  /** Refused before anything changed. */
  | { kind: 'throttled' | 'token-ended'; at: SuiteStep }
  /** Nothing that can be read, before anything changed: a page of HTML, half a JSON, nothing at all. */
  | { kind: 'html' | 'half-json' | 'empty'; at: SuiteStep }
  /** It is done, and the line goes dead or an error of the server's own comes back. */
  | { kind: 'answer-lost' | 'answer-broken'; at: 'publish' }
  /** The line goes dead after so many bytes of the file. */
  | { kind: 'cut'; afterBytes: number }
  /** The network never comes to an end with the file. */
  | { kind: 'stalled' }
  /** Lists do not show a post for a while. */
  | { kind: 'late' }

/** A post as everybody sees it, by the stand-in's own book. */
export type SeenPost = { remoteId: string; text: string; sha256: string | null }

/** A network to try: its stand-in, or itself with real keys. */
export type PublisherBench = {
  publisher: Publisher
  /** The network's time; the publisher reads the same clock. */
  now: () => Date
  /** What is posted here, with the answers to the network's settings. */
  kinds: readonly { kind: PostKind; settings: Readonly<Record<string, string | boolean>> }[]
  /** How many bytes make it take more than one part, where it takes parts; else a file of some megabytes. */
  largeBytes: number
  /**
   * Goes through the consent page as a person does and gives what our callback is told, or null for one whom the page
   * itself lets no further. Null where only a person can.
   */
  consent:
    | ((
        url: URL,
        visit: ConsentVisit,
        at: { person: SuitePerson; manner: SuiteManner },
      ) => Promise<Record<string, string> | null>)
    | null
  /** Puts a file where the network can fetch it; null where it fetches none. */
  serve: ((content: Buffer) => URL) | null
  /** A link that is there already, where there is no going through the consent page. */
  linked: NetworkAccess | null
  /** The posts of an account that everybody sees, whatever lists show; null at the network itself. */
  seen: ((access: NetworkAccess) => Promise<readonly SeenPost[]>) | null
  /** Makes a stand-in misbehave until `behave`; false for what this network cannot do. Null at the network itself. */
  misbehave: ((fault: SuiteFault) => Promise<boolean>) | null
  behave: () => Promise<void>
  /** Lets so much of the network's time go by. */
  pass: (ms: number) => Promise<void>
  stop: () => Promise<void>
}

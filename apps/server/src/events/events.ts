/** Something that happened to one of an owner's things, told to the screens that are open. */
export type AppEvent = {
  /** What kind of thing and what happened, such as `project.render` or `ai-request.progress`. */
  kind: string
  /** The thing's id. */
  id: string
  /** Small facts for the screen; at most 6,000 bytes as JSON, because PostgreSQL carries no more. */
  data?: Record<string, unknown>
}

/** The kind of the event that ends a session's streams; it is told to no screen. */
export const sessionEnded = 'session.ended'

/** Live news for an owner's open screens. Best effort: a screen that was away asks again. */
export type Events = {
  /** Tells every open screen of the account; inside a transaction, only once it is committed. */
  publish: (accountId: string, event: AppEvent) => Promise<void>
  /** Hears the account's news until the returned function is called. */
  subscribe: (accountId: string, listener: (event: AppEvent) => void) => () => void
}

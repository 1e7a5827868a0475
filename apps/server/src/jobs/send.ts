export type SendOptions = {
  /** The earliest time to start; at once unless said. */
  after?: Date | { seconds: number }
  /** What the job's policy counts by, such as the account id. */
  key?: string
}

export type JobSender = {
  /**
   * Puts a job (`<area>.<name>`) on the queue, inside the current transaction when there is one. The payload is checked
   * here, so a wrong one throws at its sender. Gives the job's id, or null when its policy dropped it.
   */
  send: (job: string, payload: Record<string, unknown>, options?: SendOptions) => Promise<string | null>
  /**
   * Takes a job off the queue, also inside a transaction; one that runs has its `signal` aborted within seconds.
   * False when it had already ended.
   */
  cancel: (job: string, id: string) => Promise<boolean>
}

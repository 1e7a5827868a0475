import type { Logger } from 'pino'

/** Something that operators write into `content/` and may change while the product runs. */
export type ContentBoard<Content> = (ctx: { log: Logger }) => Promise<Content>

/**
 * Reads it now, so that a fault stops the start, and anew each time that it is asked for. A slip of the pen hides nothing:
 * what could be read last is told meanwhile, and the log says what is wrong.
 */
export async function contentBoard<Content>(read: () => Promise<Content>): Promise<ContentBoard<Content>> {
  let last = await read()
  return async ({ log }) => {
    try {
      last = await read()
    } catch (err) {
      log.error({ err }, 'content cannot be read; what it said before is told')
    }
    return last
  }
}

import type { Lang } from '../../http/handlers.ts'
import { fill, words } from '../../locales/index.ts'
import type { StoredNotification } from './store.ts'

/** What is said of a render's end, and the one thing to do next; the same in a mail and in a push. */
export type Letter = {
  subject: string
  /** One line for a small place. */
  short: string
  paragraphs: string[]
  action: string
  /** Where the action leads, on the site. */
  path: string
}

/** Says how a render ended: for a failure also whose fault it was, and what it cost. */
export function letterOf({ title, failure, projectId }: StoredNotification, lang: Lang): Letter {
  const { done, failed, failures } = words[lang].notices
  if (failure === null) {
    return {
      subject: fill(done.subject, { title }),
      short: fill(done.short, { title }),
      paragraphs: [fill(done.text, { title }), done.next],
      action: done.action,
      path: `/projects/done/${projectId}`,
    }
  }
  const { what, whose, action } = failures[failure]
  return {
    subject: fill(failed.subject, { title }),
    short: fill(failed.short, { title }),
    paragraphs: [`${fill(failed.text, { title })} ${what}`, whose, failed.cost],
    action,
    path: `/app/${projectId}`,
  }
}

import type { ShownSiteEvent } from '@clipmint/contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { usePageTitle } from '../../../app/page-title.ts'
import { toSiteLanguage } from '../../../locales/language.ts'
import { DemoBooking } from '../../demo/index.ts'
import { Period } from './period.tsx'

import classes from './event.module.css'

/** An event as it is read: its picture, what it is about, and its one way on, which is a link or the form itself. */
export function EventBody({ event }: { event: ShownSiteEvent }) {
  const { i18n } = useTranslation()
  const { title, lead, picture, blocks, action, notes } = event[toSiteLanguage(i18n.language)]
  usePageTitle(title)
  const isDemo = event.action === 'demo'
  return (
    <article className={classes['event']}>
      <header className={classes['head']}>
        <div className={classes['words']}>
          <Period event={event} />
          <h1>{title}</h1>
          <p className={classes['lead']}>{lead}</p>
          <Button component="a" href={isDemo ? '#demo' : event.action} size="lg">
            {action}
          </Button>
        </div>
        <img src={picture.src} alt={picture.alt} width={864} height={1080} />
      </header>
      <ol className={classes['blocks']}>
        {blocks.map((block) => (
          <li key={block.title}>
            <h2>{block.title}</h2>
            <p>{block.text}</p>
          </li>
        ))}
      </ol>
      {isDemo ? (
        <section id="demo" className={classes['demo']} aria-label={action}>
          <h2>{action}</h2>
          <DemoBooking source="site" />
        </section>
      ) : null}
      {notes.length > 0 ? (
        <ul className={classes['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
    </article>
  )
}

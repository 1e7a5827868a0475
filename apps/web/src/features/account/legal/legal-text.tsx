import { useFormats } from '../../../locales/use-words.ts'
import { legalDocuments, type LegalName } from './documents.ts'

import classes from './legal-text.module.css'

/** A legal document in the language on screen. */
export function LegalText({ name }: { name: LegalName }) {
  const { language } = useFormats()
  const { lead, parts } = legalDocuments[language][name]
  return (
    <div className={classes['text']}>
      <p className={classes['lead']}>{lead}</p>
      {parts.map(({ head, text }) => (
        <section key={head}>
          <h3>{head}</h3>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}

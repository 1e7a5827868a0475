import { useTranslation } from 'react-i18next'

import { useCompany } from '../../../app/site-facts.ts'

import classes from './contact.module.css'

/** Whom to ask, where the installation says so. */
export function Contact() {
  const { t } = useTranslation()
  const company = useCompany()
  if (!company) return null
  return (
    <section className={classes['contact']}>
      <h2>{t('help.contact')}</h2>
      <p>{t('help.contactHours')}</p>
      <p>
        <a href={`mailto:${company.email}`}>{company.email}</a>
        <a href={`tel:${company.phone}`}>{company.phone}</a>
        {company.isSample ? <small>{t('frame.companySample')}</small> : null}
      </p>
    </section>
  )
}

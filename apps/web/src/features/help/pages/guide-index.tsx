import type { GuideCard } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ArrowRight, MessageCircleQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { GuideIcon } from '../guides/guide-icon.tsx'
import { useGuides } from '../queries.ts'

import classes from './guide-index.module.css'

/** /guide: what there is to learn, the first steps first. */
export function GuideIndexPage() {
  const { t } = useTranslation()
  const { data, error, refetch } = useGuides()
  return (
    <Page>
      <PageHead title={t('help.guideTitle')} lead={t('help.guideLead')} />
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      <ul className={classes['cards']}>
        {data?.guides.map((guide) => <Card key={guide.id} guide={guide} />) ?? <Waiting />}
      </ul>
      <Link to="/account/faq" className={classes['faq']}>
        <MessageCircleQuestion aria-hidden="true" />
        <span>
          <b>{t('help.faqAsk')}</b>
          {t('help.faqAskNote')}
        </span>
        <ArrowRight aria-hidden="true" className={classes['go']} />
      </Link>
    </Page>
  )
}

function Card({ guide: { id, title, summary, minutes } }: { guide: GuideCard }) {
  const { t } = useTranslation()
  return (
    <li>
      <Link to="/guide/$subject" params={{ subject: id }} className={classes['card']}>
        <GuideIcon id={id} className={classes['icon']} />
        <h2>{title}</h2>
        <p>{summary}</p>
        <span className={classes['minutes']}>{t('help.minutes', { count: minutes })}</span>
      </Link>
    </li>
  )
}

function Waiting() {
  return Array.from({ length: 6 }, (_, at) => (
    <li key={at}>
      <Skeleton height="13rem" radius="md" />
    </li>
  ))
}

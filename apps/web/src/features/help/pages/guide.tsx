import type { Guide, GuideCard } from '@clipmint/contract'
import { Page, PageHead } from '@clipmint/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { NotFoundScreen } from '../../../app/error-screens.tsx'
import { FailureNote } from '../../../app/failure-note.tsx'
import { usePageTitle } from '../../../app/page-title.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { Article } from '../article/article.tsx'
import { Contents } from '../article/contents.tsx'
import { Reading, ReadingSkeleton } from '../article/reading.tsx'
import { QuestionList } from '../faq/question-list.tsx'
import { Helpful } from '../guides/helpful.tsx'
import { countClick, useFaq, useGuides } from '../queries.ts'

import classes from './guide.module.css'

const route = getRouteApi('/guide/$subject')
const MOST_QUESTIONS = 4

/** /guide/{subject}: one guide, the questions that belong to it, and the guides before and after. */
export function GuidePage() {
  const { subject } = route.useParams()
  return useGuides(subject).isUnknown ? <NotFoundScreen /> : <GuideOf subject={subject} />
}

function GuideOf({ subject }: { subject: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useGuides(subject)
  const guide = data?.guide
  usePageTitle(guide?.title ?? t('titles.guide'))
  useEffect(() => countClick('guide'), [subject])
  return (
    <Page>
      <Link to="/guide" className={classes['up']}>
        <ArrowLeft aria-hidden="true" size="1rem" />
        {t('titles.guides')}
      </Link>
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {data && guide ? <Text guide={guide} guides={data.guides} /> : error ? null : <ReadingSkeleton />}
    </Page>
  )
}

function Text({ guide, guides }: { guide: Guide; guides: readonly GuideCard[] }) {
  const { t } = useTranslation()
  const { day } = useFormats()
  return (
    <>
      <PageHead title={guide.title} lead={guide.summary} />
      <p className={classes['facts']}>
        {t('help.minutes', { count: guide.minutes })} · {t('help.updated', { date: day(guide.updatedOn) })}
      </p>
      <Reading contents={<Contents blocks={guide.blocks} />}>
        <Article blocks={guide.blocks} />
        <Helpful key={guide.id} />
        <Related guide={guide} />
        <Neighbours id={guide.id} guides={guides} />
      </Reading>
    </>
  )
}

function Related({ guide }: { guide: Guide }) {
  const { t } = useTranslation()
  const { data } = useFaq(guide.faqType)
  if (!data || data.length === 0) return null
  return (
    <section className={classes['related']}>
      <h2>{t('help.related')}</h2>
      <QuestionList questions={data.slice(0, MOST_QUESTIONS)} rank={3} />
    </section>
  )
}

function Neighbours({ id, guides }: { id: string; guides: readonly GuideCard[] }) {
  const { t } = useTranslation()
  const at = guides.findIndex((guide) => guide.id === id)
  const [before, after] = [guides[at - 1], guides[at + 1]]
  return (
    <nav className={classes['neighbours']} aria-label={t('help.otherGuides')}>
      {before ? (
        <Link to="/guide/$subject" params={{ subject: before.id }}>
          <small>{t('help.previous')}</small>
          <span>
            <ArrowLeft aria-hidden="true" size="1rem" /> {before.title}
          </span>
        </Link>
      ) : null}
      {after ? (
        <Link to="/guide/$subject" params={{ subject: after.id }} className={classes['after']}>
          <small>{t('help.next')}</small>
          <span>
            {after.title} <ArrowRight aria-hidden="true" size="1rem" />
          </span>
        </Link>
      ) : null}
    </nav>
  )
}

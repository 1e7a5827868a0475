import type { FaqType } from '@clipmint/contract'
import { EmptyState, SegmentedTabs } from '@clipmint/ui'
import { Button, TextInput } from '@mantine/core'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { AccountFrame } from '../../account/index.ts'
import { ReadingSkeleton } from '../article/reading.tsx'
import { Contact } from '../faq/contact.tsx'
import { findQuestions } from '../faq/find.ts'
import { QuestionList } from '../faq/question-list.tsx'
import { useFaq } from '../queries.ts'
import { faqTypes } from './search.ts'

import classes from './faq.module.css'

const route = getRouteApi('/account/faq')

/** /account/faq: all questions, by type and by words, and whom to ask when none of them is yours. */
export function FaqPage() {
  const { t } = useTranslation()
  const { type } = route.useSearch()
  const navigate = route.useNavigate()
  const first = useLocation({ select: ({ hash }) => hash })
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useFaq()
  const found = data && findQuestions(data, search)
  const shown = found?.filter(({ faqType }) => type === undefined || faqType === type)
  const tabs = (['all', ...faqTypes] as const).map((value) => ({ value, label: t(`help.type_${value}`) }))
  const choose = (value: 'all' | FaqType) =>
    void navigate({ search: value === 'all' ? {} : { type: value }, replace: true, resetScroll: false })
  const forget = () => {
    setSearch('')
    choose('all')
  }
  return (
    <AccountFrame title={t('titles.faq')} lead={t('help.faqLead')}>
      <TextInput
        type="search"
        aria-label={t('help.faqSearch')}
        placeholder={t('help.faqSearch')}
        leftSection={<Search aria-hidden="true" size="1.125rem" />}
        maxLength={50}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <div className={classes['types']}>
        <SegmentedTabs label={t('help.types')} tabs={tabs} value={type ?? 'all'} onChange={choose} />
      </div>
      {error ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!shown && !error ? <ReadingSkeleton /> : null}
      {shown && shown.length > 0 ? (
        <QuestionList key={first} questions={shown} first={first === '' ? null : first} />
      ) : null}
      {shown?.length === 0 ? (
        <EmptyState
          picture="lost"
          title={t('help.noneFound')}
          text={t('help.noneFoundText')}
          action={
            <Button variant="default" onClick={forget}>
              {t('help.showAll')}
            </Button>
          }
        />
      ) : null}
      <Contact />
    </AccountFrame>
  )
}

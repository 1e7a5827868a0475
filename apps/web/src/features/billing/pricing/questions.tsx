import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { QuestionList, useFaq } from '../../help/index.ts'
import { Section } from './section.tsx'

/** What people ask before they pay; the answers are those of the questions about payment. */
export function Questions() {
  const { t } = useTranslation()
  const { data: questions } = useFaq('billing')
  return (
    <Section title={t('pricing.questions')}>
      {questions ? <QuestionList questions={questions} rank={3} /> : <Skeleton height="24rem" />}
    </Section>
  )
}

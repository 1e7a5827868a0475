import { type LineAlternatives, reviewWriter } from '@clipmint/contract'
import type { TFunction } from 'i18next'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { writtenBy } from '../../app/written-by.ts'

import classes from './words.module.css'

/** Who wrote the lines that are offered, in the words that a plan says it in; nothing where there are none. */
export function LineWriter({ list }: { list: readonly LineAlternatives[] }) {
  const { t } = useTranslation()
  const writers = [...new Set(list.filter(({ lines }) => lines.length > 0).map(({ writer }) => writer))]
  if (writers.length === 0) return null
  return (
    <p className={classes['writer']}>
      <PenLine aria-hidden="true" size="0.875rem" />
      <span>{writers.map((writer) => lineBy(writer, t)).join(' · ')}</span>
    </p>
  )
}

function lineBy(writer: string, t: TFunction): string {
  return writer === reviewWriter ? t('words.fromReview') : writtenBy(writer, t)
}

import { limits, type Product } from '@clipmint/contract'
import { ActionIcon, Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ReviewPictures } from './review-pictures.tsx'
import { type ReviewItem, shownOf } from './review-values.ts'

import classes from './review-form.module.css'

const stars = [5, 4, 3, 2, 1]

type ReviewCardProps = {
  item: ReviewItem
  index: number
  language: Product['language']
  today: string
  errorAt: (field: string) => string | null
  canRemove: boolean
  onChange: (change: (item: ReviewItem) => Partial<ReviewItem>) => void
  onRemove: () => void
}

/** One review: its words, stars, writer, day and pictures, and what the videos will show of it. */
export function ReviewCard(props: ReviewCardProps) {
  const { item, index, language, today, errorAt, canRemove, onChange, onRemove } = props
  const { t } = useTranslation()
  const number = index + 1
  const path = (field: string) => `reviews.${index}.${field}`
  const shown = item.text.trim() === '' ? null : shownOf(item.text, language)
  return (
    <li className={classes['card']} data-chosen={item.chosen}>
      <div className={classes['head']}>
        <Checkbox
          label={t('products.useReview', { number })}
          checked={item.chosen}
          onChange={({ target }) => onChange(() => ({ chosen: target.checked }))}
        />
        {canRemove ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('products.removeReview', { number })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" size="1.125rem" />
          </ActionIcon>
        ) : null}
      </div>
      <Textarea
        label={t('products.reviewText', { number })}
        placeholder={t('products.reviewHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={limits.reviewMax}
        data-path={path('text')}
        value={item.text}
        error={errorAt('text')}
        onChange={({ target }) => onChange(() => ({ text: target.value }))}
      />
      {shown !== null && item.chosen ? (
        <p className={classes['shown']}>
          {t('products.reviewShown')} <q>{shown}</q>
        </p>
      ) : null}
      <div className={classes['row']}>
        <TextInput
          label={t('products.reviewAuthor', { number })}
          placeholder={t('products.reviewAuthorHint')}
          maxLength={limits.reviewAuthorMax}
          autoComplete="off"
          data-path={path('author')}
          value={item.author}
          error={errorAt('author')}
          onChange={({ target }) => onChange(() => ({ author: target.value }))}
        />
        <TextInput
          type="date"
          label={t('products.reviewDay', { number })}
          max={today}
          data-path={path('writtenAt')}
          value={item.writtenAt}
          error={errorAt('writtenAt')}
          onChange={({ target }) => onChange(() => ({ writtenAt: target.value }))}
        />
        <Select
          label={t('products.reviewRating', { number })}
          placeholder={t('products.noRating')}
          clearable
          clearButtonProps={{ 'aria-label': t('products.noRating') }}
          data={stars.map((value) => ({
            value: String(value),
            label: t('products.stars', { count: value }),
          }))}
          value={item.rating === null ? null : String(item.rating)}
          onChange={(value) => onChange(() => ({ rating: value === null ? null : Number(value) }))}
        />
      </div>
      <ReviewPictures
        path={path('assetIds')}
        number={number}
        assets={item.assets}
        error={errorAt('assetIds')}
        onAdd={(added) => onChange(({ assets }) => ({ assets: [...assets, ...added] }))}
        onRemove={(id) => onChange(({ assets }) => ({ assets: assets.filter(({ _id }) => _id !== id) }))}
      />
    </li>
  )
}

import { limits, type Product } from '@clipmint/contract'
import { quoteLimits } from '@clipmint/copy'
import { dayInSeoul } from '@clipmint/kit'
import { FixedBar } from '@clipmint/ui'
import { Button, Checkbox, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { focusField } from '../form/focus-field.ts'
import { HistoryButton } from '../history/history-button.tsx'
import type { PlanSubject } from '../queries.ts'
import { ReviewCard } from './review-item.tsx'
import {
  faultsOfReviews,
  formOf,
  freshForm,
  freshReview,
  ReviewForm,
  type ReviewItem,
  toReviewWish,
  writtenOf,
} from './review-values.ts'
import { useDrafted } from './use-drafted.ts'
import { useKindPlan } from './use-kind-plan.ts'

import classes from './review-form.module.css'

type ReviewAdFormProps = {
  subject: PlanSubject
  language: Product['language']
  /** What stands in the form at first; a draft of before comes instead. */
  fresh?: () => ReviewForm
}

/** Reviews of a product or a place: at least three with words and pictures, three to five of them for the video. */
export function ReviewAdForm({ subject, language, fresh = freshForm }: ReviewAdFormProps) {
  const { t } = useTranslation()
  const [today] = useState(() => dayInSeoul(new Date()))
  const { value: form, setValue, forget } = useDrafted(`clipmint.reviews.${subject.id}`, ReviewForm, fresh)
  const plan = useKindPlan(subject, forget)
  const [isChecked, setChecked] = useState(false)
  const faults = isChecked ? faultsOfReviews(form, language, today) : {}
  const errorAt = (path: string): string | null => {
    const fault = faults[path]
    const values = { min: limits.reviewsMin, max: limits.reviewsChosenMax, most: quoteLimits[language] }
    if (fault)
      return t(`products.fault_${fault}`, {
        ...values,
        reviewMin: limits.reviewMin,
        reviewMax: limits.reviewMax,
      })
    return plan.refusedAt(path)
  }
  const change = (key: string, by: (item: ReviewItem) => Partial<ReviewItem>) =>
    setValue((now) => ({
      ...now,
      items: now.items.map((item) => (item.key === key ? { ...item, ...by(item) } : item)),
    }))
  const chosen = form.items.filter((item) => item.chosen).length
  const written = writtenOf(form)
  const submit = () => {
    setChecked(true)
    const [first] = Object.keys(faultsOfReviews(form, language, today))
    if (first === undefined) plan.start(toReviewWish(form))
    else focusField(first)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="lg">
        <div className={classes['top']}>
          <p className={classes['note']} role="status">
            {written.count === 0 ? t('products.noReviewsYet') : t('products.reviewsChosen', written)}
          </p>
          <HistoryButton
            category="review"
            isDirty={form.items.some(({ text }) => text !== '')}
            onLoad={({ input, files, reviewFiles }) =>
              setValue(formOf(input.reviews ?? [], [...files, ...reviewFiles]))
            }
          />
        </div>
        <ol className={classes['list']}>
          {form.items.map((item, index) => (
            <ReviewCard
              key={item.key}
              item={item}
              index={index}
              language={language}
              today={today}
              errorAt={(field) => errorAt(`reviews.${index}.${field}`)}
              canRemove={form.items.length > limits.reviewsMin}
              onChange={(by) => change(item.key, by)}
              onRemove={() =>
                setValue((now) => ({ ...now, items: now.items.filter(({ key }) => key !== item.key) }))
              }
            />
          ))}
        </ol>
        {form.items.length < limits.reviewsMax ? (
          <Button
            variant="default"
            data-path="reviews"
            leftSection={<Plus aria-hidden="true" size="1.125rem" />}
            onClick={() =>
              setValue((now) => ({
                ...now,
                items: [...now.items, freshReview(chosen < limits.reviewsChosenMax)],
              }))
            }
          >
            {t('products.addReview')}
          </Button>
        ) : null}
        {errorAt('reviews') === null ? null : (
          <p className={classes['error']} role="alert">
            {errorAt('reviews')}
          </p>
        )}
        <Checkbox
          label={t('products.reviewConsent')}
          description={t('products.reviewConsentNote')}
          data-path="consent"
          checked={form.consent}
          error={errorAt('consent')}
          onChange={({ target }) => setValue((now) => ({ ...now, consent: target.checked }))}
        />
        {plan.error ? <FailureNote error={plan.error} cost={t('products.stillHere')} /> : null}
        <FixedBar>
          <Button type="submit" size="lg" loading={plan.isPending}>
            {t('products.planReviews')}
          </Button>
        </FixedBar>
      </Stack>
    </form>
  )
}

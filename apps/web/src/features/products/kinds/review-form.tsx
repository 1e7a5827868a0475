import { limits, type Product } from '@clipmint/contract'
import { FixedBar } from '@clipmint/ui'
import { Button, Checkbox, Stack } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { LanguageHint } from '../form/language-hint.tsx'
import { HistoryButton } from '../history/history-button.tsx'
import type { PlanSubject } from '../queries.ts'
import { ReviewCard } from './review-item.tsx'
import { formOf, freshForm, type ReviewForm, writtenOf } from './review-values.ts'
import { useReviewForm } from './use-review-form.ts'

import classes from './review-form.module.css'

type ReviewAdFormProps = {
  subject: PlanSubject
  /** That of the videos; null where it is that of the reviews. */
  language: Product['language'] | null
  /** What stands in the form at first; a draft of before comes instead. */
  fresh?: () => ReviewForm
}

/** Reviews of a product or a place: at least three with words and pictures, three to five of them for the video. */
export function ReviewAdForm({ subject, language: chosen, fresh = freshForm }: ReviewAdFormProps) {
  const { t } = useTranslation()
  const { form, words, language, setLanguage, today, plan, set, errorAt, change, add, remove, submit } =
    useReviewForm({ subject, language: chosen, fresh })
  const written = writtenOf(form)
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
              set(formOf(input.reviews ?? [], [...files, ...reviewFiles]))
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
              onRemove={() => remove(item.key)}
            />
          ))}
        </ol>
        <LanguageHint words={words} language={language} onSwitch={setLanguage} />
        {form.items.length < limits.reviewsMax ? (
          <Button
            variant="default"
            data-path="reviews"
            leftSection={<Plus aria-hidden="true" size="1.125rem" />}
            onClick={add}
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
          onChange={({ target }) => set((now) => ({ ...now, consent: target.checked }))}
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

import { limits, type Product } from '@clipmint/contract'
import { languageOf, quoteLimits } from '@clipmint/copy'
import { dayInSeoul } from '@clipmint/kit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { focusField } from '../form/focus-field.ts'
import type { PlanSubject } from '../queries.ts'
import { faultsOfReviews, freshReview, ReviewForm, type ReviewItem, toReviewWish } from './review-values.ts'
import { useDrafted } from './use-drafted.ts'
import { useKindPlan } from './use-kind-plan.ts'

type Given = {
  subject: PlanSubject
  /** That of the videos; null where it is that of the reviews. */
  language: Product['language'] | null
  /** What stands in the form at first; a draft of before comes instead. */
  fresh: () => ReviewForm
}

/** A form of reviews that is being filled in: what is wrong with it once it was sent, and how its reviews change. */
export function useReviewForm({ subject, language: chosen, fresh }: Given) {
  const { t } = useTranslation()
  const [today] = useState(() => dayInSeoul(new Date()))
  const { value: form, setValue, forget } = useDrafted(`clipmint.reviews.${subject.id}`, ReviewForm, fresh)
  const plan = useKindPlan(subject, forget)
  const [isChecked, setChecked] = useState(false)
  const [switched, setLanguage] = useState(chosen)
  const words = form.items.map(({ text }) => text).join('\n')
  const language = switched ?? languageOf(words, 'ko') ?? 'ko'
  const faults = isChecked ? faultsOfReviews(form, language, today) : {}
  const setItems = (by: (items: ReviewForm['items']) => ReviewForm['items']) =>
    setValue((now) => ({ ...now, items: by(now.items) }))
  return {
    form,
    words,
    language,
    setLanguage,
    today,
    plan,
    set: setValue,
    errorAt: (path: string): string | null => {
      const fault = faults[path]
      if (!fault) return plan.refusedAt(path)
      const { reviewsMin: min, reviewsChosenMax: max, reviewMin, reviewMax } = limits
      return t(`products.fault_${fault}`, { min, max, most: quoteLimits[language], reviewMin, reviewMax })
    },
    change: (key: string, by: (item: ReviewItem) => Partial<ReviewItem>) =>
      setItems((items) => items.map((item) => (item.key === key ? { ...item, ...by(item) } : item))),
    /** One more, which is chosen for the video while there is room in it. */
    add: () =>
      setItems((items) => {
        const chosen = items.filter((item) => item.chosen).length
        return [...items, freshReview(chosen < limits.reviewsChosenMax)]
      }),
    remove: (key: string) => setItems((items) => items.filter((item) => item.key !== key)),
    submit: () => {
      setChecked(true)
      const [first] = Object.keys(faultsOfReviews(form, language, today))
      if (first === undefined) plan.start({ ...toReviewWish(form), language })
      else focusField(first)
    },
  }
}

export { Gallery } from './parts/gallery.tsx'
export { PromotionFields } from './kinds/promotion-fields.tsx'
export { PromotionText } from './kinds/promotion-text.tsx'
export { freshPromotion, PromotionForm, promotionFormOf, toPromotion } from './kinds/promotion-values.ts'
export { usePromotionFields } from './kinds/use-promotion-fields.ts'
export { ReviewAdForm } from './kinds/review-form.tsx'
export { freshForm, freshReview, type ReviewForm, shownOf } from './kinds/review-values.ts'
export { LanguageHint } from './form/language-hint.tsx'
export { MoreFields } from './form/more-fields.tsx'
export { useFaultText } from './form/fault-words.ts'
export { parsePrice, writePrice } from './form/price.ts'
export {
  type Fault,
  type Field,
  faultsOf,
  type FormValues,
  freshValues,
  toNewProduct,
} from './form/values.ts'

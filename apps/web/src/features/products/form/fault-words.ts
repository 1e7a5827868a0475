import { limits } from '@clipmint/contract'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { type Fault, type Field, fields } from './values.ts'

/** The sentence for a fault, which says how to mend it. */
export function useFaultText(): (fault: Fault) => string {
  const { t } = useTranslation()
  return (fault) =>
    t(`products.fault_${fault}`, {
      nameMax: limits.productNameMax,
      infoMin: limits.productInfoMin,
      infoMax: limits.productInfoMax,
    })
}

/** The field that a refusal of the server is about; null when it is about the form as a whole. */
export function fieldOf(error: unknown): Field | null {
  if (!(error instanceof ApiFailure)) return null
  switch (error.code) {
    case 'PRODUCTS_NAME_MEANINGLESS':
      return 'name'
    case 'PRODUCTS_INFO_MEANINGLESS':
      return 'info'
    case 'ASSETS_NOT_FOUND':
      return 'sources'
    default:
      return fields.find((field) => field === error.field?.split('.')[0]) ?? null
  }
}

import type { Product } from '@clipmint/contract'
import { useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'

import { useFormats } from '../../../locales/use-words.ts'
import { useTray, useTrayList } from '../media/use-tray.ts'
import { createDrafts } from './draft.ts'
import { useFaultText } from './fault-words.ts'
import { faultsOf, freshValues, languageIn, valuesOf } from './values.ts'

/** The form of a product and its pictures, kept over a reload until it is saved or given up. */
export function useDraftedForm(product: Product | null) {
  const { language } = useFormats()
  const faultText = useFaultText()
  const base = product?.updatedAt ?? null
  const [drafts] = useState(() => createDrafts(sessionStorage, product?._id ?? 'new'))
  const [draft] = useState(() => drafts.read(base))
  const tray = useTray(draft?.assets ?? product?.sources ?? [])
  const list = useTrayList(tray)
  const isOver = useRef(false)
  const form = useForm({
    initialValues: draft?.values ?? (product ? valuesOf(product) : freshValues(language)),
    validate: (values) =>
      Object.fromEntries(Object.entries(faultsOf(values)).map(([field, fault]) => [field, faultText(fault)])),
  })
  const { values } = form
  useEffect(() => {
    if (!isOver.current) drafts.write({ base, values, assets: tray.assets })
  }, [drafts, base, values, list, tray])
  const forget = () => {
    isOver.current = true
    drafts.forget()
  }
  return { form, tray, list, forget, language: languageIn(values, language) }
}

export type DraftedForm = ReturnType<typeof useDraftedForm>
export type ProductFormState = DraftedForm['form']

import type { Product } from '@clipmint/contract'
import { useState } from 'react'

import { useFailureText } from '../../../app/failure-note.tsx'
import type { TrayItem } from '../media/tray.ts'
import { useSaveProduct } from '../queries.ts'
import { fieldOf, useFaultText } from './fault-words.ts'
import { focusField } from './focus-field.ts'
import type { DraftedForm } from './use-drafted-form.ts'
import { type Field, fields, toNewProduct } from './values.ts'

/** What to do once the product is saved: find its selling points, or nothing more. */
export type Aim = 'plan' | 'save'
type Onward = (product: Product, aim: Aim) => void

/**
 * Saving the form: what is wrong is said at its field; what is right waits for the files that are still on their way
 * up and then goes out by itself.
 */
export function useSubmit(
  product: Product | null,
  { form, tray, list, forget, language }: DraftedForm,
  onSaved: Onward,
) {
  const faultText = useFaultText()
  const failureText = useFailureText()
  const save = useSaveProduct(product?._id ?? null)
  const [aim, setAim] = useState<Aim | null>(null)
  const [refusal, setRefusal] = useState<{ text: string; list: readonly TrayItem[] } | null>(null)

  const refuse = (field: Field, text: string) => {
    if (field === 'sources') setRefusal({ text, list: tray.list })
    else form.setFieldError(field, text)
    focusField(field)
  }
  /** Says what is wrong, at its field. */
  const isGood = () => {
    const { errors } = form.validate()
    if (tray.assets.length === 0 && !tray.isBusy) {
      refuse('sources', faultText('noPictures'))
      return false
    }
    const first = fields.find((field) => field in errors)
    if (first) focusField(first)
    return first === undefined
  }
  const send = (wanted: Aim) =>
    save
      .mutateAsync(
        toNewProduct(
          { ...form.getValues(), language },
          tray.assets.map(({ _id }) => _id),
        ),
        {
          onSuccess: (saved) => {
            forget()
            onSaved(saved, wanted)
          },
          onError: (error) => {
            const field = fieldOf(error)
            if (field) refuse(field, failureText(error))
          },
        },
      )
      // Said below, as `error`.
      .catch(() => undefined)
      // By its promise: of a page that is put away while the site is worked on, nothing else is called.
      .finally(() => setAim(null))
  const submit = async (wanted: Aim) => {
    if (!isGood()) return
    setAim(wanted)
    await tray.settled()
    // Meanwhile words may have changed, and files may have been turned away.
    if (isGood()) await send(wanted)
    else setAim(null)
  }
  return {
    submit: (wanted: Aim) => void submit(wanted),
    aim,
    error: save.isError && fieldOf(save.error) === null ? save.error : null,
    // Whatever is done about the pictures answers what was said of them.
    sourcesError: refusal?.list === list ? refusal.text : null,
  }
}

import type { Product } from '@clipmint/contract'
import { FixedBar } from '@clipmint/ui'
import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { HistoryButton, type PastInput } from '../history/history-button.tsx'
import { MediaField } from '../media/media-field.tsx'
import { MoreFields } from './more-fields.tsx'
import { useDraftedForm } from './use-drafted-form.ts'
import { type Aim, useSubmit } from './use-submit.ts'
import { WordFields } from './word-fields.tsx'

import classes from './product-form.module.css'

type ProductFormProps = {
  onLoad?: (past: PastInput) => void
  /** The product to change; null for a new one. */
  product: Product | null
  onSaved: (product: Product, aim: Aim) => void
  onCancel?: () => void
  /** What follows saving is under way. */
  isGoingOn: boolean
}

/** A product's form: pictures first, then its words; the rest is decided well already and folded away. */
export function ProductForm(props: ProductFormProps) {
  const { product, onSaved, onCancel, onLoad, isGoingOn } = props
  const { t } = useTranslation()
  const drafted = useDraftedForm(product)
  const { submit, aim, error, sourcesError } = useSubmit(product, drafted, onSaved)
  const { form, tray, list, forget, language } = drafted
  const isBusy = aim !== null || isGoingOn
  const uploading = list.filter(({ state }) => state === 'waiting' || state === 'sending').length
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit('plan')
      }}
    >
      <Stack gap="lg">
        {onLoad ? (
          <div className={classes['past']}>
            <HistoryButton
              category="product"
              isDirty={form.isDirty() || list.length > 0}
              onLoad={(past) => {
                forget()
                onLoad(past)
              }}
            />
          </div>
        ) : null}
        <MediaField tray={tray} error={sourcesError} />
        <WordFields form={form} language={language} />
        <MoreFields
          values={{ ...form.values, language }}
          field={(name) => ({ ...form.getInputProps(name), ...(name === 'language' && { value: language }) })}
        />
        {error ? <FailureNote error={error} cost={t('products.stillHere')} /> : null}
        <p className={classes['status']} role="status">
          {aim !== null && uploading > 0 ? t('products.waitingUploads', { count: uploading }) : ''}
        </p>
        <FixedBar>
          <Button
            type="submit"
            size="lg"
            className={classes['first'] ?? ''}
            loading={aim === 'plan' || isGoingOn}
            disabled={isBusy}
          >
            {t('products.findPoints')}
          </Button>
          <Button
            variant="default"
            size="lg"
            className={classes['second'] ?? ''}
            loading={aim === 'save'}
            disabled={isBusy}
            onClick={() => submit('save')}
          >
            {t('products.saveOnly')}
          </Button>
          {onCancel ? (
            <Button
              variant="subtle"
              size="lg"
              className={classes['cancel'] ?? ''}
              onClick={() => {
                forget()
                onCancel()
              }}
            >
              {t('common.cancel')}
            </Button>
          ) : null}
        </FixedBar>
      </Stack>
    </form>
  )
}

import { limits } from '@clipmint/contract'
import { currencies, type LanguageCode } from '@clipmint/kit'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'

import { LanguageHint } from './language-hint.tsx'
import { parsePrice, writePrice } from './price.ts'
import type { ProductFormState } from './use-drafted-form.ts'
import { lengthOf } from './values.ts'

import classes from './product-form.module.css'

type WordFieldsProps = { form: ProductFormState; language: LanguageCode }

/** Name, information and price: what an owner alone knows. */
export function WordFields({ form, language }: WordFieldsProps) {
  const { t } = useTranslation()
  const { name, info } = form.values
  return (
    <>
      <TextInput
        label={<Counted text={t('products.name')} length={lengthOf(name)} most={limits.productNameMax} />}
        labelProps={{ className: classes['labelRow'] }}
        placeholder={t('products.nameHint')}
        {...form.getInputProps('name')}
      />
      <div>
        <Textarea
          label={<Counted text={t('products.info')} length={lengthOf(info)} most={limits.productInfoMax} />}
          labelProps={{ className: classes['labelRow'] }}
          description={t('products.infoNote')}
          placeholder={t('products.infoHint')}
          autosize
          minRows={5}
          maxRows={14}
          {...form.getInputProps('info')}
        />
        <LanguageHint
          words={info}
          language={language}
          onSwitch={(written) => form.setFieldValue('language', written)}
        />
      </div>
      <Price form={form} />
    </>
  )
}

function Counted({ text, length, most }: { text: string; length: number; most: number }) {
  return (
    <>
      {text}
      <span className={classes['count']} data-over={length > most}>
        {length}/{most}
      </span>
    </>
  )
}

function Price({ form }: { form: ProductFormState }) {
  const { t } = useTranslation()
  const { currency, price } = form.values
  const reading = parsePrice(price, currency)
  const tidy = () => {
    if ('amount' in reading) form.setFieldValue('price', writePrice(reading.amount, currency))
  }
  return (
    <div className={classes['row']}>
      <TextInput
        label={t('products.price')}
        placeholder={currency === 'USD' ? '12.50' : '29,000'}
        inputMode="decimal"
        autoComplete="off"
        description={
          'amount' in reading && reading.amount === 0 ? t('products.priceFree') : t('products.priceNote')
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('price')}
        onBlur={tidy}
      />
      <Select
        label={t('products.currency')}
        data={currencies.map((value) => ({ value, label: t(`products.currency_${value}`) }))}
        {...form.getInputProps('currency')}
      />
    </div>
  )
}

import { Email, limits, type TaxInvoice } from '@clipmint/contract'
import { isBusinessNumber } from '@clipmint/kit'
import { Button, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'

import { ApiFailure } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { businessNumberAsTyped } from '../business-number.ts'
import { useRequestTaxInvoice } from '../queries.ts'

import classes from './payments.module.css'

const texts = {
  companyName: limits.companyNameMax,
  representative: limits.taxWordsMax,
  address: limits.taxAddressMax,
  businessType: limits.taxWordsMax,
  businessItem: limits.taxWordsMax,
} as const
type Text = keyof typeof texts
const fields = ['month', 'businessNumber', ...(Object.keys(texts) as Text[]), 'email'] as const
type Field = (typeof fields)[number]

export type TaxRequestProps = {
  /** The month that it is about, unless another is chosen. */
  month: string
  months: readonly string[]
  list: readonly TaxInvoice[]
  userEmail: string
}

/** What a tax invoice is made of, begun with what was said last; a number that cannot be one is said as it is typed. */
export function TaxRequestForm({
  month,
  months,
  list,
  userEmail,
  onDone,
}: TaxRequestProps & { onDone: (month: string) => void }) {
  const { t } = useTranslation()
  const text = useFailureText()
  const { month: monthWords } = useFormats()
  const last = list.find((one) => one.month === month) ?? list[0]
  const needText = isNotEmpty(t('taxInvoices.needText'))
  const form = useForm<Record<Field, string>>({
    initialValues: {
      month,
      businessNumber: last?.businessNumber ?? '',
      companyName: last?.companyName ?? '',
      representative: last?.representative ?? '',
      address: last?.address ?? '',
      businessType: last?.businessType ?? '',
      businessItem: last?.businessItem ?? '',
      email: last?.email ?? userEmail,
    },
    validate: {
      businessNumber: (value) => {
        const fault = numberFault(value)
        return fault && t(fault)
      },
      companyName: needText,
      representative: needText,
      address: needText,
      businessType: needText,
      businessItem: needText,
      email: (value) => (Email.safeParse(value.trim()).success ? null : t('taxInvoices.badEmail')),
    },
  })
  const request = useRequestTaxInvoice()
  const send = (values: Record<Field, string>) =>
    request.mutate(values, {
      onSuccess: ({ result }) => onDone(result.month),
      onError: (error) => {
        const field = fieldOf(error)
        if (field) {
          form.setFieldError(field, text(error))
          focusOn(field)
        }
      },
    })
  const typeNumber = (typed: string) => {
    const number = businessNumberAsTyped(typed, form.values.businessNumber)
    form.setFieldValue('businessNumber', number)
    if (number.length >= wholeLength && numberFault(number))
      form.setFieldError('businessNumber', t('taxInvoices.wrongNumber'))
  }
  const textField = (name: Text) => ({
    label: t(`taxInvoices.${name}`),
    maxLength: texts[name],
    ...form.getInputProps(name),
  })
  return (
    <form noValidate onSubmit={form.onSubmit(send, (errors) => focusOn(Object.keys(errors)[0] ?? ''))}>
      <p className={classes['tax']}>{t('taxInvoices.asOnCertificate')}</p>
      <Stack gap="md">
        {request.error && !fieldOf(request.error) ? <FailureNote error={request.error} /> : null}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <Select
            label={t('taxInvoices.month')}
            allowDeselect={false}
            data={months.map((value) => ({ value, label: monthWords(value) }))}
            {...form.getInputProps('month')}
          />
          <TextInput
            label={t('taxInvoices.businessNumber')}
            placeholder="000-00-00000"
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('businessNumber')}
            onChange={({ currentTarget }) => typeNumber(currentTarget.value)}
          />
          <TextInput autoComplete="organization" {...textField('companyName')} />
          <TextInput autoComplete="name" {...textField('representative')} />
        </SimpleGrid>
        <TextInput autoComplete="street-address" {...textField('address')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput description={t('taxInvoices.businessTypeHint')} {...textField('businessType')} />
          <TextInput description={t('taxInvoices.businessItemHint')} {...textField('businessItem')} />
        </SimpleGrid>
        <TextInput
          type="email"
          label={t('taxInvoices.email')}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="lg" fullWidth loading={request.isPending}>
          {t('taxInvoices.send')}
        </Button>
      </Stack>
    </form>
  )
}

const wholeLength = '000-00-00000'.length

/** What is wrong with a number, as a word of the locales; null for one that can be. */
function numberFault(number: string): 'taxInvoices.needNumber' | 'taxInvoices.wrongNumber' | null {
  if (isBusinessNumber(number)) return null
  return number.length < wholeLength ? 'taxInvoices.needNumber' : 'taxInvoices.wrongNumber'
}

function fieldOf(error: unknown): Field | null {
  if (!(error instanceof ApiFailure)) return null
  return fields.find((field) => field === error.field) ?? null
}

function focusOn(field: string): void {
  document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus()
}

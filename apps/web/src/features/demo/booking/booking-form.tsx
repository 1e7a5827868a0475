import { type DemoBooking, type DemoSource, Email } from '@clipmint/contract'
import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { isNotEmpty, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api, ApiFailure } from '../../../api/index.ts'
import { FailureNote, useFailureText } from '../../../app/failure-note.tsx'
import { isPhone } from './phone.ts'
import { TimeField } from './time-field.tsx'
import { useSlots } from './use-slots.ts'

import classes from './booking.module.css'

type BookingFormProps = { source: DemoSource; onBooked: (booked: DemoBooking) => void }

const fields = ['userName', 'userEmail', 'userPhoneNumber', 'companyName', 'startAt'] as const

/** Who comes, and when. A time that another took meanwhile is said under the times, and all else stays as it was. */
export function BookingForm({ source, onBooked }: BookingFormProps) {
  const { t } = useTranslation()
  const text = useFailureText()
  const slots = useSlots()
  const form = useForm({
    initialValues: { userName: '', companyName: '', userEmail: '', userPhoneNumber: '', startAt: '' },
    validate: {
      userName: isNotEmpty(t('demo.needName')),
      companyName: isNotEmpty(t('demo.needCompany')),
      userEmail: (value) => (Email.safeParse(value.trim()).success ? null : t('demo.badEmail')),
      userPhoneNumber: (value) => (isPhone(value) ? null : t('demo.badPhone')),
      startAt: isNotEmpty(t('demo.needTime')),
    },
  })
  const book = useMutation({
    mutationFn: (values: typeof form.values) => api.demo.book({ body: { ...values, source } }),
    onSuccess: ({ result }) => onBooked(result),
    onError: (error) => {
      const field = fieldOf(error)
      if (!field) return
      if (field === 'startAt') {
        form.setFieldValue('startAt', '')
        void slots.refetch()
      }
      form.setFieldError(field, text(error))
      focusOn(field)
    },
  })
  const fieldProps = (name: (typeof fields)[number]) => ({
    ...form.getInputProps(name),
    disabled: book.isPending,
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => book.mutate(values),
        (errors) => focusOn(Object.keys(errors)[0] ?? ''),
      )}
    >
      <p className={classes['lead']}>{t('demo.lead')}</p>
      <Stack gap="md">
        {book.isError && !fieldOf(book.error) ? <FailureNote error={book.error} /> : null}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput label={t('demo.name')} autoComplete="name" {...fieldProps('userName')} />
          <TextInput label={t('demo.company')} autoComplete="organization" {...fieldProps('companyName')} />
          <TextInput
            type="email"
            label={t('demo.email')}
            description={t('demo.emailHint')}
            autoComplete="email"
            {...fieldProps('userEmail')}
          />
          <TextInput
            type="tel"
            label={t('demo.phone')}
            description={t('demo.phoneHint')}
            autoComplete="tel"
            {...fieldProps('userPhoneNumber')}
          />
        </SimpleGrid>
        <TimeField
          slots={slots}
          value={form.values.startAt}
          error={form.errors['startAt']}
          onChange={(startAt) => form.setFieldValue('startAt', startAt)}
        />
        <Button type="submit" size="lg" fullWidth loading={book.isPending}>
          {t('demo.book')}
        </Button>
        <p className={classes['note']}>{t('demo.privacy')}</p>
      </Stack>
    </form>
  )
}

function fieldOf(error: unknown): (typeof fields)[number] | null {
  if (!(error instanceof ApiFailure)) return null
  return fields.find((field) => field === error.field) ?? null
}

function focusOn(field: string): void {
  document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus()
}

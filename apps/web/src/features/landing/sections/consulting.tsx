import { limits } from '@clipmint/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import { Section } from './section.tsx'

import classes from './consulting.module.css'

const { inquiryNameMax, inquiryMin, inquiryMax } = limits

/** Help with the making, for who comes from the partner's app: an inquiry that the company answers by e-mail. */
export function Consulting() {
  const { t } = useTranslation()
  const send = useMutation({
    mutationFn: (body: Inquiry) => api.account.businessMail({ body }),
  })
  return (
    <div className={classes['band']}>
      <Section id="consulting" title={t('showcase.consultTitle')} lead={t('showcase.consultLead')}>
        <div role="status">
          {send.isSuccess ? (
            <p className={classes['sent']}>
              <CircleCheck aria-hidden="true" />
              {t('showcase.consultSent', { email: send.variables.userEmail })}
            </p>
          ) : null}
        </div>
        {send.isSuccess ? null : (
          <InquiryForm
            onSend={(inquiry) => send.mutate(inquiry)}
            isSending={send.isPending}
            error={send.error}
          />
        )}
      </Section>
    </div>
  )
}

type Inquiry = { userName: string; userEmail: string; userContents: string }
type InquiryFormProps = { onSend: (inquiry: Inquiry) => void; isSending: boolean; error: unknown }

function InquiryForm({ onSend, isSending, error }: InquiryFormProps) {
  const { t } = useTranslation()
  const form = useForm<Inquiry>({
    initialValues: { userName: '', userEmail: '', userContents: '' },
    validate: {
      userName: (text) =>
        isWithin(text, 1, inquiryNameMax) ? null : t('showcase.consultNeedName', { most: inquiryNameMax }),
      userEmail: (text) => (/^\S+@\S+\.\S+$/.test(text.trim()) ? null : t('showcase.consultNeedEmail')),
      userContents: (text) =>
        isWithin(text, inquiryMin, inquiryMax)
          ? null
          : t('showcase.consultNeedText', { least: inquiryMin, most: inquiryMax }),
    },
  })
  return (
    <form className={classes['form']} noValidate onSubmit={form.onSubmit(onSend)}>
      <TextInput label={t('showcase.consultName')} autoComplete="name" {...form.getInputProps('userName')} />
      <TextInput
        label={t('showcase.consultEmail')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('userEmail')}
      />
      <Textarea
        className={classes['text'] ?? ''}
        label={t('showcase.consultText')}
        placeholder={t('showcase.consultHint')}
        autosize
        minRows={4}
        maxRows={10}
        {...form.getInputProps('userContents')}
      />
      {error ? <FailureNote error={error} /> : null}
      <Button type="submit" size="lg" loading={isSending}>
        {t('showcase.consultSend')}
      </Button>
    </form>
  )
}

function isWithin(text: string, least: number, most: number): boolean {
  const { length } = text.trim()
  return length >= least && length <= most
}

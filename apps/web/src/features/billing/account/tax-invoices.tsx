import { can, limits, planNameOf } from '@clipmint/contract'
import { SectionTitle } from '@clipmint/ui'
import { Button, Modal, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { api } from '../../../api/index.ts'
import { FailureNote } from '../../../app/failure-note.tsx'
import type { User } from '../../account/index.ts'
import { TaxRequests } from './tax-requests.tsx'

import classes from './payments.module.css'

/** Which plans come with tax invoices, and the way to them: a request of Pro, or words to the company. */
export function TaxInvoices({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <section>
      <SectionTitle>{t('payments.tax')}</SectionTitle>
      {can(user.payment, { do: 'ask-tax-invoice' }).ok ? (
        <TaxRequests user={user} />
      ) : (
        <ByInquiry user={user} />
      )}
    </section>
  )
}

/** Asks in words: for Pro, or of a contract for an invoice. */
function ByInquiry({ user }: { user: User }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const about = planNameOf(user.payment.planType) === 'enterprise' ? 'invoice' : 'pro'
  return (
    <>
      <p className={classes['tax']}>{t(`payments.taxText_${about}`)}</p>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(`payments.taxAsk_${about}`)}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t(`payments.taxAsk_${about}`)}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <InquiryForm user={user} text={t(`payments.taxInquiry_${about}`)} />
      </Modal>
    </>
  )
}

/** An inquiry to the company in the member's name, begun in words that they may change. */
function InquiryForm({ user, text }: { user: User; text: string }) {
  const { t } = useTranslation()
  const { inquiryMin: least, inquiryMax: most } = limits
  const send = useMutation({
    mutationFn: (userContents: string) =>
      api.account.businessMail({
        body: { userName: user.userName, userEmail: user.userEmail, userContents },
      }),
  })
  const form = useForm({
    initialValues: { text },
    validate: {
      text: (value) =>
        value.trim().length < least || value.trim().length > most
          ? t('payments.taxNeedText', { least, most })
          : null,
    },
  })
  if (send.isSuccess)
    return (
      <p className={classes['sent']} role="status">
        <CircleCheck aria-hidden="true" size="1.25rem" />
        {t('payments.taxSent', { email: user.userEmail })}
      </p>
    )
  return (
    <form
      className={classes['newCard']}
      noValidate
      onSubmit={form.onSubmit(({ text: said }) => send.mutate(said.trim()))}
    >
      <Textarea
        label={t('payments.taxWords')}
        description={t('payments.taxAnswer', { email: user.userEmail })}
        autosize
        minRows={5}
        maxRows={12}
        {...form.getInputProps('text')}
      />
      {send.error ? <FailureNote error={send.error} /> : null}
      <Button type="submit" size="lg" loading={send.isPending}>
        {t('payments.taxSend')}
      </Button>
    </form>
  )
}

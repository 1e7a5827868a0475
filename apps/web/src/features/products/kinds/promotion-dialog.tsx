import type { Promotion } from '@clipmint/contract'
import { Button, Group, Modal, Skeleton, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { FailureNote } from '../../../app/failure-note.tsx'
import { useGiveBackFocus } from '../../../app/give-back-focus.ts'
import { useChangePromotion, usePromotionOf } from '../queries.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { pricesOf, promotionFormOf } from './promotion-values.ts'
import { usePromotionFields } from './use-promotion-fields.ts'

type PromotionDialogProps = { requestId: string; onClose: () => void }

/** Changes the prices and days of a promotion that videos were planned of. */
export function PromotionDialog({ requestId, onClose }: PromotionDialogProps) {
  const { t } = useTranslation()
  useGiveBackFocus()
  const { data: promotion, error, refetch } = usePromotionOf(requestId)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('products.changePromotion')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {error && !promotion ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
      {!promotion && !error ? <Skeleton height="12rem" radius="md" /> : null}
      {promotion ? <Form requestId={requestId} promotion={promotion} onClose={onClose} /> : null}
    </Modal>
  )
}

function Form({ requestId, promotion, onClose }: PromotionDialogProps & { promotion: Promotion }) {
  const { t } = useTranslation()
  const { currency } = promotion
  const [value, setValue] = useState(() => promotionFormOf(promotion))
  const { today, field, check } = usePromotionFields({ value, setValue, currency })
  const change = useChangePromotion(requestId)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isSound = check()
    const prices = pricesOf(value, currency)
    if (!isSound || !prices) return
    const { startAt, endAt } = value
    const { regular: regularPrice, discount: discountPrice } = prices
    change.mutate({ regularPrice, discountPrice, startAt, endAt }, { onSuccess: onClose })
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="md">
        <p>{t('products.changePromotionNote')}</p>
        <PromotionFields value={value} currency={currency} today={today} field={field} />
        {change.isError ? <FailureNote error={change.error} /> : null}
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('common.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

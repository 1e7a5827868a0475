import { type AiRequest, builtInWriter } from '@clipmint/contract'
import { SectionTitle, StatusBadge, type StatusTone } from '@clipmint/ui'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useEvents } from '../../../api/index.ts'
import { useFormats } from '../../../locales/use-words.ts'
import { PromotionDialog } from '../kinds/promotion-dialog.tsx'
import { useRequestsOf } from '../queries.ts'

import classes from './request-list.module.css'

const tones: Record<AiRequest['status'], StatusTone> = {
  0: 'plain',
  1: 'info',
  2: 'ok',
  3: 'ok',
  4: 'info',
  5: 'ok',
  6: 'warn',
  9: 'bad',
}

/** The plans that were asked for of a product; each leads back to its templates, and of a locked one none is changed. */
export function RequestList({ productId, isLocked }: { productId: string; isLocked: boolean }) {
  const { t } = useTranslation()
  const { date, time } = useFormats()
  const [changing, setChanging] = useState<string | null>(null)
  const { data, refetch } = useRequestsOf(productId)
  useEvents('ai-request', () => void refetch())
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <SectionTitle>{t('products.requests')}</SectionTitle>
      <ul className={classes['list']}>
        {data.list.map(({ _id, category, status, writer, createdAt }) => (
          <li key={_id}>
            <Link
              to="/product/store/$category/$reqId"
              params={{ category, reqId: _id }}
              className={classes['request']}
            >
              <span className={classes['when']}>
                <b>{t(`products.kind_${category}`)} </b>
                {date(createdAt)} {time(createdAt)}
                {writer === null ? null : (
                  <small>{writer === builtInWriter ? t('products.builtInWriter') : writer}</small>
                )}
              </span>
              <StatusBadge tone={tones[status]}>{t(`products.request_${status}`)}</StatusBadge>
              <ChevronRight aria-hidden="true" size="1rem" />
            </Link>
            {category === 'promotion' && status !== 9 && !isLocked ? (
              <Button
                variant="default"
                size="xs"
                className={classes['change'] ?? ''}
                onClick={() => setChanging(_id)}
              >
                {t('products.changePromotion')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changing === null ? null : <PromotionDialog requestId={changing} onClose={() => setChanging(null)} />}
    </section>
  )
}

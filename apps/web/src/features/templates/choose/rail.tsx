import type { AiInput, AiPlan, AiRequest, Asset, Product } from '@clipmint/contract'
import { Button, Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '../../../app/links.tsx'
import { useFormats } from '../../../locales/use-words.ts'
import { PointList } from './point-list.tsx'
import type { ChoiceState } from './use-choice.ts'

import classes from './rail.module.css'

const sheet = { content: { borderEndStartRadius: 0, borderEndEndRadius: 0, maxHeight: '85dvh' } }

type RailProps = {
  request: AiRequest
  plan: AiPlan
  input: AiInput
  /** As it stands now; null when it was deleted since. */
  product: Product | null
  files: readonly Asset[]
  choice: ChoiceState
}

/** What the video is of, and which of its selling points it tells. A sheet on narrow screens. */
export function Rail({ request, plan, input, product, files, choice }: RailProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const [isOpen, { open, close }] = useDisclosure(false)
  const points = <PointList plan={plan} input={input} used={choice.used} onUse={choice.usePoint} />
  return (
    <aside className={classes['rail']} aria-label={t('templates.railLabel')}>
      <Summary request={request} plan={plan} product={product} cover={files[0] ?? null} />
      {isWide ? (
        <>
          <h2 className={classes['title']}>{t('templates.pointsTitle')}</h2>
          <p className={classes['note']}>{t('templates.pointsNote')}</p>
          {points}
          {product ? <Manner product={product} /> : null}
        </>
      ) : (
        <>
          <Button
            variant="soft"
            fullWidth
            leftSection={<ListChecks aria-hidden="true" size="1.125rem" />}
            onClick={open}
          >
            {t('templates.pointsUsed', { used: choice.used.size, count: plan.sellingPoints.length })}
          </Button>
          <Drawer
            opened={isOpen}
            onClose={close}
            position="bottom"
            size="auto"
            radius="lg"
            zIndex={400}
            styles={sheet}
            title={t('templates.pointsTitle')}
            closeButtonProps={{ 'aria-label': t('common.close') }}
          >
            <p className={classes['note']}>{t('templates.pointsNote')}</p>
            {points}
            <Button fullWidth size="md" mt="md" onClick={close}>
              {t('templates.pointsDone')}
            </Button>
          </Drawer>
        </>
      )}
    </aside>
  )
}

type SummaryProps = { request: AiRequest; plan: AiPlan; product: Product | null; cover: Asset | null }

function Summary({ request, plan, product, cover }: SummaryProps) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const price =
    product && request.category !== 'promotion'
      ? product.price === 0
        ? t('products.free')
        : money(product.price, product.currency)
      : plan.price
  return (
    <div className={classes['summary']}>
      {cover ? <img src={cover.thumbnail} alt="" width={56} height={56} /> : null}
      <div className={classes['who']}>
        <b>{product?.name ?? plan.name}</b>
        {price === null ? null : <span>{price}</span>}
      </div>
      {product ? (
        <ButtonLink
          to="/product/$id"
          params={{ id: product._id }}
          search={{ edit: true }}
          variant="soft"
          size="xs"
          aria-label={t('templates.changeProduct', { name: product.name })}
        >
          {t('templates.change')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function Manner({ product }: { product: Product }) {
  const { t } = useTranslation()
  return (
    <p className={classes['manner']}>
      <b>{t(`products.tone_${product.tone}`)}</b>
      <span>
        {t(`products.language_${product.language}`)} · {t(`products.purpose_${product.purpose}`)}
      </span>
    </p>
  )
}

import type { PaymentCurrency } from '@clipmint/contract'
import { Button, Checkbox, Modal, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormats } from '../../../locales/use-words.ts'
import { DocumentText } from '../../help/index.ts'

import classes from './consents.module.css'

type Consent = 'purchase' | 'gateway' | 'renewal'
type Given = { purchase: true; gateway: true; renewal?: true }

/** What has to be agreed to before a payment; nothing is agreed to beforehand. */
export type ConsentState = {
  /** Which there are, and whether that one has to be. */
  asked: readonly { consent: Consent; isNeeded: boolean }[]
  has: (consent: Consent) => boolean
  set: (consents: readonly Consent[], isGiven: boolean) => void
  isMissing: (consent: Consent) => boolean
  box: (consent: Consent) => (element: HTMLInputElement | null) => void
  /** What was agreed to, or null where something is missing, which is said and gone to. */
  given: () => Given | null
}

/** `isFree`: where nothing is paid, renewals need not be agreed to. `isOnce`: there are none. */
export function useConsents({ isFree = false, isOnce = false }): ConsentState {
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set())
  const [isAsked, setAsked] = useState(false)
  const boxes = useRef<Partial<Record<Consent, HTMLInputElement | null>>>({})
  const asked = [
    { consent: 'purchase', isNeeded: true },
    { consent: 'gateway', isNeeded: true },
    ...(isOnce ? [] : [{ consent: 'renewal', isNeeded: !isFree } as const]),
  ] as const
  const missing = asked.filter(({ consent, isNeeded }) => isNeeded && !given.has(consent))
  return {
    asked,
    has: (consent) => given.has(consent),
    set: (consents, isGiven) =>
      setGiven((before) => {
        const others = [...before].filter((consent) => !consents.includes(consent))
        return new Set(isGiven ? [...others, ...consents] : others)
      }),
    isMissing: (consent) => isAsked && missing.some((it) => it.consent === consent),
    box: (consent) => (element) => {
      boxes.current[consent] = element
    },
    given: () => {
      setAsked(true)
      const [first] = missing
      if (first) {
        boxes.current[first.consent]?.focus()
        return null
      }
      return { purchase: true, gateway: true, ...(given.has('renewal') ? { renewal: true } : {}) }
    },
  }
}

type ConsentsProps = {
  consents: ConsentState
  price: { currency: PaymentCurrency; next?: { at: string; total: number } }
  /** Where nothing is bought and only a card is given, the same terms are agreed to by another name. */
  isCardOnly?: boolean
}

/** The boxes, each with the way to read what is agreed to. */
export function Consents({ consents, price, isCardOnly = false }: ConsentsProps) {
  const { t } = useTranslation()
  const nameOf = (consent: Consent) =>
    t(consent === 'purchase' && isCardOnly ? 'checkout.agree_terms' : `checkout.agree_${consent}`)
  const { asked, has, set } = consents
  // What is left to choose is agreed to by itself, and never along with the rest.
  const needed = asked.filter(({ isNeeded }) => isNeeded).map(({ consent }) => consent)
  return (
    <fieldset className={classes['consents']}>
      <legend>{t('checkout.consents')}</legend>
      <Checkbox
        className={classes['all'] ?? ''}
        label={t(needed.length === asked.length ? 'checkout.agreeAll' : 'checkout.agreeNeeded')}
        checked={needed.every(has)}
        onChange={({ currentTarget }) => set(needed, currentTarget.checked)}
      />
      {asked.map(({ consent, isNeeded }) => (
        <div key={consent} className={classes['consent']}>
          <Checkbox
            ref={consents.box(consent)}
            label={t(isNeeded ? 'checkout.needed' : 'checkout.optional', {
              what: nameOf(consent),
            })}
            checked={has(consent)}
            error={consents.isMissing(consent) ? t('checkout.agreeFirst') : null}
            onChange={({ currentTarget }) => set([consent], currentTarget.checked)}
          />
          <Reading title={nameOf(consent)}>
            <Text consent={consent} price={price} />
          </Reading>
        </div>
      ))}
    </fieldset>
  )
}

function Text({ consent, price }: { consent: Consent; price: ConsentsProps['price'] }) {
  const { t } = useTranslation()
  const { day, money } = useFormats()
  const { currency, next } = price
  if (consent === 'purchase') return <DocumentText name="payment" />
  if (consent === 'renewal')
    return (
      <p>
        {next
          ? t('checkout.read_renewal', { date: day(next.at), amount: money(next.total, currency) })
          : null}
      </p>
    )
  const gateway = t(`checkout.gateway_${currency}`)
  return (
    <>
      <p>{t('checkout.read_gateway', { gateway })}</p>
      <ul>
        {(['who', 'what', 'why', 'howLong', 'refusal'] as const).map((line) => (
          <li key={line}>{t(`checkout.read_${line}`, { gateway })}</li>
        ))}
      </ul>
    </>
  )
}

function Reading({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        className={classes['read'] ?? ''}
        aria-label={t('account.readOf', { title })}
        onClick={() => setOpen(true)}
      >
        {t('account.read')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        size="34rem"
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Suspense fallback={<Skeleton height="16rem" />}>{children}</Suspense>
      </Modal>
    </>
  )
}

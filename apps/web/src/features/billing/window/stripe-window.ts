import { type PaymentReturn, type PaymentWindow, windowGone } from '@clipmint/contract'
import type {
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import i18next from 'i18next'

import { lookOfCardFields } from './look.ts'
import type { OverPage } from './over-page.ts'

type Wish = Extract<PaymentWindow, { kind: 'stripe' }>

/**
 * Opens the card fields of Stripe, which stand in our dialog as frames of Stripe's own. The card is confirmed there, with
 * its bank's own question where it asks one; a bank that has to be gone to comes back to the order's address.
 */
export async function openStripeWindow(wish: Wish): Promise<OverPage> {
  const stripe = await loadStripe(wish.publishableKey)
  if (stripe === null) throw new Error('There is no window to load Stripe into.')
  const elements = stripe.elements({
    clientSecret: wish.clientSecret,
    locale: i18next.language === 'ko' ? 'ko' : 'en',
    appearance: lookOfCardFields(),
  })
  let end: (fields: PaymentReturn) => void = () => undefined
  const cameBack = new Promise<PaymentReturn>((resolve) => {
    end = resolve
  })
  return {
    cameBack,
    focus: () => undefined,
    close: (why = windowGone.closed) => end(why),
    fields: {
      mount: (place, onReady) => mount(elements, place, { onReady, onBroken: (error) => end(failed(error)) }),
      async give() {
        const fields = await confirm(stripe, elements, wish)
        if (fields) end(fields)
      },
    },
  }
}

function mount(
  elements: StripeElements,
  place: HTMLElement,
  { onReady, onBroken }: { onReady: () => void; onBroken: (error: StripeError) => void },
): () => void {
  // Cards alone are kept and charged; what is agreed to stands beside the button that pays.
  const never = { applePay: 'never', googlePay: 'never', link: 'never' } as const
  const element = elements.create('payment', { wallets: never, terms: { card: 'never' } })
  element.on('ready', onReady)
  element.on('loaderror', ({ error }) => onBroken(error))
  element.mount(place)
  return () => element.destroy()
}

/** Gives the card; null where a field is wrong, as the fields say themselves. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { purpose, orderId, returnUrl }: Wish,
): Promise<PaymentReturn | null> {
  const asked = {
    elements,
    confirmParams: { return_url: returnUrl },
    redirect: 'if_required',
  } as const
  const outcome: PaymentIntentResult | SetupIntentResult =
    purpose === 'pay-once' ? await stripe.confirmPayment(asked) : await stripe.confirmSetup(asked)
  if (!outcome.error) return proofOf(outcome, orderId)
  const { error } = outcome
  if (error.type === 'validation_error') return null
  // Confirmed before, by a press whose answer was lost.
  const { payment_intent: paymentIntent, setup_intent: setupIntent } = error
  if (paymentIntent?.status === 'requires_capture') return proofOf({ paymentIntent }, orderId)
  if (setupIntent?.status === 'succeeded') return proofOf({ setupIntent }, orderId)
  return failed(error)
}

/** What was confirmed, as the order's own address would have been come back to with. */
function proofOf(
  outcome: { paymentIntent: { id: string } } | { setupIntent: { id: string } },
  orderId: string,
): PaymentReturn {
  const proof =
    'paymentIntent' in outcome
      ? { payment_intent: outcome.paymentIntent.id }
      : { setup_intent: outcome.setupIntent.id }
  return { orderId, ...proof, redirect_status: 'succeeded' }
}

function failed({ code, type, decline_code: declined, message }: StripeError): PaymentReturn {
  return {
    code: code ?? type,
    // Both are null where there is nothing to say, whatever their types promise.
    ...(declined && { decline_code: declined }),
    ...(message && { message: message.slice(0, 1_000) }),
  }
}

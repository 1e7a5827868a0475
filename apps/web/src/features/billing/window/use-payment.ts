import { type Invoice, invoiceStatus, type PaymentReturn, type PaymentWindow } from '@clipmint/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'

import { api, ApiFailure } from '../../../api/index.ts'
import { refreshAfterPayment } from '../queries.ts'
import { openWindow } from './open-window.ts'
import type { OverPage } from './over-page.ts'

/** What is paid: a plan, or one thing. Their calls and pages differ by it. */
export type Till = 'subscribe' | 'purchase'

export type Begun = { invoice: Invoice; window: PaymentWindow | null }

/** A payment whose window is open over the page. */
export type OpenPayment = OverPage & { invoice: Invoice }

/**
 * Pays: begins a payment, opens its window and goes on to the page where it ends with what came back. A kept card pays
 * without a window; what begins no payment, as it counts later, goes on to the plan. What keeps it from beginning is the
 * error.
 */
export function usePayment(till: Till) {
  const router = useRouter()
  const [open, setOpen] = useState<OpenPayment | null>(null)
  const shown = useRef<OpenPayment | null>(null)
  const show = (payment: OpenPayment | null) => {
    shown.current = payment
    setOpen(payment)
  }
  // Nobody hears of what a window comes back with whose page is gone.
  useEffect(() => () => shown.current?.close(), [])
  const goToEnd = (invoiceId: string, fields: PaymentReturn) => {
    const end = fields['code'] === undefined && fields['window'] === undefined ? 'success' : 'fail'
    const search = new URLSearchParams(fields)
    const href = `/${till}/${invoiceId}/${end}${search.size > 0 ? `?${search}` : ''}`
    return router.navigate({ href, replace: true })
  }
  const goToPlan = async () => {
    await refreshAfterPayment()
    await router.navigate({ to: '/account/payments' })
  }
  const pay = useMutation({
    mutationFn: async (begin: () => Promise<Begun | null>) => {
      const begun = await begin()
      if (begun === null) return goToPlan()
      const { invoice, window } = begun
      if (window === null) return goToEnd(invoice._id, {})
      const opened = await openWindow(window)
      if (opened === 'away') return leave()
      show({ ...opened, invoice })
      const fields = await opened.cameBack
      show(null)
      return goToEnd(invoice._id, fields)
    },
    onError: async (error) => {
      if (!(error instanceof ApiFailure) || error.code !== 'BILLING_IN_PROCESS') return
      const invoice = await findUnderWay(till)
      if (invoice) await goToEnd(invoice._id, {})
    },
  })
  return {
    pay: (begin: () => Promise<Begun | null>) => pay.mutate(begin),
    open,
    isBusy: pay.isPending,
    error: pay.error,
  }
}

/** The payment of which nobody knows yet, so that its page can wait for it. */
async function findUnderWay(till: Till): Promise<Invoice | undefined> {
  const { result } = await api.billing.list()
  return result.list.find(
    ({ status, kind }) => status === invoiceStatus.inProgress && (kind === 'once') === (till === 'purchase'),
  )
}

/** The page stays as it is until another takes its place; one that is come back to is asked for anew. */
function leave(): Promise<never> {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
  return new Promise(() => undefined)
}

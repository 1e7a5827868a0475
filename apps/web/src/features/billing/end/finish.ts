import { type Invoice, invoiceStatus, type PaymentReturn } from '@clipmint/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { api, ApiFailure, queries, queryClient } from '../../../api/index.ts'
import { useOnce } from '../../../app/use-once.ts'
import type { ReturnSearch } from '../pages/search.ts'
import { refreshAfterPayment } from '../queries.ts'
import type { Till } from '../window/use-payment.ts'
import { forgetVideo, videoOf } from './paid-for.ts'

/** A payment of which nobody knows yet is asked for this often. */
const lookMs = 2_500

/** `fields` are empty where nothing came back. */
export type Returned = { till: Till; invoiceId: string; fields: ReturnSearch }

/**
 * Ends a payment with what its window came back with, once, and watches it until it is settled. Without anything that
 * came back it only watches: a kept card has paid, or the page was opened again.
 */
export function useFinish({ till, invoiceId, fields }: Returned) {
  const router = useRouter()
  const options = queries.billing.find({ params: { invoiceId } })
  const invoice = useQuery({
    ...options,
    select: ({ result }) => result,
    refetchInterval: ({ state }) => (state.data?.result.status === invoiceStatus.inProgress ? lookMs : false),
  })
  const finish = useMutation({
    mutationFn: async () => {
      const { result } = await queryClient.fetchQuery({ ...options, staleTime: 0 })
      const later = await findPaidSince(till, result)
      if (later === null) return end(till, result, fields)
      await router.navigate({ href: `/${till}/${later._id}/success`, replace: true })
      return result
    },
    onSuccess: (result) => {
      queryClient.setQueryData(options.queryKey, { result })
      if (result.status === invoiceStatus.completed) forgetVideo(invoiceId)
      // What the window proved is used up, and is nothing for a history.
      void router.navigate({ href: location.pathname, replace: true })
    },
    // Also after a failure: what was begun may have come about all the same.
    onSettled: refreshAfterPayment,
  })
  useOnce(() => finish.mutate())
  return { invoice, finish }
}

/**
 * What was paid since an attempt that came to nothing: who goes back from there by the browser comes by the attempt again,
 * which is over. Null for any other; one whose place another took says so itself.
 */
async function findPaidSince(
  till: Till,
  { status, refusal, requestedAt, _id }: Invoice,
): Promise<Invoice | null> {
  if ((status !== 3 && status !== 4) || refusal === 'begun-anew') return null
  const { result } = await api.billing.list()
  const isOfTill = ({ kind }: Invoice) => (kind === 'once') === (till === 'purchase')
  return (
    result.list.find(
      (it) => it.status === 2 && it._id !== _id && isOfTill(it) && it.requestedAt > requestedAt,
    ) ?? null
  )
}

async function end(till: Till, invoice: Invoice, returned: ReturnSearch): Promise<Invoice> {
  const { orderId, total, status } = invoice
  const fields = saidIn(returned)
  const cameBack = Object.keys(fields).length > 0
  if (till === 'subscribe') {
    if (!cameBack) return invoice
    return (await api.billing.certify({ params: { orderId }, body: fields })).result
  }
  if (cameBack) await certifyOnce(orderId, fields)
  // What costs nothing has no window that could come back.
  else if (total > 0 || status !== invoiceStatus.inProgress) return invoice
  return approve(invoice, fields)
}

function saidIn(returned: ReturnSearch): PaymentReturn {
  return Object.fromEntries(
    Object.entries(returned).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Certified before, it is still to be approved: a page that was left between the two goes on there. */
async function certifyOnce(orderId: string, fields: PaymentReturn): Promise<void> {
  try {
    await api.billing.certifyOnce({ params: { orderId }, body: fields })
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'BILLING_IN_PROCESS') throw error
  }
}

async function approve({ _id, userId }: Invoice, fields: PaymentReturn): Promise<Invoice> {
  const body = {
    pgReceiptId: fields['paymentKey'] ?? fields['payment_intent'] ?? '',
    userId,
    subtemplateId: videoOf(_id) ?? undefined,
  }
  return (await api.billing.approve({ params: { invoiceId: _id }, body })).result
}

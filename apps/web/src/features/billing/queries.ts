import { invoiceStatus, type OnceItem, type PaymentCurrency } from '@clipmint/contract'
import { notifications } from '@mantine/notifications'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api, queries, queryClient, useSignedIn } from '../../api/index.ts'
import type { PlanChoice } from './plan-choice.ts'

export type Plans = Awaited<ReturnType<typeof api.billing.plans>>['result']

/** What can be bought, and in which currencies. */
export function usePlans() {
  return useQuery({ ...queries.billing.plans(), staleTime: 600_000, select: ({ result }) => result })
}

/** What the member pays for again and again, and what of it will change. */
export function useSubscription() {
  const enabled = useSignedIn()
  return useQuery({ ...queries.billing.subscription(), enabled, select: ({ result }) => result })
}

/** What a choice costs now and from then on; while another is asked for, the one before stands there. */
export function usePrice({ planType, uploadService, currency, couponId }: PlanChoice) {
  const query = { uploadService: String(uploadService), currency, couponId }
  return useQuery({
    ...queries.billing.price({ params: { planType }, query }),
    placeholderData: keepPreviousData,
    select: ({ result }) => result,
  })
}

/** The member's coupons held against a choice of a plan: those that make it cost less, then those that cannot be used for it. */
export function useCouponsFor({ planType, uploadService, currency }: Omit<PlanChoice, 'couponId'>) {
  const query = { planType, uploadService: String(uploadService), currency }
  return useQuery({
    ...queries.billing.usableCoupons({ query }),
    placeholderData: keepPreviousData,
    select: ({ result }) => result,
  })
}

/** The same for what is bought once. */
export function useCouponsForOnce(item: OnceItem, currency: PaymentCurrency) {
  return useQuery({
    ...queries.billing.usableCoupons({ query: { planType: item, currency } }),
    select: ({ result }) => result,
  })
}

type Once = { item: OnceItem; currency: PaymentCurrency; couponId: string | undefined }

/** What something that is bought once costs. */
export function useOncePrice({ item, currency, couponId }: Once) {
  return useQuery({
    ...queries.billing.oncePrice({ params: { planType: item }, query: { currency, couponId } }),
    placeholderData: keepPreviousData,
    select: ({ result }) => result,
  })
}

/** What nobody can say yet, or is on its way back, is asked for again this often. */
const openLookMs = 10_000

/** A page of what the member paid, the newest first. */
export function useInvoices(page: number) {
  return useQuery({
    ...queries.billing.list({ query: { page } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.result.list.some(
        ({ status, isRefunding }) => status === invoiceStatus.inProgress || isRefunding,
      )
        ? openLookMs
        : false,
    select: ({ result }) => result,
  })
}

type Ending = Awaited<ReturnType<typeof api.billing.unsubscribe>>['result']

/** Ends the subscription with what is paid for. `onEnded` is called even when what it was asked from has left the page. */
export function useUnsubscribe(onEnded: (ending: Ending) => void) {
  return useMutation({
    mutationFn: () => api.billing.unsubscribe({ body: {} }),
    onSuccess: ({ result }) => onEnded(result),
    onSettled: refreshAfterPayment,
  })
}

/** Ends the upload service with what is paid for, and calls `onEnded` as above. */
export function useEndUploadService(onEnded: (ending: Ending) => void) {
  return useMutation({
    mutationFn: () => api.billing.endUploadService(),
    onSuccess: ({ result }) => onEnded(result),
    onSettled: refreshAfterPayment,
  })
}

/** Takes back a change for less that waits. */
export function useKeepPlan() {
  return useMutation({ mutationFn: () => api.billing.keepPlan(), onSettled: refreshAfterPayment })
}

/** Has all of a payment given back, that of what runs where none is named, and says whether it is back, or on its way. */
export function useRefund() {
  const { t } = useTranslation()
  return useMutation({
    mutationFn: (body: { invoiceId?: string }) => api.billing.refund({ body }),
    onSuccess: ({ result: { status } }) => {
      const isBack = status === invoiceStatus.refunded
      notifications.show({ message: t(isBack ? 'payments.refundDone' : 'payments.refundSoon') })
    },
    onSettled: refreshAfterPayment,
  })
}

/** Asks anew for all that a payment changes: plan, credits, renders, coupons, videos and their marks. */
export async function refreshAfterPayment(): Promise<void> {
  const { billing, account, credits, coupons, projects } = queries
  await Promise.all(
    [billing, account, credits, coupons, projects].map(({ key }) =>
      queryClient.invalidateQueries({ queryKey: key }),
    ),
  )
}

/** The tax invoices that the member asked for, and the months to ask for. */
export function useTaxInvoices() {
  return useQuery({ ...queries.billing.taxInvoices(), select: ({ result }) => result })
}

type TaxInvoiceWish = Parameters<typeof api.billing.requestTaxInvoice>[0]['body']

/** Asks for the tax invoice of a month. */
export function useRequestTaxInvoice() {
  return useMutation({
    mutationFn: (body: TaxInvoiceWish) => api.billing.requestTaxInvoice({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queries.billing.taxInvoices().queryKey }),
  })
}

export function useJoinWaitlist() {
  return useMutation({
    mutationFn: (body: Parameters<typeof api.billing.waitlist>[0]['body']) => api.billing.waitlist({ body }),
  })
}

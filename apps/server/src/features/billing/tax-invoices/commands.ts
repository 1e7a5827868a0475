import { can, limits, type TaxInvoiceDetails, taxOfficeRefusals } from '@clipmint/contract'
import { isBusinessNumber } from '@clipmint/kit'

import type { Context } from '../../../context.ts'
import { Failure } from '../../../failure.ts'
import { getAccount, holdAccount } from '../../account/index.ts'
import { tellOfTaxInvoice } from './notices.ts'
import { isSame, openMonths, toNumber } from './rules.ts'
import {
  deleteRequest,
  findOf,
  listOf,
  listUnchecked,
  listUntold,
  markChecked,
  markTold,
  saveRequest,
  type StoredTaxInvoice,
  type TaxInvoiceKey,
} from './store.ts'

/** How many are seen to in one run of a job. */
const MOST = 500

type TaxInvoiceWish = TaxInvoiceDetails & { month: string }

/** What an account asked for, and the months that it can ask for now. */
export async function taxInvoicesOf(
  ctx: Pick<Context, 'db' | 'now'>,
  accountId: string,
): Promise<{ list: StoredTaxInvoice[]; months: string[] }> {
  const account = await getAccount(ctx, accountId)
  const list = await listOf(ctx, accountId)
  if (!can(account, { do: 'ask-tax-invoice' }).ok) return { list, months: [] }
  const issued = list.filter(({ issuedAt }) => issuedAt !== null).map(({ month }) => month)
  return { list, months: openMonths(ctx.now()).filter((month) => !issued.includes(month)) }
}

/**
 * Asks for the tax invoice of a month, once for each: the same again gives what stands, other details take its place until
 * it is issued. What the tax office does not answer is taken unchecked, and asked again later.
 */
export async function requestTaxInvoice(
  ctx: Context,
  accountId: string,
  { month, ...said }: TaxInvoiceWish,
): Promise<StoredTaxInvoice> {
  const details = { ...said, businessNumber: toNumber(said.businessNumber) }
  const key = { accountId, month }
  const account = await getAccount(ctx, accountId)
  if (!can(account, { do: 'ask-tax-invoice' }).ok) throw new Failure('BILLING_TAX_NOT_IN_PLAN')
  const standing = await findSame(ctx, key, details)
  if (standing) return standing
  if (!openMonths(ctx.now()).includes(month))
    throw new Failure('BILLING_TAX_MONTH', { field: 'month', values: { day: limits.taxInvoiceDay } })
  const checked = await check(ctx, details.businessNumber)
  return ctx.withTx(async () => {
    await holdAccount(ctx, accountId)
    const meanwhile = await findSame(ctx, key, details)
    if (meanwhile) return meanwhile
    const request: StoredTaxInvoice = {
      ...key,
      ...details,
      // Mails about a request name it by this, so other details make another one.
      id: ctx.newId(),
      checked,
      requestedAt: ctx.now(),
      issuedAt: null,
      toldAt: null,
    }
    if (!(await saveRequest(ctx, request))) throw new Failure('BILLING_TAX_ISSUED', { field: 'month' })
    await tellOfTaxInvoice(ctx, request, { kind: 'asked' })
    return request
  })
}

/** What stands for a month, if it is made out to the same. Throws when it is issued. */
async function findSame(
  ctx: Pick<Context, 'db'>,
  key: TaxInvoiceKey,
  details: TaxInvoiceDetails,
): Promise<StoredTaxInvoice | null> {
  const standing = await findOf(ctx, key)
  if (standing?.issuedAt) throw new Failure('BILLING_TAX_ISSUED', { field: 'month' })
  return standing && isSame(standing, details) ? standing : null
}

async function check(
  { outside, log }: Pick<Context, 'outside' | 'log'>,
  businessNumber: string,
): Promise<StoredTaxInvoice['checked']> {
  const field = 'businessNumber'
  if (!isBusinessNumber(businessNumber)) throw new Failure('BILLING_TAX_NUMBER_WRONG', { field })
  const answer = await outside.taxOffice.status(businessNumber)
  if (answer.status === 'active') return 'active'
  if (answer.status !== 'unknown') throw new Failure(taxOfficeRefusals[answer.status], { field })
  log.warn({ reason: answer.reason }, 'the tax office did not answer')
  return 'unchecked'
}

/** Asks the tax office again for what it did not answer; what it refuses then is withdrawn, and its owner told. */
export async function checkAgain(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const request of await listUnchecked(ctx, MOST)) {
    signal.throwIfAborted()
    const answer = await ctx.outside.taxOffice.status(request.businessNumber)
    // Who does not answer for one answers for none.
    if (answer.status === 'unknown') return
    if (answer.status === 'active') await markChecked(ctx, request.id)
    else await withdraw(ctx, request, answer.status)
  }
}

async function withdraw(
  ctx: Context,
  request: StoredTaxInvoice,
  status: keyof typeof taxOfficeRefusals,
): Promise<void> {
  await ctx.withTx(async () => {
    if (await deleteRequest(ctx, request.id))
      await tellOfTaxInvoice(ctx, request, { kind: 'withdrawn', status })
  })
}

/** Tells owners of what operators issued since. */
export async function tellIssued(ctx: Context): Promise<void> {
  for (const issued of await listUntold(ctx, MOST)) {
    await ctx.withTx(async () => {
      if (await markTold(ctx, issued.id, ctx.now())) await tellOfTaxInvoice(ctx, issued, { kind: 'issued' })
    })
  }
}

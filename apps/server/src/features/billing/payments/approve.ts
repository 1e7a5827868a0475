import { invoiceStatus } from '@clipmint/contract'

import { Failure } from '../../../failure.ts'
import { templateOf } from '../../projects/index.ts'
import { findInvoice, type StoredInvoice } from '../invoices/store.ts'
import { answer } from './certify.ts'
import { takeMoney } from './charge.ts'
import type { SettleDoor } from './settle.ts'

export type Approval = {
  accountId: string
  invoiceId: string
  /** The gateway's name for the payment, as the window told it. */
  receipt: string
  /** Whose it is meant to be, where somebody says so: nobody pays for another. */
  userId: string | undefined
  projectId: string | undefined
}

/**
 * Takes the money of something bought once and gives it: credits, or a video of the template that was chosen without the
 * service's mark. The same again gives nothing more.
 */
export async function approveOnce(ctx: SettleDoor, approval: Approval): Promise<StoredInvoice> {
  const { accountId, invoiceId: id, userId, receipt } = approval
  if (userId !== undefined && userId !== accountId) throw new Failure('FORBIDDEN', { field: 'userId' })
  const invoice = await findInvoice(ctx, { accountId, id })
  if (invoice?.kind !== 'once') throw new Failure('BILLING_NOT_FOUND')
  if (invoice.proof !== null && invoice.proof !== ctx.signer.hash('payment-proof', receipt))
    throw new Failure('BILLING_INFO_MISMATCH', { field: 'pgReceiptId' })
  if (invoice.status !== invoiceStatus.inProgress || invoice.step !== 'certified') return answer(invoice)
  const projectId = await projectOf(ctx, invoice, approval.projectId)
  return answer(await takeMoney(ctx, { ...invoice, projectId }, { proof: receipt }))
}

/** The video that the mark comes off: the account's own, of the template that was chosen. Null for credits. */
async function projectOf(
  ctx: SettleDoor,
  { accountId, item, templateId }: StoredInvoice,
  projectId: string | undefined,
): Promise<string | null> {
  if (item !== 'watermark') return null
  const made = projectId === undefined ? null : await templateOf(ctx, { accountId, id: projectId })
  if (made === null || projectId === undefined)
    throw new Failure('PROJECTS_NOT_FOUND', { field: 'subtemplateId' })
  if (made !== templateId) throw new Failure('BILLING_OTHER_TEMPLATE', { field: 'subtemplateId' })
  return projectId
}

import { aiCommands } from './ai.ts'
import { announcementCommands } from './announcements.ts'
import { auditCommands } from './audit.ts'
import type { Command } from './command.ts'
import { couponCommands } from './coupons.ts'
import { grantCommands } from './grants.ts'
import { helpCommands } from './help-texts.ts'
import { maintenanceCommands } from './maintenance.ts'
import { paymentCommands } from './payments.ts'
import { refundCommands } from './refunds.ts'
import { socialAccountCommands } from './social-accounts.ts'
import { taxInvoiceCommands } from './tax-invoices.ts'
import { userCommands } from './users.ts'

/** Every command, one line a group. */
export const commands: readonly Command[] = [
  ...userCommands,
  ...grantCommands,
  ...couponCommands,
  ...paymentCommands,
  ...refundCommands,
  ...taxInvoiceCommands,
  ...socialAccountCommands,
  ...announcementCommands,
  ...helpCommands,
  ...maintenanceCommands,
  ...aiCommands,
  ...auditCommands,
]

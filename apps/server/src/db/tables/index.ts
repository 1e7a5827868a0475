/** Every table, for drizzle-kit. An area's store imports its own file. To add an area: a file here, a line below. */
export {
  accounts,
  agreements,
  allowanceExtras,
  allowanceUses,
  inflows,
  phoneCodes,
  pushDevices,
  sessions,
  tries,
  usedPhoneProofs,
  withdrawals,
} from './account.ts'
export { aiCalls } from './ai-calls.ts'
export { aiRequests } from './ai-requests.ts'
export { auditEntries } from './audit.ts'
export { invoices, moneyTransfers, paymentConsents, subscriptions } from './billing.ts'
export {
  approvalComments,
  campaignEvents,
  campaignPosts,
  campaignRuns,
  campaigns,
  sentDigests,
} from './campaigns.ts'
export { couponHoldings, coupons } from './coupons.ts'
export { creditEntries, creditGrants, creditHolds } from './credits.ts'
export { figureDays, figureSources, followerDays, postDays, postFigures } from './dashboard.ts'
export { demoBookings } from './demo.ts'
export { clickCounts } from './help.ts'
export { lessonsLearned, postLessons } from './learning.ts'
export { musicLikes } from './music.ts'
export {
  storeDesigns,
  storeEntries,
  storeTags,
  storeTemplates,
  storeWordKeys,
  storeWords,
  templateLikes,
  templateLoops,
  templateUses,
  templateVersions,
} from './templates.ts'
export { assets } from './assets.ts'
export { notificationPushes, notifications, notificationSettings } from './notifications.ts'
export { phoneUploads } from './phone-uploads.ts'
export { socialIdentities, usedLoginTokens } from './social.ts'
export { preferredNetworks, socialAccountEvents, socialAccounts, socialVisits } from './social-accounts.ts'
export { serverKeys } from './server-keys.ts'
export { stockSearches } from './stock.ts'
export { taxInvoices } from './tax-invoices.ts'
export { places } from './places.ts'
export { shopImports, shopLinks } from './store-link.ts'
export { products } from './products.ts'
export { brandKits, projects, projectVersions, renders, videoDrafts, videos } from './projects.ts'
export { networkQuotas, postEvents, posts, postTargets } from './reservations.ts'
export { waitlist } from './waitlist.ts'

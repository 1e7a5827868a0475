import type { FastifyInstance } from 'fastify'

import type { Context } from '../context.ts'
import type { HearCaller } from '../http/caller.ts'
import type { AllHandlers, BeforeWrite } from '../http/handlers.ts'
import type { Jobs } from '../jobs/define.ts'
import {
  account,
  accountJobs,
  type Forget,
  forget as forgetAccount,
  hearToken,
  type Leave,
  serveSocialLogin,
  withdrawalJobs,
} from './account/index.ts'
import {
  aiRequestJobs,
  aiRequests,
  forget as forgetAiRequests,
  type PlaceKeeper,
  placePlans,
  placeRecommendations,
  recommendations,
} from './ai-requests/index.ts'
import { announcements, refuseWhileWorkedOn } from './announcements/index.ts'
import { approvalJobs, approvals, askForApproval, forget as forgetApprovals } from './approvals/index.ts'
import { assetJobs, assets, forget as forgetAssets } from './assets/index.ts'
import {
  billing,
  billingJobs,
  forget as forgetBilling,
  leave as leaveBilling,
  ownInfo,
  servePaymentHooks,
} from './billing/index.ts'
import { calendar } from './calendar/index.ts'
import {
  campaignCalls,
  type CampaignEars,
  campaignJobs,
  forget as forgetCampaigns,
  stopAllOf,
} from './campaigns/index.ts'
import { copy } from './copy/index.ts'
import { coupons, forget as forgetCoupons } from './coupons/index.ts'
import { creditJobs, creditLimit, credits, forget as forgetCredits } from './credits/index.ts'
import {
  dashboard,
  dashboardJobs,
  figuresOn,
  forget as forgetDashboard,
  serveExport,
} from './dashboard/index.ts'
import { demo, demoJobs } from './demo/index.ts'
import { digest, digestJobs, forget as forgetDigest } from './digest/index.ts'
import { help } from './help/index.ts'
import { forget as forgetLearning, levelsOf, openChooser } from './learning/index.ts'
import { forget as forgetLikes, likes } from './likes/index.ts'
import { forget as forgetMusic, music } from './music/index.ts'
import { forget as forgetNotifications, notificationJobs, notifications } from './notifications/index.ts'
import { forget as forgetPhoneUploads, phoneUploads, phoneUploadJobs } from './phone-uploads/index.ts'
import {
  briefOf,
  forget as forgetPlaces,
  getPlace,
  placeCalls,
  placeJobs,
  requireMarket,
  type WhenGone as WhenPlaceGone,
} from './places/index.ts'
import { planJobs } from './plans/index.ts'
import { productPages } from './product-pages/index.ts'
import { forget as forgetProducts, productCalls, type WhenGone } from './products/index.ts'
import { forget as forgetProjects, projectJobs, projects, requestVideos } from './projects/index.ts'
import {
  forget as forgetReservations,
  reservationJobs,
  reservations,
  serveNetworkHooks,
} from './reservations/index.ts'
import { siteEvents } from './site-events/index.ts'
import { site } from './site/index.ts'
import {
  forget as forgetSocialAccounts,
  leave as leaveSocialAccounts,
  socialAccountJobs,
  socialAccounts,
} from './social-accounts/index.ts'
import { stock, stockJobs } from './stock/index.ts'
import { forget as forgetStoreLink, serveStoreLink, storeLink, storeLinkJobs } from './store-link/index.ts'
import { catalogue, stockStore, templateJobs, templates } from './templates/index.ts'

/** Places as their plans are told of them. */
const placeKeeper: PlaceKeeper = {
  find: async (ctx, accountId, id) => briefOf(await getPlace(ctx, accountId, id)),
  require: requireMarket,
}

/** What hears that a product is hidden or deleted, and a place deleted, in the transaction that does so. */
const putAway: readonly WhenGone[] = [
  (ctx, accountId, { id: productId, how }) =>
    stopAllOf(ctx, accountId, { productId }, how === 'hidden' ? 'product-hidden' : 'product-gone'),
]
const goneAway: readonly WhenPlaceGone[] = [
  (ctx, accountId, placeId) => stopAllOf(ctx, accountId, { placeId }, 'place-gone'),
]

/** Whom campaigns tell and ask: who decides about posts, and what was learned from those of before. */
const campaignEars: CampaignEars = {
  whenAsked: [askForApproval],
  openChooser: async (ctx, accountId) => {
    const choose = await openChooser(ctx, accountId)
    return (candidates) => choose(candidates.map(({ id, traits }) => ({ id, levels: levelsOf(traits) })))
  },
}

/** Every area's calls, one line each; the compiler names a missing one. */
export const handlers: AllHandlers = {
  account: { ...account, ...creditLimit, ...ownInfo },
  assets,
  products: productCalls(putAway),
  productPages,
  places: placeCalls(goneAway),
  templates: { ...templates, ...recommendations, ...placeRecommendations(placeKeeper) },
  likes,
  coupons,
  credits,
  aiRequests: { ...aiRequests, ...requestVideos, ...placePlans(placeKeeper) },
  copy,
  music,
  notifications,
  projects,
  site,
  stock,
  phoneUploads,
  help,
  announcements,
  dashboard,
  demo,
  billing,
  reservations,
  campaigns: campaignCalls(campaignEars),
  approvals,
  calendar,
  digest,
  siteEvents,
  storeLink,
  socialAccounts,
}

/**
 * What every area keeps of an owner and deletes thirty days after they left, one line each; the account goes last. Of
 * billing, whose invoices are kept for five years, only what names the owner goes.
 */
const forgetting: readonly Forget[] = [
  forgetDigest,
  forgetApprovals,
  forgetNotifications,
  forgetPhoneUploads,
  forgetStoreLink,
  forgetCampaigns,
  forgetDashboard,
  forgetLearning,
  forgetReservations,
  forgetSocialAccounts,
  forgetProjects,
  forgetAiRequests,
  forgetProducts,
  forgetPlaces,
  forgetAssets,
  forgetLikes,
  forgetCoupons,
  forgetCredits,
  forgetMusic,
  forgetBilling,
  forgetAccount,
]

/** What ends as soon as an owner leaves. */
const leaving: readonly Leave[] = [leaveBilling, leaveSocialAccounts]

/** Every area's jobs; the area's name is the first half of a job's name. */
export const jobs: Record<string, Jobs> = {
  account: { ...accountJobs, ...withdrawalJobs(forgetting, leaving) },
  assets: assetJobs,
  templates: templateJobs,
  'ai-requests': aiRequestJobs,
  notifications: notificationJobs,
  projects: projectJobs,
  stock: stockJobs,
  'phone-uploads': phoneUploadJobs,
  places: placeJobs,
  'store-link': storeLinkJobs,
  'social-accounts': socialAccountJobs,
  plans: planJobs,
  credits: creditJobs,
  demo: demoJobs,
  billing: billingJobs,
  reservations: reservationJobs,
  campaigns: campaignJobs(campaignEars),
  approvals: approvalJobs,
  digest: digestJobs(figuresOn),
  dashboard: dashboardJobs,
}

/** What areas want to know of each caller. */
export const hearCaller: HearCaller = hearToken

/** What has to be said to a member before they write something. */
export const beforeWrite: BeforeWrite = refuseWhileWorkedOn

/** What areas bring up to date when a process begins to serve. */
export async function prepareAreas(ctx: Context): Promise<void> {
  await stockStore(ctx, catalogue)
}

/** Routes of areas that browsers are sent to, and that are no calls of the contract. */
export async function serveRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  await serveSocialLogin(app, ctx)
  await serveStoreLink(app, ctx)
  await servePaymentHooks(app, ctx)
  await serveNetworkHooks(app, ctx)
  await serveExport(app, ctx)
}

import type { Context } from '../context.ts'
import type { AllHandlers } from '../http/handlers.ts'
import type { Jobs } from '../jobs/define.ts'
import { account, accountJobs } from './account/index.ts'
import { aiRequestJobs, aiRequests, recommendations } from './ai-requests/index.ts'
import { assetJobs, assets } from './assets/index.ts'
import { likes } from './likes/index.ts'
import { music } from './music/index.ts'
import { notificationJobs, notifications } from './notifications/index.ts'
import { phoneUploads, phoneUploadJobs } from './phone-uploads/index.ts'
import { products } from './products/index.ts'
import { projectJobs, projects } from './projects/index.ts'
import { site } from './site/index.ts'
import { stock, stockJobs } from './stock/index.ts'
import { catalogue, stockStore, templateJobs, templates } from './templates/index.ts'

/** Every area's calls, one line each; the compiler names a missing one. */
export const handlers: AllHandlers = {
  account,
  assets,
  products,
  templates: { ...templates, ...recommendations },
  likes,
  aiRequests,
  music,
  notifications,
  projects,
  site,
  stock,
  phoneUploads,
}

/** Every area's jobs; the area's name is the first half of a job's name. */
export const jobs: Record<string, Jobs> = {
  account: accountJobs,
  assets: assetJobs,
  templates: templateJobs,
  'ai-requests': aiRequestJobs,
  notifications: notificationJobs,
  projects: projectJobs,
  stock: stockJobs,
  'phone-uploads': phoneUploadJobs,
}

/** What areas bring up to date when a process begins to serve. */
export async function prepareAreas(ctx: Context): Promise<void> {
  await stockStore(ctx, catalogue)
}

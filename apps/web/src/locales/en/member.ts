import { accountInfo } from './account-info.ts'
import { announcements } from './announcements.ts'
import { approvals } from './approvals.ts'
import { askMore } from './ask-more.ts'
import { brand } from './brand.ts'
import { calendar } from './calendar.ts'
import { campaigns } from './campaigns.ts'
import { checkout } from './checkout.ts'
import { checks } from './checks.ts'
import { coach } from './coach.ts'
import { coupons } from './coupons.ts'
import { credits } from './credits.ts'
import { cutout } from './cutout.ts'
import { dashboard } from './dashboard.ts'
import { demo } from './demo.ts'
import { digest } from './digest.ts'
import { editor } from './editor.ts'
import { framing } from './framing.ts'
import { help } from './help.ts'
import { leftOut } from './left-out.ts'
import { makeMany } from './make-many.ts'
import { music } from './music.ts'
import { notifications } from './notifications.ts'
import { outdated } from './outdated.ts'
import { payments } from './payments.ts'
import { phoneUploads } from './phone-uploads.ts'
import { places } from './places.ts'
import { placing } from './placing.ts'
import { planLock } from './plan-lock.ts'
import { presence } from './presence.ts'
import { pricing } from './pricing.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { ratio } from './ratio.ts'
import { render } from './render.ts'
import { reservations } from './reservations.ts'
import { share } from './share.ts'
import { showcase } from './showcase.ts'
import { siteEvents } from './site-events.ts'
import { socialAccounts } from './social-accounts.ts'
import { stage } from './stage.ts'
import { stock } from './stock.ts'
import { storage } from './storage.ts'
import { storeLink } from './store-link.ts'
import { store } from './store.ts'
import { taxInvoices } from './tax-invoices.ts'
import { templates } from './templates.ts'
import { tryout } from './tryout.ts'
import { versions } from './versions.ts'
import { words } from './words.ts'

/** The words of the pages behind the sign-in, which come with the first of them, one line an area. */
export const memberWords = {
  accountInfo,
  announcements,
  approvals,
  askMore,
  brand,
  calendar,
  campaigns,
  checkout,
  checks,
  coach,
  coupons,
  credits,
  cutout,
  dashboard,
  demo,
  digest,
  editor,
  framing,
  help,
  leftOut,
  makeMany,
  music,
  notifications,
  outdated,
  payments,
  phoneUploads,
  places,
  placing,
  planLock,
  presence,
  pricing,
  products,
  projects,
  ratio,
  render,
  reservations,
  share,
  showcase,
  siteEvents,
  socialAccounts,
  stage,
  stock,
  storage,
  store,
  storeLink,
  taxInvoices,
  templates,
  tryout,
  versions,
  words,
}

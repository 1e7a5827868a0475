const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
type CampaignName = (typeof campaignNames)[number]

/** How somebody came to the site. */
type VisitSource = {
  /** The path that was opened, with nothing of what follows it: that may be a token of somebody's. */
  landingPath: string
  /** The site that linked here, by its host alone; null for none or our own. */
  referrer: string | null
  campaign: Partial<Record<CampaignName, string>>
  /** A partner's word, or the token of a promotion. */
  ref: string | null
  language: string
}

/** What this browser remembers of its visits; it leaves the browser at sign-up alone, as `inflow`. */
export type VisitRecord = VisitSource & { firstAt: string; lastAt: string }

const LONGEST_WORD = 80
const LONGEST_REF = 2_000
/** As the contract takes it. */
const LONGEST_INFLOW = 100

/** Reads how somebody came from the address they opened and the page that linked to it. */
export function sourceOf(href: string, referrer: string, language: string): VisitSource {
  const { searchParams, pathname, host } = new URL(href)
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  const campaign = campaignNames.flatMap((name) => {
    const word = searchParams.get(`utm_${name}`)?.trim().slice(0, LONGEST_WORD)
    return word ? [[name, word] as const] : []
  })
  return {
    landingPath: landingPathOf(pathname),
    referrer: from === '' || from === host ? null : from,
    campaign: Object.fromEntries(campaign),
    ref: searchParams.get('ref')?.trim().slice(0, LONGEST_REF) || null,
    language,
  }
}

/** The visits with this one: how somebody came stays the first answer, unless a later one says who sent them. */
export function withVisit(before: VisitRecord | undefined, source: VisitSource, at: string): VisitRecord {
  if (!before) return { ...source, firstAt: at, lastAt: at }
  const isSent = source.ref !== null || Object.keys(source.campaign).length > 0
  return { ...before, ...(isSent ? source : {}), language: source.language, lastAt: at }
}

/**
 * What signing up says of it: in a few words who sent them, the strongest first, and beside that the token of a
 * promotion, which the server takes for what it is worth.
 */
export function inflowOf(visit: VisitRecord | undefined): { inflow?: string; ref?: string } {
  if (!visit) return {}
  const { campaign, ref, referrer, landingPath } = visit
  const token = ref !== null && isToken(ref) ? ref : null
  const partner = token === null ? ref : null
  const sent = [campaign.source, campaign.medium, campaign.campaign].filter((word) => word !== undefined)
  const words = partner ?? (sent.length > 0 ? sent.join('/') : (referrer ?? `direct${landingPath}`))
  return { inflow: words.slice(0, LONGEST_INFLOW), ...(token === null ? {} : { ref: token }) }
}

/** A signed token (JWT) has three parts with dots between, the first of them JSON in Base64. */
function isToken(ref: string): boolean {
  return /^eyJ[\w-]*\.[\w-]+\.[\w-]+$/.test(ref)
}

/** What was shared with somebody, or sent to their phone, is opened by a token: it is theirs and is not kept. */
function landingPathOf(pathname: string): string {
  return /^\/(?:share|m)\//.test(pathname) ? pathname.split('/').slice(0, 2).join('/') : pathname
}

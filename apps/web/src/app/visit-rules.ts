const campaignNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
type CampaignName = (typeof campaignNames)[number]

/** How somebody came to the site. */
type Arrival = {
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
export type VisitRecord = Arrival & { firstAt: string; lastAt: string }

const LONGEST_WORD = 80
const LONGEST_REF = 2_000
/** As the contract takes it. */
const LONGEST_INFLOW = 100

/** Reads how somebody came from the address they opened and the page that linked to it. */
export function arrivalOf(href: string, referrer: string, language: string): Arrival {
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
export function withVisit(before: VisitRecord | undefined, arrival: Arrival, at: string): VisitRecord {
  if (!before) return { ...arrival, firstAt: at, lastAt: at }
  const isSent = arrival.ref !== null || Object.keys(arrival.campaign).length > 0
  return { ...before, ...(isSent ? arrival : {}), language: arrival.language, lastAt: at }
}

/**
 * What signing up says of it: the token of a promotion as the `ref` that it is, or else in a few words who sent them,
 * the strongest first.
 */
export function inflowOf(visit: VisitRecord | undefined): { inflow?: string; ref?: string } {
  if (!visit) return {}
  const { campaign, ref, referrer, landingPath } = visit
  if (ref !== null && isToken(ref)) return { ref }
  const sent = [campaign.source, campaign.medium, campaign.campaign].filter((word) => word !== undefined)
  const words = ref ?? (sent.length > 0 ? sent.join('/') : (referrer ?? `direct${landingPath}`))
  return { inflow: words.slice(0, LONGEST_INFLOW) }
}

/** Ours have three parts with dots between. */
function isToken(ref: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(ref)
}

/** What was shared with somebody, or sent to their phone, is opened by a token: it is theirs and is not kept. */
function landingPathOf(pathname: string): string {
  return /^\/(?:share|m)\//.test(pathname) ? pathname.split('/').slice(0, 2).join('/') : pathname
}

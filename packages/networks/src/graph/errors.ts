import type { Meaning } from '../meaning.ts'
import type { LinkFault, PostRefusal, Wait } from '../publisher.ts'

const wait = (why: Wait['why'], ...codes: number[]) => rows(codes, { status: 'wait', why })
const owner = (fault: LinkFault, ...codes: number[]) => rows(codes, { status: 'needs-owner', fault })
const refused = (refusal: PostRefusal, ...codes: number[]) => rows(codes, { status: 'rejected', refusal })

function rows(codes: readonly number[], meaning: Meaning): [number, Meaning][] {
  return codes.map((code) => [code, meaning])
}

/**
 * Codes and subcodes, which share no number: Graph API's error handling, the Page video and Reels guides, Instagram's error
 * codes. A subcode says more than its code, so it is looked up first.
 */
const meanings = new Map<number, Meaning>([
  // The token: app removed 458, checkpoint 459, password changed 460, expired 463, unconfirmed 464, invalid 467.
  ...owner('ended', 190, 102, 458, 459, 460, 463, 464, 467),
  ...owner('role-lost', 492, 1363042),
  ...owner('scope-missing', 10),
  // Limits of the app, the user, the page, ours, and of business use (80001 Page, 80002 Instagram).
  ...wait('throttled', 4, 17, 32, 613, 341, 1390008, 2207051),
  ...wait('throttled', 80000, 80001, 80002, 80003, 80004, 80005, 80006, 80008, 80009, 80014),
  ...wait('quota', 2207042),
  ...wait('busy', 1, 2, -1, -2, 1363019, 1363030, 1363037, 1363047, 1609010),
  // What Instagram could not fetch or make, and what is not ready yet.
  ...wait('busy', 9004, 9007, 2207001, 2207003, 2207020, 2207027, 2207032, 2207052, 2207053),
  ...owner('gone', 24, 2207006),
  ...refused('size', 1363022, 1363023, 1366046, 36000, 2207004),
  ...refused('ratio', 1363040, 36003, 2207009),
  ...refused('resolution', 1363127),
  ...refused('length', 1363128),
  ...refused('frame-rate', 1363129),
  ...refused('format', 2069019, 389, 6000, 6001, 352, 36001, 2207005, 2207026),
  ...refused('format', 2207076, 2207077, 2207082, 2207085),
  ...refused('caption', 36004, 2207010, 2207040),
  ...refused('settings', 2207057, 2207081),
  ...refused('duplicate', 506, 1366051),
  ...refused('policy', 368, 1404102, 1346003),
  ...refused('account-restricted', 1404078, 1404006, 1404112, 4854002, 25, 2207050),
  // Our own mistakes: a parameter, an address, a kind of media, a metric.
  ...refused('other', 100, 1609005, 1609008, 2061006, 2207023, 2207028, 2207089, 3001, 1504028),
])

export type GraphError = {
  code: number | null
  subcode: number | null
  message: string
  isTransient: boolean
}

/** What an error means, by its codes alone; null for a code that no table knows. */
export function meaningOf({ code, subcode, message, isTransient }: GraphError): Meaning | null {
  if (isNotThere({ code, subcode })) return { status: 'needs-owner', fault: 'gone' }
  // The one permission that is told by words: "(#100) No permission to publish the video".
  if (code === 100 && /no permission to publish/i.test(message))
    return { status: 'needs-owner', fault: 'role-lost' }
  const known =
    (subcode === null ? undefined : meanings.get(subcode)) ?? (code === null ? undefined : byCode(code))
  if (isTransient && known?.status !== 'wait') return { status: 'wait', why: 'busy' }
  return known ?? null
}

function byCode(code: number): Meaning | undefined {
  if (code >= 200 && code <= 299) return { status: 'needs-owner', fault: 'scope-missing' }
  return meanings.get(code)
}

/** 100/33: an object that is not there, or that this token does not see; now and then also a fault of Meta's. */
function isNotThere({ code, subcode }: Pick<GraphError, 'code' | 'subcode'>): boolean {
  return code === 100 && subcode === 33
}

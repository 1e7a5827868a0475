import type {
  ApprovalNews,
  CampaignStop,
  DemoSource,
  ErrorCode,
  InputReason,
  LinkFault,
  OnceItem,
  PlanName,
  PostEnd,
  PostStanding,
  RenderFailure,
  SkipReason,
} from '@clipmint/contract'

import type { UploadRefusal } from '../media/refused.ts'

/** The rules that an input can break. */
export type InputRule =
  | 'required'
  | 'type'
  | 'text'
  | 'number'
  | 'yesNo'
  | 'list'
  | 'json'
  | 'email'
  | 'url'
  | 'id'
  | 'date'
  | 'pattern'
  | 'textMin'
  | 'textMax'
  | 'numberMin'
  | 'numberMax'
  | 'numberWhole'
  | 'listMin'
  | 'listMax'
  | 'choice'
  | 'once'
  | 'unknown'
  | 'other'
  | 'fileOrder'

/** What is told to an owner who may not be looking: how a render ended. */
export type Notices = {
  done: Record<'subject' | 'short' | 'text' | 'next' | 'action', string>
  failed: Record<'subject' | 'short' | 'text' | 'cost', string>
  /** For each way to fail: what happened, whose fault it was, and the one thing that mends it. */
  failures: Record<RenderFailure, Record<'what' | 'whose' | 'action', string>>
  /** A plan whose charge failed for the last time; its letter is the payment's. */
  planEnded: Record<'subject' | 'short', string>
  /** A link to a network that ends soon or has ended, and why it has. */
  links: Record<'expiring' | 'ended', Record<'subject' | 'short' | 'text' | 'next' | 'action', string>> & {
    reasons: Record<LinkFault, string>
    why: string
  }
  /** How a post ended as a whole. */
  posts: Record<PostEnd, Record<'subject' | 'short' | 'text' | 'next' | 'action', string>> & { why: string }
  /** A campaign that the service stopped and why, and posts of one that wait to be decided about. */
  campaigns: {
    /** `next` where it can go on, `over` where it cannot. */
    stopped: Record<'subject' | 'short' | 'text' | 'next' | 'over' | 'action' | 'why', string> & {
      reasons: Record<CampaignStop, string>
    }
    needed: Record<'subject' | 'short', string>
  }
  /** What was done by a link that asks for approval. */
  approvals: Record<ApprovalNews, Record<'subject' | 'short' | 'text' | 'next' | 'action', string>> & {
    why: string
  }
  /** Why this mail came, and how to have no more of them. */
  why: string
  /** Credits that run out soon: one of them, or many. */
  credits: Record<'one' | 'many', Record<'subject' | 'short' | 'text' | 'next' | 'action', string>> & {
    why: string
  }
}

type ApprovalHead = Record<'one' | 'many', Record<'subject' | 'heading' | 'text', string>>
/** What is mailed of posts that wait for approval: first, after a change, and as their time comes. */
export type ApprovalWords = Record<'ask' | 'again' | 'remind', ApprovalHead> & {
  /** What becomes of a post that nobody decides about. */
  silence: Record<'skip' | 'post', string>
} & Record<'how' | 'when' | 'where' | 'caption' | 'approve' | 'change' | 'skip' | 'open' | 'why', string>

/** The mail of each Monday: the week behind, the week ahead, and what is to be mended. */
export type DigestWords = {
  last: Record<'none' | 'seen' | 'counted' | 'reacted' | 'earlier' | 'missing', string>
  /** What was left out last week, with how many for each reason. */
  leftOut: string
  leftOutBecause: Record<Exclude<SkipReason, 'owner'>, string>
  links: Record<'expiring' | 'ended' | 'text' | 'action', string>
  stopped: Record<'title' | 'action', string>
  failed: Record<'title' | 'text' | 'action', string>
  credits: Record<'title' | 'text' | 'action', string>
  /** What becomes of what is paid for: the charge failed, one comes, or it is over. */
  renewals: Record<'failed' | 'coming' | 'ending', Record<'title' | 'text' | 'action', string>>
} & Record<
  | 'subject'
  | 'heading'
  | 'waiting'
  | 'waitingMore'
  | 'plan'
  | 'planned'
  | 'planMore'
  | 'noPlan'
  | 'making'
  | 'problems'
  | 'action'
  | 'unsubscribe'
  | 'why',
  string
>

/** A business inquiry as it is mailed to the company. */
export type InquiryLetter = Record<'subject' | 'heading' | 'from' | 'mail' | 'answer' | 'why', string>

/** What is mailed of a demo: to who booked it, and to the company. */
export type DemoWords = {
  visitor: Record<
    'held' | 'confirmed' | 'cancelled',
    { subject: string; heading: string; paragraphs: string[]; action: string }
  >
  toCompany: Record<'held' | 'confirmed' | 'cancelled', Record<'subject' | 'heading' | 'text', string>>
  sources: Record<DemoSource, string>
  calendar: Record<'title' | 'note', string>
} & Record<
  | 'when'
  | 'fromTo'
  | 'name'
  | 'phone'
  | 'company'
  | 'email'
  | 'source'
  | 'cancel'
  | 'answer'
  | 'why'
  | 'companyWhy',
  string
>

/** The invitation of who waited for a plan. */
export type WaitlistWords = {
  subject: string
  heading: string
  paragraphs: string[]
  action: string
  why: string
  plans: Record<PlanName, string>
}

/** What stands at the foot of every mail: who sends it. */
export type MailFoot = Record<'who' | 'where' | 'sample', string>

/** Everything the server says to people, in one language. `{name}` is filled in. */
/** What is mailed of payments. */
export type BillingLetters = Record<
  | 'paid'
  | 'free'
  | 'refunded'
  | 'reminder'
  | 'ending'
  | 'again'
  | 'over'
  | 'newCard'
  | 'firstCard'
  | 'priceChange',
  Record<'subject' | 'heading' | 'text' | 'next' | 'action', string>
> &
  Record<
    | 'plan'
    | 'before'
    | 'total'
    | 'tax'
    | 'card'
    | 'period'
    | 'order'
    | 'uploadService'
    | 'month'
    | 'year'
    | 'why',
    string
  > & {
    items: Record<OnceItem, string>
    /** Why money goes back, as gateways and owners read it. */
    refundReasons: Record<'withdrawal' | 'late' | 'left', string>
    /** What a plan has no room for. */
    locked: Record<'lead' | 'storage' | 'kept', string> &
      Record<'one' | 'many', Record<'products' | 'places', string>>
  }

/** What is mailed of tax invoices: to the company that somebody asks for one, and to who asked. */
export type TaxInvoiceLetters = {
  asked: Record<'subject' | 'heading' | 'text' | 'unchecked' | 'command' | 'action' | 'why', string>
} & Record<'issued' | 'withdrawn', Record<'subject' | 'heading' | 'text' | 'action', string>> &
  Record<
    | 'month'
    | 'number'
    | 'company'
    | 'representative'
    | 'address'
    | 'type'
    | 'item'
    | 'email'
    | 'command'
    | 'why',
    string
  >

export type Words = {
  approvals: ApprovalWords
  digest: DigestWords
  /** All posts with their figures, as a table to keep. */
  export: {
    fileName: string
    unknown: string
    standing: Record<PostStanding, string>
    /** In the order in which they stand. */
    columns: Record<
      | 'publishedAt'
      | 'network'
      | 'account'
      | 'kind'
      | 'title'
      | 'caption'
      | 'hashtags'
      | 'views'
      | 'reach'
      | 'likes'
      | 'comments'
      | 'shares'
      | 'saves'
      | 'rate'
      | 'url'
      | 'readAt'
      | 'standing',
      string
    >
  }
  billing: BillingLetters
  taxInvoice: TaxInvoiceLetters
  errors: Record<ErrorCode, string>
  rules: Record<InputRule, string>
  /** Why words that were checked say nothing. */
  inputReasons: Record<InputReason, string>
  uploads: Record<UploadRefusal, string>
  /** What can stand in the way of a post at another time than the one it was made for; `{network}` is named. */
  postAtAnotherTime: Record<
    | 'not-linked'
    | 'link-dead'
    | 'link-ends'
    | 'scope'
    | 'quota'
    | 'repeat-refused'
    | 'setting-unavailable'
    | 'outdated'
    | 'promotion-over',
    string
  >
  notices: Notices
  inquiry: InquiryLetter
  mail: MailFoot
  demo: DemoWords
  waitlist: WaitlistWords
}

/** The sentence with its `{name}` places filled; a place without a value stays visible, which a test would see. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

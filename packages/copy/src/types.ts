import type { LanguageCode } from '@clipmint/kit'

import type { Ban } from './check/types.ts'

/** What a line does in the video; the same words as the scenes of a template. */
export type SceneRole = 'hook' | 'benefit' | 'detail' | 'proof' | 'offer' | 'cta'

/** Where a scenario starts from. */
export type Angle =
  | 'benefit'
  | 'problem'
  | 'offer'
  | 'scene'
  | 'detail'
  | 'new'
  | 'question'
  | 'proof'
  | 'making'
  | 'visit'

/** `amount` is an integer in the currency's smallest unit (cents for USD); 0 is free. */
export type Price = { amount: number; currency: 'KRW' | 'USD' | 'IDR' | 'VND' }

export type Tone = 'informative' | 'trustworthy' | 'casual' | 'professional' | 'fun' | 'popular'

/** A product in its owner's words, and what its video is to be. */
export type ProductBrief = {
  name: string
  info: string
  price: Price | null
  /** What the owner wants of the video, in free words, or ''. */
  purpose: string
  /** The language of the video; the words of the product may be in another. */
  language: LanguageCode
  /** Whom the owner sells to. It steers no claim and is never said aloud; posting uses it. */
  gender: 'all' | 'male' | 'female'
  ages: ('10' | '20' | '30' | '40' | '50' | '60')[]
  tone: Tone
  mediaCount: number
  /** What else the owner said or what follows from it by sums: it grounds lines, and no point is read from it. */
  also?: readonly string[]
}

/** A customer's review as it was written. */
export type Review = {
  text: string
  /** 1 to 5, or null where there are no stars. */
  rating: number | null
  author: string
  /** YYYY-MM-DD */
  writtenAt: string
  /** Whether it is to be quoted. */
  chosen: boolean
}

/** A price for some days, and what the owner says of it. */
export type Promotion = {
  regular: Price
  discount: Price
  /** YYYY-MM-DD, both days included. */
  startAt: string
  endAt: string
  text: string
}

/** A shop or other place with what it offers. */
export type Place = {
  name: string
  info: string
  /** `about`: what is said of this dish or service and of no other, or ''. */
  menu: readonly { name: string; price: Price | null; about: string }[]
  address: string
}

/** One thing the owner says for the product, with the words it was read from (`start` and `end` in UTF-16 units). */
export type SellingPoint = {
  id: string
  text: string
  source: {
    field: 'name' | 'info' | 'price' | 'review' | 'promotion' | 'place'
    /** Which review. */
    index?: number
    start: number
    end: number
    quote: string
  }
}

/**
 * Why words are in no video: no form of them fits a line (`most`: its letters), the law forbids them or asks for proof of them, they give an address
 * or a telephone number, they would mean something else without their signs or are a remark in parentheses, they hold no
 * words, no reason to buy, or too little of one, or there was no scene left for them.
 */
export type WhyLeftOut =
  | { reason: 'too-long'; most: number }
  | Ban
  | { reason: 'private' | 'signs' | 'remark' | 'no-words' | 'no-reason' | 'too-thin' | 'no-room' }

/** Words of the owner's that no video says, as they stand in that field, and why. What was said before is not told. */
export type LeftOut = { text: string; field: SellingPoint['source']['field'] } & WhyLeftOut

/**
 * Why there are fewer scenarios than were asked for: little is said, it is said in another language than the videos', or
 * what is said opens no more of them differently.
 */
export type WhyFewer = 'little-said' | 'other-language' | 'alike'

/** One scene's words. Variants stand longest first; each says a whole thing by itself. */
export type ScriptLine = {
  role: SceneRole
  headline: string[]
  sub: string[]
  pointIds: string[]
  /** The headline announces the small words, and is not shown without them. */
  announces?: boolean
  /** It says nothing without the line before it, or limits what that says, which is then not shown without it. */
  follows?: 'leans' | 'limits'
  /**
   * The words where small ones stand over big ones: the same, of a sentence under the name its halves, or what warns under its
   * heading. Null where they would read back to front, absent where both read.
   */
  over?: { headline: string; sub: string } | null
}

export type Scenario = {
  id: string
  angle: Angle
  /** In the video's language, at most 12 code points in Korean. */
  title: string
  /** How the video goes, in its own words: “가볍고 따뜻해요 → 울 100% 비니 → 24,900원”. */
  summary: string
  lines: ScriptLine[]
}

/** What an owner who has said little may be asked about. */
export type AskTopic =
  | 'time'
  | 'maker'
  | 'guarantee'
  | 'origin'
  | 'material'
  | 'size'
  | 'delivery'
  | 'keeping'
  | 'booking'
  | 'hours'

export type Plan = {
  writer: 'built-in'
  language: LanguageCode
  sellingPoints: SellingPoint[]
  scenarios: Scenario[]
  /** How far apart the scenarios are, 0 to 1. */
  diversity: number
  /** Of a review ad whose reviews have stars: all that were given, chosen or not. */
  ratings?: { count: number; average: number; mixed: boolean }
  leftOut: LeftOut[]
  /** What the owner may be asked, who has said little; absent where enough is said. */
  asks?: AskTopic[]
  /** Absent where there are as many scenarios as were asked for, or enough to choose from. */
  fewer?: WhyFewer
}

import type { Motif } from '../../stock/draw/motifs.ts'

type Known = {
  id: string
  name: string
  handle: string
  followers: number
  /** What its picture shows. */
  motif: Motif
}

/** What a person may do on a Page, in Facebook's words. */
export type PageTask = 'ADVERTISE' | 'ANALYZE' | 'CREATE_CONTENT' | 'MESSAGING' | 'MODERATE' | 'MANAGE'

export type Page = Known & {
  network: 'facebook'
  category: string
  likes: number
  /** By person. */
  tasks: Record<string, PageTask[]>
  /** The portfolio that it is in; without `business_management` such a Page is not listed. */
  business: { id: string; as: 'owned' | 'client' } | null
  instagram: string | null
  /** It must have its publishing authorised first. */
  needsAuthorisation: boolean
}

export type InstagramAccount = Known & {
  network: 'instagram'
  kind: 'BUSINESS' | 'MEDIA_CREATOR' | 'PERSONAL'
  owner: string
  page: string | null
  follows: number
  isRestricted: boolean
}

export type Channel = Known & {
  network: 'youtube'
  owner: string
  uploads: string
  isPhoneVerified: boolean
  takesLongUploads: boolean
  hidesSubscribers: boolean
}

export type Creator = Known & {
  network: 'tiktok'
  owner: string
  isPrivate: boolean
  mostSeconds: number
  offs: ('comment' | 'duet' | 'stitch')[]
}

export type Account = Page | InstagramAccount | Channel | Creator
export type Business = { id: string; name: string; admins: string[] }

export const businesses: readonly Business[] = [
  { id: '330000000000001', name: '바다식품', admins: ['bada'] },
  { id: '330000000000002', name: 'Rivers Trading', admins: ['sam'] },
]

const all: PageTask[] = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE']

const pages: readonly Page[] = [
  page('100100000000001', '하늘빵집', 'haneulbakery', {
    followers: 1_840,
    motif: 'plate',
    tasks: { haneul: all },
    instagram: '17841400000000001',
  }),
  page('100100000000002', '하늘빵집 2호점', 'haneulbakery2', {
    followers: 212,
    motif: 'box',
    tasks: { haneul: ['ANALYZE', 'MODERATE'] },
  }),
  page('100100000000003', '바다횟집', 'badasashimi', {
    followers: 5_320,
    motif: 'sea',
    tasks: { bada: all },
    business: { id: '330000000000001', as: 'owned' },
    instagram: '17841400000000002',
  }),
  page('100100000000004', '부산 어묵골목', 'busaneomuk', {
    followers: 64,
    motif: 'city',
    tasks: { bada: ['ANALYZE', 'CREATE_CONTENT', 'MODERATE'] },
    business: { id: '330000000000001', as: 'client' },
  }),
  page('100100000000005', 'Rivers Coffee', 'riverscoffee', {
    followers: 12_400,
    motif: 'cup',
    category: 'Coffee shop',
    tasks: { sam: all },
    business: { id: '330000000000002', as: 'owned' },
    instagram: '17841400000000003',
  }),
  page('100100000000006', 'Flores Lucía', 'floreslucia', {
    followers: 930,
    motif: 'flower',
    category: 'Florist',
    tasks: { lucia: all, sam: ['CREATE_CONTENT', 'MODERATE', 'ANALYZE'] },
    instagram: '17841400000000005',
  }),
]

const instagram: readonly InstagramAccount[] = [
  insta('17841400000000001', '하늘빵집', 'haneul.bakery', {
    followers: 3_120,
    motif: 'plate',
    owner: 'haneul',
    page: '100100000000001',
  }),
  insta('17841400000000002', '바다횟집', 'bada.sashimi', {
    followers: 8_760,
    motif: 'sea',
    owner: 'bada',
    page: '100100000000003',
    kind: 'MEDIA_CREATOR',
  }),
  insta('17841400000000003', 'Rivers Coffee', 'rivers.coffee', {
    followers: 20_900,
    motif: 'cup',
    owner: 'sam',
    page: '100100000000005',
  }),
  insta('17841400000000004', '미나의 하루', 'mina.daily', {
    followers: 310,
    motif: 'bokeh',
    owner: 'mina',
    kind: 'PERSONAL',
  }),
  insta('17841400000000005', 'Flores Lucía', 'flores.lucia', {
    followers: 74,
    motif: 'flower',
    owner: 'lucia',
    page: '100100000000006',
  }),
]

const channels: readonly Channel[] = [
  channel('UCsandbox00000000haneul1', '하늘빵집 TV', 'haneulbakery', {
    followers: 1_234,
    motif: 'plate',
    owner: 'haneul',
  }),
  channel('UCsandbox0000000000bada1', '바다횟집', 'badasashimi', {
    followers: 45_678,
    motif: 'sea',
    owner: 'bada',
  }),
  channel('UCsandbox0000000000bada2', '바다의 하루', 'badavlog', {
    followers: 89,
    motif: 'hills',
    owner: 'bada',
    isPhoneVerified: false,
    takesLongUploads: false,
  }),
  channel('UCsandbox00000000000sam1', 'Rivers Coffee', 'riverscoffee', {
    followers: 310_500,
    motif: 'cup',
    owner: 'sam',
    hidesSubscribers: true,
  }),
]

const creators: readonly Creator[] = [
  creator('-000sandbox-haneul', '하늘빵집', 'haneulbakery', {
    followers: 2_410,
    motif: 'plate',
    owner: 'haneul',
    isPrivate: true,
  }),
  creator('-000sandbox-bada', '바다횟집', 'badasashimi', {
    followers: 15_800,
    motif: 'sea',
    owner: 'bada',
    offs: ['duet'],
  }),
  creator('-000sandbox-sam', 'Rivers Coffee', 'riverscoffee', {
    followers: 98_000,
    motif: 'cup',
    owner: 'sam',
  }),
  creator('-000sandbox-lucia', 'Flores Lucía', 'floreslucia', {
    followers: 640,
    motif: 'flower',
    owner: 'lucia',
    mostSeconds: 60,
    offs: ['comment', 'duet', 'stitch'],
  }),
]

/** The accounts that there are at the start: small shops of here and elsewhere. */
export const accounts: readonly Account[] = [...pages, ...instagram, ...channels, ...creators]

type More<Kind extends Account> = Partial<Kind> & Pick<Kind, 'followers' | 'motif'>

function page(id: string, name: string, handle: string, more: More<Page> & Pick<Page, 'tasks'>): Page {
  return {
    network: 'facebook',
    id,
    name,
    handle,
    category: '음식점/카페',
    likes: Math.round(more.followers * 0.94),
    business: null,
    instagram: null,
    needsAuthorisation: false,
    ...more,
  }
}

function insta(
  id: string,
  name: string,
  handle: string,
  more: More<InstagramAccount> & { owner: string },
): InstagramAccount {
  return {
    network: 'instagram',
    id,
    name,
    handle,
    kind: 'BUSINESS',
    page: null,
    follows: 180,
    isRestricted: false,
    ...more,
  }
}

function channel(id: string, name: string, handle: string, more: More<Channel> & { owner: string }): Channel {
  return {
    network: 'youtube',
    id,
    name,
    handle,
    uploads: id.replace(/^UC/, 'UU'),
    isPhoneVerified: true,
    takesLongUploads: true,
    hidesSubscribers: false,
    ...more,
  }
}

function creator(id: string, name: string, handle: string, more: More<Creator> & { owner: string }): Creator {
  return { network: 'tiktok', id, name, handle, isPrivate: false, mostSeconds: 600, offs: [], ...more }
}

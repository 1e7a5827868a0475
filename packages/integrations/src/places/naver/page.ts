import { PlaceRefusal } from '../refusal.ts'
import type { PlaceBasics, PlaceKind, PlaceMedia, PlaceMenuItem } from '../source.ts'
import { kindOf, line, paragraph, priceOf, priceTextOf, saysClosed, webAddress } from '../words.ts'
import type { NaverType } from './links.ts'
import { type Entity, follow, isEntity, readState, startingWith } from './state.ts'

const mostMenu = 60
const mostPhotos = 24
const kinds: Partial<Record<NaverType, PlaceKind>> = {
  restaurant: 'restaurant',
  cafe: 'cafe',
  hairshop: 'hairshop',
  nailshop: 'nailshop',
  hospital: 'hospital',
  accommodation: 'accommodation',
  hotel: 'accommodation',
  attraction: 'attraction',
}

export type NaverPage = {
  basics: PlaceBasics
  menu: PlaceMenuItem[]
  photos: PlaceMedia[]
  bookingId: string | null
}

/** All that the page of a place says. Throws `layout_changed` when it is not built as it was, and `place_not_found` for one that closed. */
export function readNaverPage(html: string, id: string, type: NaverType): NaverPage {
  const state = readState(html)
  const root = state['ROOT_QUERY']
  const detail = isEntity(root) ? follow(state, startingWith(root, 'placeDetail')) : null
  const base = follow(state, state[`PlaceDetailBase:${id}`])
  if (!isEntity(base) || line(base['name']) === '') throw new PlaceRefusal('layout_changed')
  const place = isEntity(detail) ? detail : {}
  if (isClosed(place)) throw new PlaceRefusal('place_not_found')
  const bookingId = line(place['bookingBusinessId'] ?? base['bookingBusinessId'], 20)
  return {
    basics: basicsOf(base, place, type),
    menu: menuOf(place),
    photos: photosOf(place),
    bookingId: /^\d+$/.test(bookingId) ? bookingId : null,
  }
}

function basicsOf(base: Entity, place: Entity, type: NaverType): PlaceBasics {
  const category = line(base['category'], 60)
  // What is called a restaurant there may be a café, and a clinic may be found under the neutral word.
  const byWords = kindOf(category)
  const byType = kinds[type]
  const kind = byWords === 'hospital' || byWords === 'cafe' ? byWords : (byType ?? byWords)
  return {
    name: line(base['name'], 60),
    kind,
    category,
    address: line(base['roadAddress'], 120) || line(base['address'], 120),
    phone: phoneOf(base['virtualPhone']) || phoneOf(base['phone']),
    description: paragraph(startingWith(place, 'description'), 2_000),
    hours: hoursOf(place),
    conveniences: texts(base['conveniences']).slice(0, 20),
    homepage: homepageOf(place['shopWindow']),
    booking: bookingOf(place),
  }
}

function phoneOf(said: unknown): string {
  const phone = line(said, 20)
  return /^[\d+()\s-]{5,20}$/.test(phone) ? phone : ''
}

/** The page of a shop that closed may stay for months, with all that it was. */
function isClosed(place: Entity): boolean {
  return hourGroups(place).some(({ businessStatusDescription: said }) =>
    isEntity(said) ? saysClosed(said['status']) || saysClosed(said['description']) : saysClosed(said),
  )
}

function hourGroups(place: Entity): Entity[] {
  return entities(startingWith(place, 'newBusinessHours') ?? startingWith(place, 'businessHours'))
}

function hoursOf(place: Entity): PlaceBasics['hours'] {
  const days = hourGroups(place).flatMap((group) => entities(group['businessHours']))
  return days.slice(0, 14).flatMap((entry) => {
    const day = line(entry['day'], 20)
    if (day === '') return []
    const hours = span(entry['businessHours']) || line(entry['description'], 40) || '휴무'
    const breaks = entities(entry['breakHours'])
      .map(span)
      .filter((it) => it !== '')
    return [{ day, hours: breaks.length > 0 ? `${hours} (휴게 ${breaks.join(', ')})` : hours }]
  })
}

function span(said: unknown): string {
  if (!isEntity(said)) return ''
  const [start, end] = [line(said['start'], 10), line(said['end'], 10)]
  return start === '' || end === '' ? '' : `${start}–${end}`
}

function homepageOf(window: unknown): string | null {
  const pages = isEntity(window) ? window['homepages'] : null
  if (!isEntity(pages)) return null
  const first = [pages['repr'], ...entities(pages['etc'])].find(isEntity)
  return webAddress(first?.['url'])
}

function bookingOf(place: Entity): string | null {
  const booking = place['naverBooking']
  return isEntity(booking) ? webAddress(booking['naverBookingUrl']) : null
}

/** Restaurants have menus; hairdressers, hotels and clinics their own lists of what they sell. All are optional. */
function menuOf(place: Entity): PlaceMenuItem[] {
  const lists = ['menus', 'stylingMenus', 'bookingItems', 'rooms', 'priceItems']
  const items = lists.flatMap((name) => entities(startingWith(place, name)))
  return items.slice(0, mostMenu).flatMap((item) => {
    const name = line(item['name'], 60)
    if (name === '') return []
    const said = item['price']
    const priceText = priceTextOf(said)
    const pictures = list(item['images']).flatMap((it) => webAddress(isEntity(it) ? it['url'] : it) ?? [])
    return [
      {
        name,
        price: priceOf(typeof said === 'number' ? String(said) : line(said, 40)),
        priceText,
        description: line(item['description'], 200),
        pictures: pictures.slice(0, 3),
      },
    ]
  })
}

function photosOf(place: Entity): PlaceMedia[] {
  const viewer = startingWith(place, 'photoViewer')
  const photos = isEntity(viewer) ? entities(viewer['photos']) : []
  return photos.slice(0, mostPhotos).flatMap((photo): PlaceMedia[] => {
    const video = webAddress(photo['videoUrl'])
    if (video !== null) return [{ kind: 'video', url: video }]
    const url = webAddress(photo['originalUrl'])
    return url === null ? [] : [{ kind: 'image', url }]
  })
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function entities(value: unknown): Entity[] {
  return list(value).filter(isEntity)
}

function texts(value: unknown): string[] {
  return list(value)
    .map((it) => line(it, 30))
    .filter((it) => it !== '')
}

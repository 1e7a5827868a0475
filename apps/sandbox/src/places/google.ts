import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { FaultSwitch } from '../faults.ts'
import { googleIdOf, type Shop, shops } from './shops.ts'

const key = 'google-places-sandbox'
const Search = z.strictObject({
  textQuery: z.string().min(1),
  languageCode: z.string().optional(),
  locationBias: z
    .object({
      circle: z.object({
        center: z.object({ latitude: z.number(), longitude: z.number() }),
        radius: z.number().min(0).max(50_000),
      }),
    })
    .optional(),
})

/** Google's Places API (New): refuses who names no fields or another key, with the errors that it documents. */
export function serveGoogle(app: FastifyInstance, fault: FaultSwitch): void {
  app.get<{ Params: { code: string } }>('/places/maps.app.goo.gl/:code', async (request, reply) => {
    const shop = shops.find(({ id }) => `shop${id.slice(-3)}` === request.params.code)
    if (!shop) return reply.code(404).send()
    const name = encodeURIComponent(shop.name)
    const location = `https://www.google.com/maps/place/${name}/@37.5,126.9,17z/data=!3m1!4b1!4m6!3m5!1s0x357c:0x1!8m2!3d37.5!4d126.9`
    return reply.code(302).header('location', location).send()
  })
  app.post('/places/places.googleapis.com/v1/places:searchText', async (request, reply) => {
    if ((await fault.play(reply)) || refused(request, reply)) return reply
    const asked = Search.safeParse(request.body)
    if (!asked.success) return fail(reply, 400, 'INVALID_ARGUMENT', 'Invalid value.')
    const found = shops.filter(({ name }) => name === asked.data.textQuery)
    return found.length === 0 ? {} : { places: found.map((shop) => ({ id: googleIdOf(shop) })) }
  })
  app.get<{ Params: { id: string } }>(
    '/places/places.googleapis.com/v1/places/:id',
    async (request, reply) => {
      if ((await fault.play(reply)) || refused(request, reply)) return reply
      const shop = shops.find((it) => googleIdOf(it) === request.params.id)
      if (!shop) return fail(reply, 404, 'NOT_FOUND', 'The Place ID is no longer valid.')
      const fields = String(request.headers['x-goog-fieldmask']).split(',')
      const roots = new Set(fields.map((field) => field.split('.')[0]))
      return Object.fromEntries(Object.entries(placeOf(shop)).filter(([name]) => roots.has(name)))
    },
  )
}

function refused({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (headers['x-goog-api-key'] !== key) {
    fail(reply, 403, 'PERMISSION_DENIED', 'The caller does not have permission.')
    return true
  }
  if (!headers['x-goog-fieldmask']) {
    fail(reply, 400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.')
    return true
  }
  return false
}

function fail(reply: FastifyReply, code: number, status: string, message: string): FastifyReply {
  return reply.code(code).send({ error: { code, status, message, details: [] } })
}

function placeOf(shop: Shop) {
  const { name, address, category, about, hours } = shop
  return {
    id: googleIdOf(shop),
    displayName: { text: name, languageCode: 'ko' },
    formattedAddress: `대한민국 ${address}`,
    nationalPhoneNumber: '02-1234-5678',
    primaryTypeDisplayName: { text: category.split(',')[0], languageCode: 'ko' },
    editorialSummary: { text: about.split('\n')[0], languageCode: 'ko' },
    regularOpeningHours: {
      weekdayDescriptions: ['월요일', '화요일', '수요일', '목요일', '금요일'].map(
        (day) => `${day}: ${hours}`,
      ),
    },
    websiteUri: `https://${shop.id}.example.com`,
    businessStatus: shop.closed ? 'CLOSED_PERMANENTLY' : 'OPERATIONAL',
    rating: 4.4,
    userRatingCount: shop.reviews,
  }
}

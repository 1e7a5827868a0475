import { z } from 'zod'

import { Asset } from './assets.ts'
import { call } from './define.ts'
import { Id, idParams } from './page.ts'

/** What a phone brings along: opens one link and nothing else. */
const token = z.string().regex(/^[\w-]{64}$/)

const PhoneLink = z.object({
  _id: Id,
  token: z.string(),
  expiresAt: z.iso.datetime(),
})

/** Sending files from a phone into a place of an open project, by a link that holds for a quarter of an hour. */
export const phoneUploads = {
  start: call({
    host: 'ai',
    method: 'POST',
    path: '/asset/phone',
    who: 'member',
    summary: 'A link for a phone, for one slot of one project of the owner.',
    body: z.object({ projectId: Id, slotId: z.string().min(1).max(100) }),
    result: PhoneLink,
    errors: ['PROJECTS_NOT_FOUND', 'PROJECTS_UNKNOWN_SLOT'],
  }),
  get: call({
    host: 'ai',
    method: 'GET',
    path: '/asset/phone/{id}',
    who: 'member',
    summary: 'The files that came by a link so far, in the order in which they came.',
    params: idParams,
    result: z.object({ list: z.array(Asset), isOpen: z.boolean() }),
    errors: ['PHONE_UPLOADS_ENDED'],
  }),
  end: call({
    host: 'ai',
    method: 'DELETE',
    path: '/asset/phone/{id}',
    who: 'member',
    summary: 'Ends a link; its token opens nothing from then on.',
    params: idParams,
    result: z.object({}),
    errors: ['PHONE_UPLOADS_ENDED'],
  }),
  open: call({
    host: 'ai',
    method: 'POST',
    path: '/asset/phone/open',
    who: 'anyone',
    summary: 'What a link is for, and how many files it still takes.',
    body: z.object({ token }),
    result: z.object({ title: z.string(), left: z.number().int(), expiresAt: z.iso.datetime() }),
    errors: ['PHONE_UPLOADS_ENDED'],
  }),
  send: call({
    host: 'ai',
    method: 'POST',
    path: '/asset/phone/file',
    who: 'anyone',
    summary: 'Takes one picture or clip from the phone (multipart field `file`, after the field `token`).',
    multipart: true,
    body: z.object({ token }),
    result: z.object({ left: z.number().int() }),
    errors: [
      'PHONE_UPLOADS_ENDED',
      'PHONE_UPLOADS_FULL',
      'INVALID FILE TYPE',
      'EXCEED REMAINING SPACE',
      'INTERNAL SERVER ERROR',
    ],
  }),
}

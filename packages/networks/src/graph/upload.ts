import { z } from 'zod'

import { unreadable } from '../ask.ts'
import type { HostAt } from '../maker.ts'
import type { OutgoingVideo, PostRefusal, Trouble } from '../publisher.ts'
import { sendBytes } from '../send-bytes.ts'
import { tellable } from '../told.ts'
import { faultIn } from './trouble.ts'

const host = 'rupload.facebook.com'

const Said = z.object({ success: z.literal(true) })
const Failed = z.object({
  debug_info: z.object({
    retriable: z.boolean().nullish(),
    type: z.string().default(''),
    message: z.string().default(''),
  }),
})

/** What the upload host calls its refusals, where they are final. */
const refusals = new Map<string, PostRefusal>([
  ['ProcessingFailedError', 'format'],
  ['ParameterValidationError', 'other'],
])

/**
 * `elsewhere` is a host that has other bytes than those that were said to be missing; `gone` one that knows the place for
 * the file no more.
 */
export type UploadOutcome =
  | { status: 'sent' }
  | { status: 'elsewhere'; told: string }
  | { status: 'gone' }
  | Trouble

export type Upload = {
  at: HostAt
  now: () => Date
  /** As it was given with the place for the file. */
  uploadUrl: string
  token: string
  video: OutgoingVideo
  fromByte: number
  on: { sent: (bytes: number) => void; signal: AbortSignal }
}

/**
 * Sends a file's bytes, from one on, to the upload host that Facebook and Instagram share: the Reels publishing guide and
 * Instagram's resumable uploads. What it has already of a request that was cut, it keeps.
 */
export async function uploadVideo(upload: Upload): Promise<UploadOutcome> {
  const { at, now, uploadUrl, token, video, fromByte, on } = upload
  const url = addressOf(uploadUrl, at)
  if (!url) return { status: 'unclear', why: 'unreadable', told: `The upload is to go to a strange host.` }
  const reply = await sendBytes({
    method: 'POST',
    url,
    headers: {
      authorization: `OAuth ${token}`,
      'content-type': 'application/octet-stream',
      offset: String(fromByte),
      file_size: String(video.bytes),
    },
    open: () => video.open(fromByte),
    bytes: video.bytes - fromByte,
    onSent: (bytes) => on.sent(fromByte + bytes),
    signal: on.signal,
  })
  if (reply.status !== 'replied') return reply
  if (reply.httpStatus === 404 || reply.httpStatus === 410) return { status: 'gone' }
  const fault = faultIn(reply.json, { headers: reply.headers, now: now(), secrets: [token] })
  if (fault) return fault.trouble
  const failed = Failed.safeParse(reply.json)
  if (failed.success) return endingOf(failed.data.debug_info, token)
  if (reply.httpStatus < 300 && Said.safeParse(reply.json).success) return { status: 'sent' }
  return unreadable(host, reply)
}

function endingOf(
  { type: code, message, retriable }: z.output<typeof Failed>['debug_info'],
  token: string,
): UploadOutcome {
  const told = tellable(`${code}: ${message}`, [token])
  if (code === 'OffsetInvalidError') return { status: 'elsewhere', told }
  if (code === 'PartialRequestError') return { status: 'unclear', why: 'cut', told }
  if (code === 'NotAuthorizedError') return { status: 'needs-owner', fault: 'ended', code, told }
  const refusal = refusals.get(code) ?? (retriable === false ? 'other' : null)
  if (retriable === true || refusal === null) return { status: 'wait', why: 'busy', until: null, code, told }
  return { status: 'rejected', refusal, code, told }
}

/** The token goes with the bytes, so they go to Facebook alone, or to what stands in for it. */
function addressOf(uploadUrl: string, at: HostAt): URL | null {
  if (!URL.canParse(uploadUrl)) return null
  const url = new URL(uploadUrl)
  const isFacebook = url.protocol === 'https:' && /(^|\.)facebook\.com$/.test(url.hostname)
  return isFacebook || url.href.startsWith(`${at(host)}/`) ? url : null
}

import { describe, expect, it } from 'vitest'

import { standingOf, VideoStatus } from './status.ts'

const now = new Date('2026-03-01T00:00:00Z')
const bytes = 1_000
const standing = (status: unknown) => standingOf(VideoStatus.parse(status), { bytes, now })
const done = { status: 'complete' }
const uploaded = { video_status: 'upload_complete', uploading_phase: done }

describe('where a video stands', () => {
  it('is missing bytes, by either spelling of how many it has', () => {
    const phase = (fields: object) => ({
      video_status: 'uploading',
      uploading_phase: { status: 'in_progress', ...fields },
    })
    expect(standing(phase({ bytes_transfered: 400 }))).toEqual({ status: 'unsent', fromByte: 400 })
    expect(standing(phase({ bytes_transferred: '600' }))).toEqual({ status: 'unsent', fromByte: 600 })
    expect(standing(phase({}))).toEqual({ status: 'unsent', fromByte: 0 })
    expect(standing({})).toEqual({ status: 'unsent', fromByte: 0 })
    expect(standing(phase({ bytes_transfered: 1_000 })).status).toBe('processing')
  })

  it('is ready when the file is there whole, by either word for done', () => {
    expect(standing(uploaded)).toEqual({ status: 'ready' })
    expect(standing({ ...uploaded, uploading_phase: { status: 'completed' } })).toEqual({ status: 'ready' })
    expect(standing({ video_status: 'ready', processing_phase: done })).toEqual({ status: 'ready' })
  })

  it('is not ready while it is worked on, as a call before may have asked for that', () => {
    const working = { ...uploaded, video_status: 'processing', processing_phase: { status: 'in_progress' } }
    expect(standing({ ...working, processing_progress: 40 })).toEqual({ status: 'processing', progress: 0.4 })
    const publishing = { status: 'in_progress' }
    expect(standing({ ...uploaded, publishing_phase: publishing }).status).toBe('processing')
  })

  it('is live only when the publishing says so', () => {
    const with_ = (publishing_phase: object) => standing({ ...uploaded, publishing_phase }).status
    expect(with_({ status: 'complete', publish_status: 'published' })).toBe('live')
    expect(with_({ status: 'completed' })).toBe('live')
    expect(with_({ status: 'complete', publish_status: 'draft' })).toBe('draft')
    expect(with_({ status: 'complete', publish_status: 'scheduled' })).toBe('processing')
    expect(with_({ status: 'not_started' })).toBe('ready')
  })

  it('has failed where one phase has, even if the whole says that it is worked on', () => {
    const failed = (phase: object) =>
      standing({ ...uploaded, video_status: 'processing', processing_phase: phase })
    expect(failed({ status: 'error', errors: [{ code: 1363128, message: 'Too long' }] })).toMatchObject({
      status: 'rejected',
      refusal: 'length',
      told: 'Too long',
    })
    expect(failed({ status: 'in_progress', error: { message: 'Bad file' } })).toMatchObject({
      status: 'rejected',
      refusal: 'other',
    })
    expect(standing({ video_status: 'error' }).status).toBe('rejected')
    expect(
      standing({
        video_status: 'error',
        copyright_check_status: { status: 'complete', matches_found: true },
      }),
    ).toMatchObject({ refusal: 'copyright' })
  })

  it('is gone where another try may help, as a failed video never comes to life', () => {
    const passing = { status: 'error', errors: [{ code: 1363019, message: 'Try again' }] }
    expect(standing({ ...uploaded, processing_phase: passing })).toEqual({ status: 'gone' })
    expect(standing({ video_status: 'expired' })).toEqual({ status: 'gone' })
    expect(standing({ video_status: 'upload_failed' })).toEqual({ status: 'gone' })
  })
})

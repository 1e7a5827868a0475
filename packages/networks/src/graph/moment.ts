import { z } from 'zod'

/** A moment as the Graph API writes it: seconds, or a date whose zone lacks its colon (`2026-03-01T00:00:00+0000`). */
export const Moment = z
  .union([z.string(), z.number()])
  .transform((value) => {
    if (/^\d+$/.test(String(value))) return new Date(Number(value) * 1_000)
    return new Date(String(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  })
  .refine((date) => !Number.isNaN(date.getTime()))

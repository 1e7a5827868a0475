import { z } from 'zod'

/** The key of the tax office's open interface (data.go.kr). Without NTS_SERVICE_KEY it is not asked. */
export const NtsKeys = z.object({
  NTS_SERVICE_KEY: z.string().min(1),
  NTS_URL: z.url({ protocol: /^https?$/ }).default('https://api.odcloud.kr/api/nts-businessman/v1'),
})
export type NtsKeys = z.infer<typeof NtsKeys>

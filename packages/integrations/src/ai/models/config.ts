import { z } from 'zod'

import { modelProviders, providerNames } from './providers.ts'

const Price = z.coerce.number<string>().min(0).max(10_000).default(0)

/** Settings of the model that writes. Without AI_PROVIDER the writer that is built in does it. */
export const ModelKeys = z
  .object({
    /** `sandbox` is the stand-in's own model. */
    AI_PROVIDER: z.enum([...providerNames, 'sandbox']),
    AI_MODEL: z.string().trim().min(1).max(200).optional(),
    AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    AI_API_KEY: z.string().min(1).optional(),
    AI_JSON_SCHEMA: z.enum(['on', 'off']).default('on'),
    AI_TIMEOUT_SECONDS: z.coerce.number<string>().int().min(5).max(60).default(40),
    AI_PRICE_INPUT: Price,
    AI_PRICE_OUTPUT: Price,
  })
  .superRefine((keys, context) => {
    if (keys.AI_PROVIDER === 'sandbox') return
    for (const name of ['AI_MODEL', ...modelProviders[keys.AI_PROVIDER].needs] as const)
      if (keys[name] === undefined)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `needed with AI_PROVIDER=${keys.AI_PROVIDER}`,
        })
  })
export type ModelKeys = z.infer<typeof ModelKeys>

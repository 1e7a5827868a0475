import { z } from 'zod'

const Schema = z.record(z.string(), z.unknown())
const Part = z.strictObject({
  text: z.string(),
  thought: z.boolean().optional(),
  thoughtSignature: z.string().optional(),
})

/** A request of generateContent as it is documented, as far as words go; what is not in it is refused. */
export const ContentRequest = z.strictObject({
  contents: z.array(z.strictObject({ role: z.string().optional(), parts: z.array(Part).min(1) })).min(1),
  systemInstruction: z.strictObject({ role: z.string().optional(), parts: z.array(Part) }).optional(),
  generationConfig: z
    .strictObject({
      candidateCount: z.literal(1).optional(),
      maxOutputTokens: z.number().int().optional(),
      temperature: z.number().min(0).max(2).optional(),
      topK: z.number().int().optional(),
      topP: z.number().min(0).max(1).optional(),
      seed: z.number().int().optional(),
      presencePenalty: z.number().optional(),
      frequencyPenalty: z.number().optional(),
      stopSequences: z.array(z.string()).max(5).optional(),
      responseMimeType: z.enum(['text/plain', 'application/json']).optional(),
      responseSchema: Schema.optional(),
      responseJsonSchema: Schema.optional(),
    })
    .optional(),
  safetySettings: z.array(z.strictObject({ category: z.string(), threshold: z.string() })).optional(),
})
export type ContentRequest = z.infer<typeof ContentRequest>

/** Every text of a request, the system's first. */
export function saidIn({ systemInstruction, contents }: ContentRequest): string[] {
  return [...(systemInstruction ? [systemInstruction] : []), ...contents].map(({ parts }) =>
    parts.map(({ text }) => text).join(''),
  )
}

import type { ModelMessage } from 'ai'

/** What a model said that could not be read, and the request to say it again so that it can be. */
export function repairRequest({ text, reason }: { text: string; reason: string }): ModelMessage[] {
  return [
    { role: 'assistant', content: text.slice(0, 20_000) },
    {
      role: 'user',
      content: [
        'Your answer could not be read as the JSON object that was asked for:',
        reason.slice(0, 600),
        'Answer again with that object alone: valid JSON, every field, nothing before it and nothing after it.',
      ].join('\n'),
    },
  ]
}

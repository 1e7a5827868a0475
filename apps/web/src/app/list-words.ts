/** Words counted up in a sentence as each language does: Korean with commas, for its “및” is none that people say. */
export function listWords(language: 'ko' | 'en', words: readonly string[]): string {
  return language === 'ko' ? words.join(', ') : new Intl.ListFormat('en-GB').format(words)
}

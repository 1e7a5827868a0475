/** What a track may feel like; a track carries one to three, the strongest first. */
export const moods = [
  'bright',
  'upbeat',
  'calm',
  'warm',
  'elegant',
  'dark',
  'tech',
  'playful',
  'urban',
  'retro',
  'acoustic',
  'cinematic',
  'sale',
] as const
export type Mood = (typeof moods)[number]

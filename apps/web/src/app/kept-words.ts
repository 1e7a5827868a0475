import { z } from 'zod'

/** A list of words of which one that cannot be read does not cost the others. */
export const Words = z
  .array(z.unknown())
  .transform((list): readonly string[] => list.filter((it) => typeof it === 'string'))

/**
 * A piece of music that an owner brought for their own videos. Nobody has told where its beats fall, so scenes keep their
 * own lengths over it, and it goes round as a whole.
 */
export type OwnMusic = { id: string; title: string; durationMs: number; url: string }

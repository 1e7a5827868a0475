/** Milliseconds of an hour. */
export const hourMs = 3_600_000
/** Milliseconds of a day of twenty-four hours, which a day of a zone's calendar need not be. */
export const dayMs = 86_400_000

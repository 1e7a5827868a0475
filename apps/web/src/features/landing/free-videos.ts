/** What an account without a plan makes each month; said here so that the first page needs no contract to say it. */
export const FREE_VIDEOS = 3

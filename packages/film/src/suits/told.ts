/** What an owner says of what they sell, and what they want of the video. */
export type Told = { words: string; purpose: string }

/** What a template is made for, as its card tells it. */
export type WhatFor = { categories: readonly string[]; tags: readonly { en: string }[] }

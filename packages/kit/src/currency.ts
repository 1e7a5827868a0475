/** The currencies that a product can be priced in; plans are priced in the won and the dollar. */
export const currencies = ['KRW', 'USD', 'IDR', 'VND'] as const
export type Currency = (typeof currencies)[number]

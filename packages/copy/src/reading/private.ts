/** Addresses of the net and accounts: “my-shop.kr/order”, “me@shop.com”, “@myshop”. */
const address = /https?:|www\.|\S@\S|\.(?:com|net|org|kr|co|id|vn|shop|me)(?:\/|$|\s)|(?:^|\s)@[\w.]+/iu

/** Telephone numbers as the countries of our owners write them; digits may stand in groups, with brackets around the first. */
const telephones: readonly RegExp[] = [
  // “02-345-6789”, “0101234-5678”, “0812 3456 7890”
  /(?:^|\D)0\d{1,3}[-.)\s]?\d{3,4}[-.\s]?\d{4}(?:\D|$)/u,
  // “0912 345 678”, “0912.34.56.78”, “07700 900123”, “081234567890”; no hours (“09.00-12.00”).
  /(?<![\d.,])0\d{1,3}[-.)\s]{1,2}\d{3,4}[-.\s]?\d{3,4}(?!\d)/u,
  /(?<![\d.,])0\d{2,3}(?:[. ]\d{2}){3}(?!\d)/u,
  /(?<![\d.,])0\d{4} \d{6}(?!\d)/u,
  /(?<![\d.,])0\d{8,11}(?!\d)/u,
  // “555-123-4567”, “(555) 123-4567”: North America.
  /(?<![\d-])(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/u,
  // “1588-1234”: of companies in Korea, and no span of years.
  /(?<!\d)1[568]\d{2}-(?!(?:1[5-9]|20)\d\d(?!\d))\d{4}(?!\d)/u,
  // “+44 20 …”, “+6281234567890”
  /(?<![\p{L}\d])\+\d{2}[-\s]?\d/u,
  // “+1 555 123 4567”
  /(?<![\p{L}\d])\+\d[-.\s]\(?\d{3}/u,
]

/** Whether a text gives an address of the net, an account or a telephone number. */
export function isPrivate(text: string): boolean {
  return address.test(text) || telephones.some((number) => number.test(text))
}

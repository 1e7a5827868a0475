const most = 5
/** Sizes, counts and prices say nothing of what a picture shows. */
const measure = /^[\d.,+~%-]+\s?(?:kg|g|ml|l|cm|mm|개|입|병|팩|박스|세트|원|명|호|인분)?$/i

/**
 * What to look for in free stock: what the product is (the last word of its name, which in Korean and English names the
 * thing), its whole name, then what the template is about.
 */
export function suggestionsFrom(productName: string | null, topics: readonly string[]): string[] {
  const words = (productName ?? '')
    .replaceAll(/[([{].*?[)\]}]/g, ' ')
    .split(/[\s/·,]+/)
    .filter((word) => word !== '' && !measure.test(word))
  const whole = words.join(' ')
  return [...new Set([words.at(-1) ?? '', whole, ...topics])].filter((text) => text !== '').slice(0, most)
}

import { byScript } from '../check/pattern.ts'

/** A word that claims the highest rank or leaves no exception; advertising law asks for proof of it. */
export type Superlative = { value: string; start: number; end: number }

const patterns: readonly RegExp[] = [
  /최고(?!기온|온도|령|기록)|최대(?!\s?\d)|최초|최저가|최상|최강|최적|최다|유일|(?:^|(?<=[^\d]))1\s?[위등](?![가-힣]?씩)|일등|넘버\s?원|완벽|완전무결|흠잡을\s?데\s?없|절대|무조건|평생|영원히|영구|(?<![가-힣])가장(?![자집])|(?<![가-힣])제일(?![가-힣]*시장)|으뜸|압도적|독보적|세계적|전무후무|끝판왕|역대급|베스트|보장|100점/gu,
  /\b(?:(?<!\b(?:your|his|her|their)\s(?:\w+\s)?)best(?![- ]before)|greatest|finest|perfect(?:ly|ion)?|number\s+one|ultimate|unbeatable|unrivall?ed|unmatched|cheapest|lowest|highest|fastest|strongest|softest|lightest|warmest|easiest|safest|cleanest|freshest|smartest|top-rated|world-class|one\s+and\s+only|the\s+only|the\s+most|guaranteed?|guarantees|always|forever|never\s+fails?|miracle|flawless|first-ever)\b|\bno\.?\s?1\b/giu,
  /#\s?1\b/gu,
  /(?<!\p{L})(?:terbaik|termurah|terlengkap|ternyaman|terkuat|terenak|terlaris|terpercaya|nomor\s+(?:satu|1)|paling(?!\s(?:jadi|cuma|hanya|bawain|bawa|dapat|dapet|banter|mentok|tidak|nggak|gak)\s|\s(?:(?:banyak|sedikit|dikit|lama|lambat|telat|cepat|cepet)\s(?:\d|h-\d|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|jam|hari|tanggal|se\p{L}+|sebelum)|\d))|sempurna|satu-satunya|dijamin|(?<!(?:perlu|tanpa|pakai|pake|(?:tidak|nggak|gak|ga|tak)\sada)\s(?:uang\s)?)jaminan(?!\s(?:cukup\s)?(?:ktp|sim))|selamanya|juara)(?!\p{L})/giu,
  /(?<!\p{L})(?:(?<!ít\s)(?<!thống\s)(?<!(?:nhiều|trễ|muộn|chậm|lâu)\s(?=nhất\s\d))(?!(?:ít\s|(?:nhiều|trễ|muộn|chậm|lâu)\snhất\s\d))(?:\p{Script=Latin}+\s)?nhất(?!\s(?:định|trí|là))|số\s(?:1(?!\d)|một)(?!\s(?:ngày|tháng|đêm|giờ))|hàng\sđầu|hoàn\shảo|tuyệt\sđối|đỉnh\scao|vĩnh\sviễn|(?<!không\s)cam\skết|đảm\sbảo)(?!\p{L})/giu,
]

const patternsIn = byScript(patterns, (pattern) => pattern)

/** Every superlative in a text, in any of the four languages, in order. */
export function findSuperlatives(text: string): Superlative[] {
  return patternsIn(text)
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((found) => ({ value: found[0], start: found.index, end: found.index + found[0].length }))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(
      (found, index, all) =>
        all.findIndex((other) => other.start <= found.start && other.end >= found.end) === index,
    )
}

/** The same word in another spelling is the same word: “No. 1” and “no 1”. */
export function sameSuperlative(value: string): string {
  return value
    .toLocaleLowerCase('en')
    .replace(/[\s.]/gu, '')
    .replace(/(?:ly|ion|d|s)$/u, '')
}

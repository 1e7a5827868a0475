/** A claim that needs an owner behind it: what it is, and the words for it. */
export type Claim = { concept: string; value: string; start: number; end: number }

/** Each concept with its words in all four languages, so that “무료” of an owner grounds “free” in a translation. */
const concepts: readonly (readonly [concept: string, words: RegExp])[] = [
  [
    'free',
    /무료|무상|공짜|\bfree(?![- ]?(?:size|range|standing|style|hand|of\b|from\b))\b(?<!\p{L}-free)|\bcomplimentary\b|\bno charge\b|\bgratis\b|(?<!\p{L})(?:cuma-cuma|miễn\s+phí)(?!\p{L})/giu,
  ],
  [
    'discount',
    /할인|세일(?!즈|러)|특가|반값|최저가|\b(?:discount(?:s|ed)?|on sale|sale price|% off|half[- ]price|bargains?|clearance)\b|\b(?:diskon|potongan harga|obral|harga spesial)\b|(?<!\p{L})(?:giảm\s+giá|khuyến\s+mãi|ưu\s+đãi|khuyến\s+mại)(?!\p{L})/giu,
  ],
  [
    'extra',
    /증정|사은품|덤으로|\b(?:free gift|bonus|giveaway)\b|\b(?:bonus|hadiah gratis)\b|(?<!\p{L})(?:tặng\s+kèm|quà\s+tặng\s+kèm)(?!\p{L})/giu,
  ],
  [
    'scarce',
    /한정|마감\s?임박|품절\s?임박|매진\s?임박|선착순|오늘만|지금만|마지막\s?기회|\b(?:limited|last chance|while stocks? lasts?|hurry|only today|today only|selling fast)\b|\b(?:terbatas|hari ini saja|segera habis|buruan)\b|(?<!\p{L})(?:có\s+hạn|duy\s+nhất\s+hôm\s+nay|sắp\s+hết)(?!\p{L})/giu,
  ],
  [
    'popular',
    /인기|베스트셀러|입소문|화제의|재구매|후기\s?(?:만점|폭발)|추천(?!인)|\b(?:popular|best-?sell(?:er|ing)s?|trending|viral|recommended|award[- ]winning|loved by)\b|\b(?:populer|terlaris|viral|favorit|direkomendasikan)\b|(?<!\p{L})(?:bán\s+chạy|được\s+yêu\s+thích|phổ\s+biến|nổi\s+tiếng)(?!\p{L})/giu,
  ],
  [
    'new',
    /신상품|신상(?!품)|신제품|신메뉴|새로\s?(?:나온|나왔|출시)|출시|\b(?:brand[- ]new|new arrivals?|just (?:launched|arrived|in)|newly)\b|\b(?:terbaru|baru (?:hadir|rilis))\b|(?<!\p{L})(?:mới\s+(?:ra\s+mắt|về)|ra\s+mắt)(?!\p{L})/giu,
  ],
  [
    'handmade',
    /수제|핸드메이드|손수|손으로|수작업|장인|\bhand[- ]?(?:made|crafted|knitted|sewn|poured)\b|\bby hand\b|\bartisan(?:al)?\b|\b(?:buatan tangan|handmade|tangan)\b|(?<!\p{L})(?:thủ\s+công|làm\s+tay|handmade)(?!\p{L})/giu,
  ],
  [
    'origin',
    /국산|국내산|\b(?:imported|locally (?:grown|made|sourced))\b|\b(?:impor|lokal asli)\b|(?<!\p{L})(?:nhập\s+khẩu|nội\s+địa)(?!\p{L})/giu,
  ],
  [
    'natural',
    /천연|유기농|무농약|친환경|무첨가|무방부제|비건|\b(?:organic|natural(?:ly)?|eco-?friendly|chemical-free|preservative-free|vegan|additive-free)\b|\b(?:organik|alami|ramah lingkungan|tanpa pengawet|vegan)\b|(?<!\p{L})(?:hữu\s+cơ|tự\s+nhiên|thiên\s+nhiên|thuần\s+chay|không\s+chất\s+bảo\s+quản)(?!\p{L})/giu,
  ],
  [
    'proven',
    /인증|특허|검증|임상|수상(?!한|해|쩍)|그랑프리|금메달|금상|\b(?:grand prize|gold medals?|award|awards|certified|patent(?:ed)?|clinically|proven|tested|approved|warranty)\b|\b(?:bersertifikat|sertifikat|paten|teruji|terbukti|garansi|bergaransi)\b|(?<!\p{L})(?:chứng\s+nhận|bằng\s+sáng\s+chế|đã\s+kiểm\s+nghiệm|bảo\s+hành)(?!\p{L})/giu,
  ],
  [
    'health',
    /치료|예방|효능|항암|면역력|디톡스|해독|살\s?빠지|다이어트|숙취\s?해소|재생|주름\s?(?:개선|제거)|미백|여드름|아토피|\b(?:cures?|heals?|treats?|prevents?|detox|anti-?ag(?:e?ing)|immunity|weight loss|slimming|therapeutic)\b|\b(?:menyembuhkan|mengobati|mencegah|detoks|imun|melangsingkan|khasiat)\b|(?<!\p{L})(?:chữa|điều\s+trị|phòng\s+ngừa|giải\s+độc|miễn\s+dịch|giảm\s+cân|trị\s+mụn)(?!\p{L})/giu,
  ],
  [
    'same-day',
    /당일|총알\s?배송|로켓\s?배송|새벽\s?배송|\b(?:same[- ]day|next[- ]day|overnight)\b|\bhari (?:ini|itu) juga\b|(?<!\p{L})(?:trong\s+ngày)(?!\p{L})/giu,
  ],
]

/** Every claim of a text that an owner would have to answer for, in any of the four languages, in order. */
export function findClaims(text: string): Claim[] {
  return concepts
    .flatMap(([concept, words]) =>
      [...text.matchAll(words)].map((found) => ({
        concept,
        value: found[0],
        start: found.index,
        end: found.index + found[0].length,
      })),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Whether an owner asks for news, in a word (“new-arrival”, “신상 홍보”). */
export function saysNew(purpose: string): boolean {
  return /\bnew\b|신상|신제품|출시|신메뉴|\bbaru\b|(?<!\p{L})mới(?!\p{L})|ra mắt/iu.test(purpose)
}

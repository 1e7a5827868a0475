/** Fields that a marketplace asks of every seller and that say nothing of the thing: “Kategori: Makanan > Madu”, “Danh mục: …”. */
const ofMarketplace =
  /(?:sub)?kategori|etalase|sku|kode(?: (?:produk|barang))?|(?:product |item )?category|danh mục|ngành hàng|mã(?: (?:sản phẩm|hàng|sp))?|(?:berat|weight|trọng lượng)(?: satuan| pengiriman| kirim| shipping| đóng gói)|(?:sudah )?terjual|kho(?: hàng)?|gửi từ|dikirim dari|ship(?:s|ping) from/u
/** Fields that say something only where their value is another: “Kondisi: bekas”, “Stok: tinggal 3”, “Min. pembelian: 10”. */
const ofEveryThing = [
  /(?:kondisi|condition|tình trạng)\s?[:：]\s?(?:baru|(?:brand )?new|mới(?: 100%)?|còn hàng|có sẵn)/u,
  /(?:stok|stock|kho(?: hàng)?)\s?[:：]\s?(?:\d+|ready|ada|tersedia|banyak|còn hàng|in stock)(?: ?(?:pcs|buah|cái|stock))?/u,
  /min(?:imal|imum)?\.? ?(?:pembelian|pemesanan|order|beli)\s?[:：]\s?1(?: ?(?!lusin|kodi|dus|karton|karung|bal|kg|kilo)\p{L}+)?/u,
  /(?:merek|merk|brand|thương hiệu)\s?[:：]\s?(?:no ?brand|oem|tidak ada(?: merek)?|lainnya|không)/u,
]

/** A stock code: “SKU TOM6”, “Ref: 0081-B”. */
const stockCode = /(?:sku|item no|art(?:icle)? no|ref)\.?\s?[:#]?\s?(?=[a-z-]*\d)[a-z\d-]+/u
/** How many people a marketplace counts on a line of its own, without its stars: “★★★★☆ 212 ratings”, “4.8 (318 reviews) | 1.2k sold”. */
const counts =
  /[★☆⭐✩ ]*(?:\d(?:[.,]\d)?(?: ?\/ ?5)?[★⭐ ]*)?(?:\(\d[\d.,]*k?\+?\)|\(?\d[\d.,]*k?\+? (?:ratings?|reviews?|sold|terjual|penilaian|ulasan|đánh giá|đã bán)\)?)(?: ?[|·•,] ?\d[\d.,]*k?\+? (?:ratings?|reviews?|sold|terjual|penilaian|ulasan|đánh giá|đã bán))?/u
/** A count of buyers in words: “Đã bán 2,3k”, “Terjual 500+”. */
const sold = /(?:đã bán|(?:sudah )?terjual) \d[\d.,]*(?:k|rb)?\+?/u
/** Whether there is any left, of what is for sale: “In stock”. */
const inStock = /(?:in stock|ready stock|stok ready|còn hàng|available now)/u

/** What a page's buttons say, each on a line of its own. */
const buttons =
  /add to (?:cart|basket|bag|wish ?list)|buy (?:it )?now|shop now|check ?out|view cart|(?:tambah(?:kan)?|masukkan) ke keranjang|\+ ?keranjang|beli sekarang|(?:read|show|see) more|selengkapnya|xem thêm|chat (?:penjual|ngay)|thêm vào giỏ(?: hàng)?|mua ngay|장바구니(?: ?담기)?|바로 ?구매|구매하기|찜하기|(?:상세 ?|자세히 ?)?더 ?보기/u

const front = '(?<=^|\\n|\\|)[^\\S\\n]*(?:[-•*✅][^\\S\\n]*)?'
const fields = new RegExp(
  `${front}(?:(?:${ofMarketplace.source})\\s?[:：][^\\n|]*|(?:${[...ofEveryThing, counts, sold, inStock, buttons].map(({ source }) => source).join('|')})[^\\S\\n]*[▼▾▸»…]*[^\\S\\n]*(?=$|\\n|\\|)|${stockCode.source}[^\\S\\n]*(?:\\.(?!\\d)|(?=$|\\n|\\|)))\\|?`,
  'giu',
)

/** A rating, or how many to put in a basket, at the end of a line that says more: “… ghép ★ 4.8 (312 đánh giá)”, “US$9.50 Qty: [1] Add to cart”. */
const lineEnds = [
  /[★☆⭐✩]+\uFE0F?[^\S\n]*(?:\d(?:[.,]\d)?)?[^\S\n]*\(\d[\d.,]*k?\+?(?: \p{L}+){0,2}\)(?=[^\S\n]*(?:$|\n|\|))/giu,
  /(?:(?:qty|quantity|jumlah|số lượng|수량)[^\S\n]*[:：]?[^\S\n]*\[?\d*\]?[^\S\n]*)?(?:add to (?:cart|basket|bag)|장바구니 담기|thêm vào giỏ(?: hàng)?)(?=[^\S\n]*(?:$|\n|\|))/giu,
]

/** Where a listing points at its own pictures, which no video shows: “(xem bảng màu ảnh 3)”, “(lihat foto terakhir)”. */
const pictures =
  /\((?:xem|lihat|liat|cek|see)(?: [^()\n]*)? (?:ảnh|hình|foto|gambar|slide|photos?|pics?|pictures?)(?!\p{L})[^()\n]*\)/giu

/** The way to a page of a shop, at the front of a line, but for its last step: “Home > Services > Screen replacement”. */
const wayToPage = /(?<=^|\n)[^\S\n]*(?:\p{Lu}[\p{L}&’' -]{1,30} ?[>›»] ?)+(?=\p{Lu})/gu

/** The text, as long as it was, with blanks for such fields. */
export function withoutFormFields(text: string): string {
  const without = [fields, ...lineEnds, pictures, wayToPage].reduce(
    (left, unsaid) => left.replace(unsaid, (field) => ' '.repeat(field.length)),
    text,
  )
  // The bar before the last field of a line.
  return without === text ? text : without.replace(/\|(?=[^\S\n]*$)/gmu, ' ')
}

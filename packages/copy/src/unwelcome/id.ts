import type { Unwelcome } from './types.ts'

/** What is praised by not being done: “saya tidak pakai pengawet”. */
const goodUndone =
  'pakai|pake|menggunakan|memakai|campur|mencampur|tambah|nambah|menambah|pernah|main|asal|pungut|memungut|kenakan|minta|batasi|buru|menjual|jual'
const not = '(?:tidak|gak|ga|nggak|ngga|ndak|belum|ora|tak)'

export const unwelcome: Unwelcome = {
  refusals: [
    /^bukan (?!.*(?:tapi|melainkan))/iu,
    /(?<!\p{L})(?:tidak|gak|nggak|ga|belum) (?:kami|saya|bisa untuk|menerima|terima)(?!\p{L})/iu,
    /(?<!\p{L})(?:kami|saya) (?:tidak|gak|nggak|ga|belum) (?:terima|kerjakan|menerima)(?!\p{L})/iu,
    /(?<!\p{L})(?:(?:kami|saya) tolak|saya (?:tidak|gak|nggak|ga|belum) (?:berani|sanggup|mau))(?!\p{L})/iu,
    // “… saya tidak datang ke rumah murid”
    new RegExp(
      `(?<!\\p{L})(?:kami|saya|aku|gua|gue|ambo|kulo|kita) ${not} (?!(?:${goodUndone})(?!\\p{L}))\\p{L}+`,
      'iu',
    ),
    /(?<!\p{L})(?:belum|tidak|gak|ga|nggak|ndak) (?:bisa|bisa masuk|terima|diterima|dilayani|melayani)$/iu,
    /^(?!(?:kalau|jika) )(?:\p{L}+ ){1,3}(?:belum|tidak|gak|ga|nggak|ndak) bisa(?=,)/iu,
    // “Gas ga ada”, “COD tidak tersedia”; nobody misses what is left out on purpose: “Biaya tambahan tidak ada”.
    /^(?!(?:biaya|ongkos|ongkir|minimal|batas|pengawet|pewarna|pemanis|gula|msg|bau|efek|antri)(?!\p{L}))(?:[\p{L}\d]+ ){1,3}(?:tidak|gak|ga|nggak|ndak|belum) (?:ada|tersedia|jual)(?: (?:ya|kak|bun|beb))?$/iu,
    // “Tidak ada es balok”
    new RegExp(
      `^${not} (?:ada|jual|sedia) (?!(?:biaya|ongkos|ongkir|minimal|batas|pengawet|pewarna|pemanis|gula|msg|bau|efek|antri|cabang|tambahan)(?!\\p{L}))\\p{L}+(?: \\p{L}+)?$`,
      'iu',
    ),
    // Sundanese and Javanese.
    /(?<!\p{L})(?:teu|henteu|ora|mboten) (?:narima|bisa|tiasa|iso|saged|nampa|nompo|ngedol)(?!\p{L})/iu,
  ],
  waits: [/(?<!\p{L})(?:pengerjaan|pre ?order|po \d|proses \d|dp \d|pembayaran)(?!\p{L})/iu],
  drawbacks: [
    // “Bubur ayam kampung, buka dari jam 5.30, jam 9 sudah tutup” tells what is sold first.
    /(?<!\p{L})(?:libur(?!.*(?<!(?:tidak|gak|ga|nggak) )(?<!\p{L})diganti)|tutup|wifi lambat|(?<!(?:tanpa|bebas) )denda|jaminan)(?!\p{L})(?<!^[^\s,]+ .*(?<!\p{L})buka .*)/iu,
  ],
  penalties: [
    /(?<!\p{L})(?:pecah|hilang|rusak|sobek|robek|telat|terlambat|lecet)(?: \p{L}+){0,5} (?:di)?ganti (?:rp ?)?\d/iu,
    /(?<!\p{L})(?:tidak|bukan|gak|udu|ga|nggak) (?:tanggung jawab|tanggungan|bertanggung jawab|ditanggung)/iu,
    /(?<!\p{L})(?:dp|uang|booking|sesi|batal)(?: \p{L}+){0,3} (?<!(?:tidak|gak|ga|nggak|ndak) )hangus(?!\p{L})/iu,
    /^(?:\p{L}+ ){0,3}(?:belum|gak|ga|nggak|ndak) termasuk(?!\p{L})/iu,
    // “Lewat jam kembali dihitung 10 ribu per jam”
    /(?<!\p{L})(?:lewat|telat|terlambat|molor)(?: \p{L}+){0,4} (?:dihitung|nambah|tambah|bayar|charge) (?:rp ?)?\d/iu,
    // “Molor dari jam janji kena 50rb”
    /(?<!(?:tidak|gak|ga|nggak|ndak) )(?<!\p{L})kena (?:denda|charge|biaya|(?:rp ?)?\d)/iu,
  ],
}

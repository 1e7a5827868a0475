import type { Terms } from './types.ts'

export const terms: Terms = {
  starts: [
    // How long one waits, and how long it keeps.
    /^(?:jadi|pengerjaan|proses|lama|kerjaan|antri|antre|tahan|simpan|(?:kering|selesai|beres|rampung|tunggu) \d+)(?!\p{L})/iu,
    // What is ordered, paid and lost.
    /^(?:s?udah termasuk|dp|po|minimal|min|bayar|pembayaran|batal|booking|deposit|jaminan|harga tergantung|telat|overtime|pes[ae]n|order|h-\d|syarat|wajib|stok)(?!\p{L})/iu,
    // How it reaches a buyer, and how far.
    /^(?:di atas \d+|kirim|pengiriman|antar|ongkir|area|jangkauan|daerah|luar|parkir)(?!\p{L})/iu,
    // Where.
    /^(?:tempat(?:nya)?|lokasi(?:nya)?|alamat(?:nya)?|(?:workshop|bengkel|toko|rumah|studio) (?:(?:saya|kami) )?di)(?!\p{L})/iu,
    // When, and in which case.
    /^(?:lebaran|kalau|jika|bisa (?:senin|selasa|rabu|kamis|jumat|sabtu|minggu))(?!\p{L})/iu,
    // For whom, how large, and what is paid besides.
    /^(?:usia|umur|ukuran|tinggi|panjang|isi|berat|daya|botol|dalaman|lebih|kabel lebih)(?!\p{L})/iu,
  ],
  surcharges: [
    // “Dibersihin tambah 3rb”
    /^(?:[^\s,]+ ){1,10}(?:tambah|nambah|plus) (?:rp ?)?(?:\d|separ[uo]|setengah)/iu,
  ],
  asks: [
    /(?<!(?:tidak|gak|ga|nggak|ndak|tak|ora) )(?<!\p{L})(?:harus|wajib|mesti|kudu|musti)(?!\p{L})/iu,
    /(?<!\p{L})(?:bawa|siapkan|sediakan) sendiri(?!\p{L})/iu,
    /^(?:\p{L}+ ){0,2}minimal \d|^(?:\p{L}+ )?min\.? \d/iu,
    /(?<!\p{L})s?udah termasuk$/iu,
    /(?<!\p{L})(?:bisa|mungkin|dapat) (?:sedikit )?(?:beda|berbeda)(?!\p{L})/iu,
    /\d (?:jam|hari|minggu|bulan) kemudian(?!\p{L})/iu,
  ],
  labels: ['varian|jam buka|berat|ukuran|perawatan|bahan'],
  given: ['gratis|diskon|bonus'],
}

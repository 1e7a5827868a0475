import type { StandsAlone } from './alone.ts'
import { indonesianStarts } from './starts-id.ts'
import { front, within } from './starts.ts'

/** Who does something: the shop, its people, whoever buys. */
const doer =
  '(?:saya|kami|kita|aku|gue|gua|(?:anak|adik|kakak|ibu|bapak|istri|suami|mertua|ipar) (?:saya|kami|gue)|pembeli|pelanggan|penyewa|pasien|murid|siswa|peserta|tamu)'

/** A number, in digits or words. */
const number =
  '(?:\\d\\S*|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|sebelas|se(?:ratus|ribu|tengah|juta))'

/** What says something of the thing before it. */
const says = `(?:itu|ini|adalah|yaitu|ada|bisa|dapat|boleh|harus|wajib|mesti|akan|tidak|gak|ga|nggak|belum|bukan|jangan|sudah|udah|masih|cuma|hanya|selalu|tetap|juga|kena|dari|pakai|pake|di|ke|buat|untuk|per|gratis|minimal|maksimal|paling|mulai|sampai|sekitar|kira-kira|tergantung|sesuai|sekali|kurang|lebih|tahan|muat|jadi|nambah|tambah|bayar|ganti|datang|tutup|buka|libur|sendiri|kecuali|dijamin|sama|lan|karo|neng|wis|durung|iso|ora|tiasa|teu|aya|di\\p{L}{4,}|me\\p{L}{4,}|ber\\p{L}{4,}|nge\\p{L}{3,}|se(?:hari|minggu|bulan|tahun|jam|kali)|${number})`

/** What a shop does, leaving itself out, or asks of whoever buys. */
const acts =
  '(?:ada|bisa|boleh|iso|durung|terima|menerima|melayani|jual|menjual|sedia|menyediakan|tersedia|buka|tutup|libur|antar|kirim|ambil|jemput|dijemput|diantar|dikirim|pesan|order|beli|sewa|bayar|pembayaran|gratis|garansi|minimal|maksimal|khusus|siap|coba|titip|tahan|awet|silakan|tolong|mohon|harap|jangan|dapat|bonus|diskon|daftar|booking|telepon|telpon|chat|hubungi|datang|pakai|pake|tanpa|tidak|gak|ga|nggak|belum|wajib|harus|cukup|bikin|jahit|ganti|cuci|pasang|servis|potong|cukur|les|paket|isi|ongkir|ongkos|dp|harga|wilayah|area|daerah|lokasi|alamat|ukuran|warna|rasa|bahan)'

/** At the front of a tail: what leads on from the words before. */
const leads =
  '(?:yang (?:seperti|begitu|itu)|sama|dan|serta|atau|plus|terus|lalu|kemudian|habis (?:itu|ini)|akhirnya|padahal|malah|bahkan|apalagi|namanya|ya|nah|eh|kok|kan|memang|bukan|takut|biar|supaya|agar|sampai|hingga|itu|ini|begitu|baru|juga|saja|aja|masa|mana)'

/** Statements are not counted: where they begin, the words do not show. */
const nothing = /(?!)/gu

/** By what a piece of an Indonesian sentence is known to stand alone. */
export const indonesianAlone: StandsAlone = {
  begins: [
    front(`${doer} \\S+`, `${acts} \\S+`),
    // “Kainnya boleh pilih dari buku contoh”, “Kulit asli saya tidak pegang”
    front(`(?!(?:yang|${leads})(?!\\p{L}))(?:[\\p{L}\\d][^\\s,]*,? ){1,7}(?:${says}|${doer})`),
    // “Kalau barang pecah belah tolong dibungkus sendiri”, “Buat anak kecil cabenya saya pisah”
    front('(?:kalau|jika|bila|khusus|untuk|buat|dalam|selama|setelah|sebelum|setiap|tiap) (?:\\S+ ){2,}\\S+'),
    // “Sekali datang delapan puluh lima ribu”, “95 ribu sudah dapat tasnya”
    front(`(?:${number}|se\\p{L}+|per \\p{L}+) (?:\\S+ ){2,}\\S+`),
    // “Yang pedas itu pedas beneran”
    front(
      'yang (?:\\S+ ){1,8}(?:itu|ya) \\S+',
      'yang (?:\\S+ ){2,6}(?:juga|ada|bisa|tidak|belum|\\d\\S*)',
      'yang (?:punya|jaga|masak|ngajar|antar|pegang|jahit|ngerjain) \\S+',
    ),
    // “Hari Minggu bisa”, “Pagi antara jam tujuh sampai jam sebelas”
    front(
      '(?:hari|pagi|siang|sore|malam|jam|pukul|senin|selasa|rabu|kamis|jumat|sabtu|minggu|lebaran|musim|sekarang|sejak|di) \\S+ \\S+',
    ),
  ],
  names: [],
  tails: [
    front(leads),
    // “…, orang sering nanya bisa kirim ke luar Jawa, bisa tapi peti kayunya seratus ribu”: an answer.
    front('(?:bisa|boleh|ada) tapi'),
    // “… mesin bordir komputer | mah saya nggak punya alatnya”: a particle of the word before it.
    front('(?:mah|teh|sih|tuh|toh|deh|dong|kan|lah)'),
    // “8 lenjer kecil sama 8 adaan, cukonya setengah liter”: the rest of a list.
    front(`${number} (?:\\p{L}+ ){1,3}(?:sama|dan|serta) ${number} \\p{L}+`),
  ],
  adds: [
    // “…, itu sudah sama bensin”, “… kalau mau hidup 75 ribu”: of what the words before name.
    front(
      '(?:sudah|udah|belum|tidak) termasuk \\S+',
      'musim (?:hujan|kemarau|panas) \\d',
      'itu (?:sudah|belum|termasuk|hanya|cuma|buat|untuk) \\S+',
      '(?:sekitar|kira-kira|kurang lebih|dari|ke|pada|dengan) \\S+',
      '(?:nanti )?(?:saya|kami) (?:ngomong|bilang|kabari|fotokan|foto|kasih tahu) (?:dulu|sebelum)',
      'kalau (?:mau (?!ada)|lebih|kurang|jauh)',
    ),
  ],
  limits: [
    // “(Asah ulang gratis,) ongkir ditanggung pembeli”
    front('(?:ongkir|ongkos(?: kirim)?|biaya kirim(?:nya)?) (?:di ?)?tanggung(?:an)? (?:pembeli|sendiri)'),
    // “Tukar ukuran boleh maks 3 hari setelah diterima, ongkir bolak-balik ditanggung pembeli”: of what is sent back.
    front('(?:ongkir|ongkos(?: kirim)?|biaya kirim(?:nya)?) (?:retur|kembali|balik|pulang|pp|bolak)'),
    front(
      'tapi|tetapi|namun',
      '(?:cuma|hanya) (?:\\S+ ){0,3}(?:tidak|belum|cuma|hanya|jangan|harus)',
      'kecuali|asal|asalkan|minimal|maksimal|kadang|tergantung|selain',
      `${number} (?:\\p{L}+ ){1,3}(?:sama|dan|serta) ${number} \\p{L}+`,
    ),
  ],
  asides: [
    front(
      '(?:(?:soalnya|sebab|karena) )?(?:pernah|kemarin|barusan|waktu itu|tempo hari|(?:(?:satu|dua|tiga) )?(?:minggu|bulan|tahun) (?:lalu|kemarin)|dulu)(?: (?:dulu|pernah))?(?: di \\p{L}+)? (?:ada|pak|bu|tetangga|orang|pelanggan|pembeli|satu|tenda)',
      '(?:(?:soalnya|sebab) )?banyak (?:yang|orang) (?:ngira|mengira|tanya|nanya|telepon|bilang|protes|komplain)',
      '(?:makanya )?(?:kalau )?ada (?:yang|ibu\\S*|bapak\\S*|orang) (?:tanya|nanya|bilang|ngira|protes|komplain|pesan mendadak)',
      '(?:kata \\p{L}+|tetangga|teman) (?:saya|kami)',
      '(?:anak|istri|suami|ibu) saya (?:bilang|suruh|sampai)|mati semua',
      'ya (?:mana|mungkin|memang|begitu|sudah)|namanya juga|awalnya karena|terserah|jangan (?:percaya|nanti ditanya|ditanya)|itu yang susah|tahun (?:lalu|kemarin) saya|sudah sering|saya juga dulu|capek|hasil kredit|dulu saya (?:kerja|ikut|sempat)|untung|sering (?:sekali|banget)|orang sering|tidak bisa begitu|waktu itu|tahun \\d{4}, waktu|jujur saja|saya tegaskan',
    ),
  ],
  topics: [
    front(
      '\\p{L}{3,}nya (?:dari|pakai|boleh|bisa|ada|sudah|mulai|saya|\\d)',
      `${doer} (?:juga|cuma|hanya|tidak|terima|buka|bisa|jual|kasih|antar|kirim)`,
      '(?:kalau|harga|harganya|hari|buka|tutup|antar|bisa|ada|garansi|sekarang|sekali|satu|paket|coba|umur|pesan|order|lokasi|terima|jual|beli|sewa|ongkir|les|bikin|jahit|cuci|ganti|servis) \\S+',
      `(?!jam|pukul|sampai|di)(?:\\p{L}+ ){1,4}(?:itu|boleh|bisa|gratis|harus|cuma|jangan|tolong|${number})`,
    ),
  ],
  subordinates: [],
  statement: nothing,
  linking: nothing,
  jammed: [
    // “Digoreng tiap hari selasa sama jumat minyaknya ganti terus”
    new RegExp(
      `\\s(?:\\d+ ?(?:rb|ribu|k|jt|juta|hari|jam|menit|bulan|tahun)|senin|selasa|rabu|kamis|jumat|sabtu|minggu|gratis) (?!(?:biasa|akhir|sebelum|sesudah|minimal|maksimal|semua|harga)nya)\\p{L}{3,}nya (?:ganti|pake|${says})(?!\\p{L})`,
      'iu',
    ),
    // “… tergantung musim bunganya madunya encer”
    /\p{L}{3,}(?<!ta|pu)nya (?!(?:biasa|akhir|sebelum|sebenar|sesudah|khusus|umum|misal|minimal|maksimal|harus|pokok|se\p{L}+)nya)\p{L}{3,}(?<!ta|pu)nya(?!\p{L})/iu,
    // “pengerjaan 2 hari alatnya agak berisik saya ngomong dulu”
    /^(?:[^\s,]+ ){4,}[^\s,]+(?<!(?:^|\s)(?:yang|kalau|kata|rumah|punya|dari|sama|dan|atau|tapi|jadi|biar|soalnya|karena|nanti|sebelum|setelah|ke|di|buat|untuk|anak|adik|istri|mobil|gang)) (?:saya|kami) (?:tidak|cuma|bisa|bilang|ngomong|ada|jual|kasih|terima|main|antar)(?!\p{L})[^,]*$/iu,
    /^(?:[^\s,]+ ){6,}belum punya/iu,
  ],
  named: nothing,
  opensList: [/(?:^|[\s,])(?:isinya|isi|terdiri dari|sudah sama|termasuk|dapat) [^,]*$/iu],
  says: [within(says), front(doer, acts)],
  waits: [indonesianStarts.binds],
  opensCase: [/^(?!(?:tahan|awet)(?!\p{L})).*(?<!\S)(?:kalau|jika|bila) (?:[^\s,]+ ){1,4}[^\s,]+$/iu],
}

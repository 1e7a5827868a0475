import type { Selling } from './types.ts'

const otherwise =
  'tidak|gak|ga|nggak|ndak|tdk|kada|ora|belum|bukan|minta|butuh|perlu|tutup|libur|buka|cuma|hanya|terima (?:pembayaran|cash|transfer|qris)'

export const selling: Selling = {
  does: [
    new RegExp(
      `^(?:kami|saya|sy|aku|gw|gue|kita|ibu|bapak|mama)(?: (?:sudah|bisa|juga|selalu))* (?!(?:${otherwise})(?!\\p{L}))\\p{L}+`,
      'iu',
    ),
    /^(?:me)?(?:terima|nerima|layani|jual|dagang|sewakan|nyewa\p{L}+|bikin|buat|produksi|sedia|siapkan) (?!cash|transfer|qris|pembayaran|kosong)\p{L}+|^(?:menerima|melayani|menjual|menyewakan|membuat|menyediakan|tukang|spesialis|jasa|servis|service|tambal|ganti|les|kursus|belajar|pijat|pijet|cuci|cetak|bibit|isi ulang|potong|jahit|rajut|kelas) \p{L}+/iu,
    /(?<!\p{L})(?:aku|kami|saya|tak|gw) (?:datang|dateng|jemput|antar|anter|kirim foto|kirim video|ganti|perbaiki)(?!\p{L})/iu,
  ],
  made: [
    // “Cocok untuk kulit kering”: whom it suits.
    /^(?:cocok|pas|aman) (?:untuk|buat) (?!usia|umur)\p{L}/iu,
    /(?<!\p{L})(?:buatan|bikinan|dibuat|dimasak|dipanggang|dijahit|diracik|disaring|dianyam|ditenun|homemade|handmade|buatan tangan|rajut tangan)(?!\p{L})/iu,
    /(?<!\p{L})(?:segar|seger|fresh|asli|alami|organik|fermentasi|okulasi|empuk|renyah|gurih|adem|lembut|wangi|halus|awet|ringan|tanpa|tidak pakai|gak mambu)(?!\p{L})/iu,
    /(?<!\p{L})(?:setiap|tiap) (?:pagi|hari|sore|subuh)(?!\p{L})(?!.*\d\d[.:]\d\d)|^bahan(?:nya)? \p{L}/iu,
  ],
  proven: [
    /(?<!\p{L})sejak(?!\p{L})|(?<!\p{L})(?:sudah|udah|pengalaman|berpengalaman) (?:lebih )?(?:dari )?\d+ (?:tahun|th|thn)(?!\p{L})|turun[- ]temurun/iu,
    /(?<!\p{L})(?:bersertifikat|halal|pirt|bpom|uji lab|resmi|berizin)(?!\p{L})/iu,
  ],
  promised: [
    /(?<!\p{L})(?<!parkir )(?:gratis|bonus|diskon|promo|cashback|cuma-cuma|tidak dihitung|dikembalikan|uang kembali|bayar \d+ hari)(?!\p{L})/iu,
    /(?<!(?:tanpa|tidak ada|ga ada|gak ada) )(?<!\p{L})(?:ber)?garansi(?!\p{L})|(?<!\p{L})(?:kami|saya|tak) ganti(?!\p{L})/iu,
    /(?<!\p{L})(?:boleh|bisa) (?:coba|cicil|ditunggu|tunggu|request|pilih)(?!\p{L})|(?<!\p{L})(?:sudah|udah|sdh) (?:termasuk|sama|dengan) \p{L}+/iu,
  ],
  prices: [/(?<!\p{L})rp\.? ?\d|\d ?(?:rb|ribu|ribuan|k|jt|juta)(?!\p{L})|\d{1,3}\.\d{3}(?!\d)/iu],
  asides: [
    /(?<!\p{L})(?:deposit|jaminan|dp|denda|ongkir|ongkos|tambah\p{L}*|nambah|telat|batal|hangus|pes[ae]n\p{L}*|wajib|harus|syarat|toleransi|dengan janji|bawa sendiri|dibawa sendiri|terpisah|kecuali malam|luar kota)(?!\p{L})/iu,
    /^(?:parkir\p{L}*|catatan|kemasan|warna|kategori|kondisi|stok|berat|alamat|jadwal|jam|pembayaran|tempat|varian|ukuran|size|area|biaya|harga|dm|wa|order|mulai(?: dari)? (?:rp ?)?\d[\d.]*(?:rb|k| ribu)?(?=$|,)|\d+ (?:jam|hari)(?=$|,))(?!\p{L})/iu,
    /(?<!\p{L})(?:tidak|gak|ga|nggak|ndak|ora) (?:buka|ada|ado) cabang(?!\p{L})/iu,
    // “Ada yang dibakar”: of what was named before.
    /^(?:ada|ado|aya|ono) (?:yang|nu|sing)(?!\p{L})/iu,
    // “Bapaknya sekalian potong juga bisa 40 ribu”: besides what was said before.
    /^(?:[^\s,]+ ){1,4}(?:juga|jg|ge)(?!\p{L})/iu,
    /(?<!\p{L})(?:terakhir|batas|last) (?:order|pesan)(?!\p{L})|^(?:ld|lp) ?\d/iu,
    // “Satu karung 20 kg”
    /^(?:satu|1|per|se)(?: ?\p{L}+) (?:isi |berat |kira2 |kira-kira |sekitar )?\d[\d.,]* ?(?:kg|kilo|gr?|gram|ons|ml|l|liter|pcs|biji|cm|m)$/iu,
    /(?<!\p{L})(?:tidak|gak|ga|belum) (?:di\p{L}+kan|termasuk|terima|melayani|bisa|mau)(?!\p{L})/iu,
  ],
}

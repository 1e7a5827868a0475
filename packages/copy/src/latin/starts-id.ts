import { end, front, type Starts, within } from './starts.ts'

const dayInIndonesian = '(?:sen[ei]n|selasa|rabu|kamis|jumat|jum’at|sabtu|minggu)'
const noInIndonesian = '(?:belum|tidak|gak|ga|nggak|ngga|enggak|tak|ndak)'
const doneInIndonesian =
  'di(?:goreng|buat|masak|jahit|panggang|giling|sangrai|rebus|kukus|olah|proses|jemur|bungkus|kemas|potong|anyam|rajut|bakar|kerjakan|kirim|antar|saring|ayak|tumbuk|peras|rendam|rakit|bordir)'

/** A sum with what it is for: “550 ribu per meter persegi”, “75 ribu sekali datang”, “25 ribu sehari”. */
const sumInIndonesian =
  '(?:[\\d.,]+ ?(?:rb|ribu|rebu|k|jt|juta|perak)|(?:puluh|belas|ratus) (?:ribu|juta))(?: satu| (?:per|sekali|tiap|setiap) \\p{L}+(?: (?:persegi|kubik|datang|jalan))?| se(?:hari|malam|bulan|minggu|jam|orang|biji|batang|botol|porsi|kilo|ekor)(?: semalam)?)?'

/** A word that goes on with what stands before it, so that no thing of its own begins there. */
const goesOnInIndonesian =
  '(?:se\\p{L}+|satu|pagi|siang|sore|malam|buat|untuk|lagi|isi|harga|jasa|sampai|hingga|kecuali|tambah|minimal|maksimal|dengan|cuma|hanya|hari|mulai|lebih|kalau|kalo|jika|kerja|libur|besar|kecil|bayar|setiap|tiap|per|nambah|atau|dan|bisa|boleh|sama|plus|sudah|belum|udah|tidak|gak|ga|nggak|juga|masih|tetap|yang|ke|dari|di|pada|dalam|karena|soalnya|jadi|tapi|nanti|langsung|saja|aja|ya|kak|itu|ini|saya|kami|biar|asal|terus|lalu|baru|pas|jam|menit|bulan|tahun|minggu|orang|kali|ribu|rb|persen|persegi|kubik|lari)'

/** A thing and what holds of it: “TV tidak disewakan”, “gitar boleh pinjam”, “gambar boleh dari HP”, “baunya sudah tidak nyengat”. */
const thingWithVerb = `(?!${goesOnInIndonesian}(?!\\p{L}))(?:\\p{L}{2,} ){1,4}(?:tidak|gak|ga|nggak|belum|bisa|boleh|harus|wajib|sudah|masih|selalu|gratis|ditinggal|dipotong|dikembalikan|dibalikin|ditanggung|dihitung|dikenakan) \\p{L}{2,}`

/** Where Indonesian statements begin. */
export const indonesianStarts: Starts = {
  likely: front(
    '(?:terima|jual|buka|ambil|pesan|order|potong|kukus|jangan|kirim|ongkir|booking|lokasi|umur|wilayah|coba|pengerjaan|biasanya|dp|garansi|sewa) (?!saja|aja|dulu|ya)\\S+',
    '(?:cuci|servis|pangkas|cukur|les|telur\\p{L}*|frozen|silet|gang|gambar|karung|gitar|mobil|sofa|noda|bulu) \\p{L}+',
    '(?!biasa|akhir|misal|harus|khusus|umum|kira)\\p{L}{3,}nya (?:juga|ada|sudah|masih|bisa|dari|boleh|ktp|sampai|\\d)',
    `${dayInIndonesian}(?: (?:pagi|siang|sore|malam))? (?:tutup|libur|tidak|ga|gak)`,
    'kalau (?:mau|lebih|musim|belum|ketemu|anak|diantar|air|hujan|hari|tidak)',
    '(?:saya|kami) (?:juga|terima|menerima|ngomong|jual|menjual)',
    'yang (?:sewa|diajarkan|ambil|beli)',
  ),
  sure: front(
    'isi \\d+',
    // “les renang … di kolam Tirta Asri sebulan 400 ribu”
    '(?:sebulan|seminggu|setahun) \\d+ ?(?:rb|ribu|k|jt|juta)',
    'satu (?:pelatih|guru|tutor|kelas|kelompok) (?:\\p{L}+ )+\\d',
    `jadwal(?:nya)? (?:${dayInIndonesian}|jam|tiap|setiap|bebas|fleksibel)`,
    '(?:botol|toples|jar|pouch) \\d+ ?(?:ml|gr?|gram|liter|kg) (?:rp ?)?\\d',
    'tarif(?:nya)? (?:mulai|per|\\d)',
    'stok (?:ada|cuma|hanya|terbatas)',
    'tiket \\p{L}+ (?:belum|sudah)',
    '(?:belum|tidak) ada kelas',
    'kalau \\p{L}{3,}nya (?:sakit|rusak|batal|hilang|telat)',
    'paket \\d+ ?x?',
    'jam \\d+ biasa(?:nya|ne)',
    '(?:lewat|lebih) dari (?:itu|situ) \\d+',
    'ada \\p{L}+ tambahan',
    'tahan (?:\\d+|sampai|seminggu|sebulan|setahun)',
    `buka (?:jam|pukul|tiap|setiap|dari|mulai|24|${dayInIndonesian})`,
    `tutup (?:jam|pukul|tiap|hari|${dayInIndonesian})`,
    `(?:hari )?${dayInIndonesian} (?:libur|tutup)`,
    `libur (?:tiap|setiap|hari|${dayInIndonesian})`,
    `${noInIndonesian} (?:bisa (?:kirim|antar|cod|nego|retur|tukar)|(?:terima|menerima|melayani) (?!takut|kalau|karena|ya )\\p{L}+|pakai \\p{L}+|pake \\p{L}+)`,
    'tanpa (?:pengawet|pewarna|msg|micin|campuran|pemanis|bahan|perisa)',
    '(?:aman|cocok) (?:buat|untuk)',
    '(?:ambil sendiri|lokasi|mangkal) (?:di|depan|dekat)',
    'order (?:h-|minimal|min|sebelum|lewat)',
    '(?:panen|masak|produksi) (?:tiap|setiap)',
    'dp \\d+',
    '\\p{L}{4,}nya (?:pakai|pake|ganti|buatan|dari)',
    'bisa (?:pesan|order|kirim|antar|cod|bayar|transfer|nego|jemput|booking)',
    'pesan (?:antar|minimal|maksimal|paling|sebelum|lewat|dulu|h-)',
    'minimal (?:order|pesan|beli|pembelian|pemesanan)',
    '(?:kirim|antar) (?:gratis|tiap|setiap|ke|seluruh|luar|area|hari|pakai)',
    'di(?:kirim|antar) (?:gratis|tiap|setiap|ke|pakai|hari|langsung|dalam)',
    'ongkir (?:\\d|gratis|ditanggung|flat|mulai|sesuai)',
    'gratis (?:ongkir|antar|kirim)',
    'tersedia (?:\\d|ukuran|rasa|warna|varian|pilihan|juga)',
    '(?:pem)?beli(?:an)? \\d+ (?:\\p{L}+ )?gratis',
    'antar (?:\\p{L}+ ){1,2}gratis',
    'harga(?:nya)? (?:mulai|per) \\S+',
    'survei (?:lokasi )?gratis',
    // “ganti baterai 50rb garansi 1 tahun” is of what it stands with, where it names nothing.
    'garansi (?!\\d)\\p{L}+ \\d+',
    'durasi \\d+',
    'pengerjaan (?:\\d|\\p{L}+ )',
    'motif (?:\\p{L}+ )?(?:boleh|bisa)',
    '(?:gambar|cek|survei|ukur) dulu baru',
  ),
  later: [
    {
      // “… tergantung musim bunganya madunya encer”
      ends: end('(?:tergantung|sesuai) (?:\\p{L}+ )?\\p{L}{3,}nya'),
      begins: front('\\p{L}{3,}nya \\p{L}+'),
    },
    {
      ends: end(
        '(?:jam|pukul) [\\d.]+',
        '[\\d.]+ ?(?:rb|ribu|k|jt|juta|gr?|gram|kg|kilo|ml|liter|km|meter|hari|minggu|bulan|tahun|jam|menit|pcs|biji|buah|kotak|box|orang|porsi)',
        '(?:tiap|setiap) (?:hari|pagi|sore|malam)',
        '\\d (?:pagi|siang|sore|malam)',
        'luar kota|cod|ongkir|gratis',
        dayInIndonesian,
      ),
      begins: front(
        `${doneInIndonesian} (?:tiap|setiap|pakai|dari|sendiri|dengan|langsung|tanpa|pas|pake|\\d+|manual|pagi|malam)`,
        'ada (?:\\d|ukuran|rasa|warna|varian|pilihan|garansi|parkir|tempat|diskon|promo)',
        'mulai (?:harga|rp)',
        '\\p{L}{3,}nya (?:ganti|dari|pakai|bisa|ada|buatan|masih|selalu|di\\p{L}{4,})',
        // “… radius 2 km jas sama kebaya gak terima”
        `(?!kalau|dan|atau|ke|dari|di|untuk|tapi|yang|kami|saya|juga|masih|tetap)\\p{L}{3,} (?:\\p{L}+ ){0,3}${noInIndonesian} (?:terima|diterima|bisa)`,
        `(?:${noInIndonesian} )?bisa (?:di\\p{L}{4,}|request|custom)`,
      ),
    },
    {
      // “… ganti 250 ribu TV tidak disewakan”, “… 25 ribu sehari tidak usah dicuci”
      ends: end(sumInIndonesian, '\\d+ (?:hari|jam|menit|minggu|bulan|tahun|kali)', 'gratis|ya|ditunggu'),
      begins: front(
        thingWithVerb,
        '(?:tidak|gak|ga|nggak) (?:usah|perlu|terima|melayani)',
        'jangan \\p{L}{4,}',
        '(?:ambil|ukur|antri|datang|daftar|pesan|booking|fitting|coba|antar|jemput) \\p{L}+',
        '(?:saya|kami) (?:sudah|bidan|guru|perawat|lulusan|dibantu) \\S+',
        '(?:umur|ukuran|area|daerah|wilayah|alamat|lokasi|lama|dp|syarat|jaminan) \\S+',
        '\\p{L}{3,}nya \\p{L}+',
        '(?:gang|silet|gambar|alat|bahan|cat|karung|stok|musim) \\p{L}+',
      ),
    },
    {
      // “… tiap hari ayam goreng 12 ribu”
      ends: end('(?:tiap|setiap) hari', '[\\d.]+ ?(?:rb|ribu|k)', '\\d+ hari', 'minimal \\d+ (?:kilo|kg)'),
      begins: front(
        'harga(?:nya)? (?:mulai|per|satu|rp|\\d)',
        '(?!se\\p{L}+|jadi|kelar|beres|pagi|siang|sore|malam|buat|lagi|isi|harga|jasa|sampai|hingga|kecuali|tambah|minimal|dengan|cuma|hanya|hari|mulai|untuk|lebih|kalau|kerja|libur|besar|bayar|setiap|per|nambah|atau|bisa|sama|plus)\\p{L}{3,} (?:\\p{L}{3,} ){0,4}\\d+ ?(?:rb|ribu|k)',
      ),
    },
    {
      ends: end('(?:hari|jam|menit) (?:jadi|selesai|beres)', 'gratis|ditunggu'),
      begins: front('garansi \\d+'),
    },
    {
      // “… 2 hari jadi kalau mau sehari 10rb”
      ends: end('\\d+ ?(?:jam|hari|menit|minggu) (?:jadi|selesai|beres)'),
      begins: front('(?:kalau|jika) mau \\p{L}+', 'minimal \\d+'),
    },
    {
      // “… telpon aja saya datang area Jogja kota”
      ends: end('datang|dateng|dtg|aja|saja|merk|merek|tipe'),
      begins: front('(?:area|daerah|wilayah) \\p{L}+'),
    },
  ],
  binds: end(
    'asal|asalkan|selama|titip|yang|kalau|jika|bila|sudah|bisa|belum|tidak|gak|ga|nggak|ngga|jangan|dan|atau|tapi|tetapi|juga|masih|hanya|cuma|baru|tetap|selalu|harus|wajib|akan|dapat|boleh|mau|untuk|agar|supaya|biar|(?<!\\d ?(?:jam|hari|menit|minggu) )jadi|karena|setelah|sebelum|saat|waktu|pas|sambil|(?<!ganti )terus|lalu|kemudian|langsung|serta|dengan|dari|di|ke|per|tiap|setiap|sampai|hingga|kami|saya|kita|aku|toko|warung|anda|kamu|(?<!ditanggung )pembeli|orang|(?<!\\d )anak|tinggal|silakan|siap|terima|menerima|melayani|layanan|biaya|ongkos|jasa|bebas|gratis|beda|ada|daftar|tanya|cek|kecuali|selain|kadang|biasanya|jika|paling|minimal|order|itu|ini',
    '(?<!tiap |\\d )hari',
    `(?<!(?:sampai|tiap|hari|libur|tutup|dan|sama|[\\d–]) )${dayInIndonesian}`,
    'warna|ukuran|rasa|motif|nama|tulisan|desain|model|bahan|bentuk|level|topping|pesanan|barang|jumlah|foto|box|kotak|paket|pack|bungkus|toples|dus|mika|botol|kemasan|porsi|loyang|termos|lusin|karung|tray|keranjang|cup|gelas|plastik|sachet|parsel|hampers|buket|besar|kecil|sedang|(?<!(?:tergantung|sesuai) (?:\\p{L}+ )?)\\p{L}{3,}nya',
    'karpet|daya|jam|bengkel|klinik|kedai|salon|kios|depot|lapak|studio|laundry|kantor|alergi',
    '(?<!\\d ?(?:rb|ribu|k|jt|juta) )(?:per \\p{L}+|(?:satu|1) (?!hari|minggu|bulan|tahun|jam)\\p{L}+)',
    '(?:beli|pesan|order|ambil)(?: \\p{L}+)? \\d+(?: \\p{L}+)?',
  ),
  condition: within(
    'kalau|jika|bila|apabila|asal|asalkan|selama|saat|khusus|untuk|di ?atas|setelah|sesudah|sehabis|lewat|lebih|karena|(?<!ada )yang',
  ),
  outcome:
    /(?:^|\s)(?:kalau|jika|bila) (?:\S+ ){1,6}(?:bayar|boleh|jangan|nanti|harus|nambah|tambah|dapat|langsung|saya|kami|balik|tinggal) \S+ \S+/iu,
  // “pijat bayi 70 ribu sekitar 30 menit untuk umur 1 bulan sampai 2 tahun”
  settled: /^(?:\S+\s){4,}(?:untuk|buat) (?:\S+ )+\S+$/iu,
  closed:
    /^(?:tahan|awet) .*(?:(?:ditutup|disimpan|kulkas|ditaruh|freezer)(?: \p{L}+)?|\d+ (?:hari|minggu|bulan))$/iu,
  asks: /^(?:pesan|beli|minimal|order|pembelian|ambil)(?!.* gratis)(?!\p{L})|\s(?:pesan|beli|minimal|min|order|ambil)(?: \p{L}+)? \d+(?: \p{L}+)?$/iu,
  given: front('gratis|(?:di)?antar gratis|(?:di)?kirim gratis|diantar|dikirim|bisa|ongkir'),
  tells: within(
    '\\d|tidak|gak|ga|belum|jangan|tanpa|nanti|belajar|kursus|ganti|tiap|setiap|isi|tahan|tutup|libur|harga|buka|bisa|ada|jual|terima|menerima|datang|dateng|antar|jemput|kirim|pakai|umur|saja|aja|tergantung|di\\p{L}{4,}|me\\p{L}{4,}|ber\\p{L}{4,}',
  ),
}

/** By what a statement is known to begin anew, in the words of owners who write without marks. */
export type Starts = {
  /** At the front: begins a statement wherever its word does not belong to the one before. */
  sure: RegExp
  /** At the front: begins one most often; asked only of what has room nowhere and no sure place to be parted. */
  likely?: RegExp
  /** What begins one only after what surely ended the last: a sum, a measure, a time. */
  later: readonly { ends: RegExp; begins: RegExp }[]
  /** At the end: what the next word belongs to. */
  binds: RegExp
  /** The front of a case: what comes next may be what it is a case of. */
  condition: RegExp
  /** A statement with its case, after which another begins: how long something keeps. */
  closed: RegExp
  /** What is asked for something that is given for it, which is told with it. */
  asks: RegExp
  /** At the front: what is given. */
  given: RegExp
  /** What a first part has to hold to say something. */
  tells: RegExp
}

function front(...words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join('|')})(?!\\p{L})`, 'iu')
}

function end(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${words.join('|')})$`, 'iu')
}

function within(...words: readonly string[]): RegExp {
  return new RegExp(`(?:^|\\s)(?:${words.join('|')})(?!\\p{L})`, 'iu')
}

const dayInIndonesian = '(?:senin|selasa|rabu|kamis|jumat|jum’at|sabtu|minggu)'
const noInIndonesian = '(?:belum|tidak|gak|ga|nggak|ngga|enggak|tak|ndak)'
const doneInIndonesian =
  'di(?:goreng|buat|masak|jahit|panggang|giling|sangrai|rebus|kukus|olah|proses|jemur|bungkus|kemas|potong|anyam|rajut|bakar|kerjakan|kirim|antar|saring|ayak|tumbuk|peras|rendam|rakit|bordir)'

/** Where Indonesian statements begin. */
export const indonesianStarts: Starts = {
  sure: front(
    'isi \\d+',
    'paket \\d+ ?x?',
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
    'bisa (?:kirim|antar|cod|bayar|transfer|nego|jemput|booking)',
    'pesan (?:minimal|maksimal|paling|sebelum|lewat|dulu|h-)',
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
    'garansi (?:\\p{L}+ )?\\d+',
    'durasi \\d+',
    '(?:gambar|cek|survei|ukur) dulu baru',
  ),
  later: [
    {
      ends: end(
        '(?:jam|pukul) [\\d.]+',
        '[\\d.]+ ?(?:rb|ribu|k|jt|juta|gr?|gram|kg|kilo|ml|liter|km|meter|hari|minggu|bulan|tahun|jam|menit|pcs|biji|buah|kotak|box|orang|porsi)',
        '(?:tiap|setiap) (?:hari|pagi|sore|malam)',
        '\\d (?:pagi|siang|sore|malam)',
        'luar kota|cod|ongkir|gratis',
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
      // “… tiap hari ayam goreng 12 ribu”
      ends: end('(?:tiap|setiap) hari', '[\\d.]+ ?(?:rb|ribu|k|kilo|kg|menit|jam)'),
      begins: front(
        'harga(?:nya)? (?:mulai|per|satu|rp|\\d)',
        '(?!se\\p{L}+|pagi|siang|sore|malam|buat|lagi|isi|harga|jasa|sampai|hingga|kecuali|tambah|minimal|dengan|cuma|hanya|hari|mulai|untuk|lebih|kalau|kerja|libur|besar|bayar|setiap|per|tambah|nambah|atau|bisa|sama|plus)\\p{L}{3,} (?:\\p{L}{3,} ){0,4}\\d+ ?(?:rb|ribu|k)',
      ),
    },
    {
      // “… 2 hari jadi kalau mau sehari 10rb”
      ends: end('\\d+ ?(?:jam|hari|menit|minggu) (?:jadi|selesai|beres)'),
      begins: front('(?:kalau|jika) mau \\p{L}+', 'minimal \\d+'),
    },
    {
      // “… telpon aja saya datang area Jogja kota”
      ends: end('datang|dateng|dtg|aja|saja'),
      begins: front('(?:area|daerah|wilayah) \\p{L}+'),
    },
  ],
  binds: end(
    'yang|kalau|jika|bila|sudah|bisa|belum|tidak|gak|ga|nggak|ngga|jangan|dan|atau|tapi|tetapi|juga|masih|hanya|cuma|baru|tetap|selalu|harus|wajib|akan|dapat|boleh|mau|untuk|agar|supaya|biar|(?<!\\d ?(?:jam|hari|menit|minggu) )jadi|karena|setelah|sebelum|saat|waktu|pas|sambil|terus|lalu|kemudian|langsung|serta|dengan|dari|di|ke|per|tiap|setiap|sampai|hingga|kami|saya|kita|aku|toko|warung|anda|kamu|pembeli|orang|anak|tinggal|silakan|siap|biaya|ongkos|jasa|bebas|gratis|beda|daftar|tanya|cek|kecuali|selain|kadang|biasanya|jika|paling|minimal|order|itu|ini',
    '(?<!tiap |\\d )hari',
    `(?<!(?:sampai|tiap|hari|libur|tutup|dan|[\\d–]) )${dayInIndonesian}`,
    'warna|ukuran|rasa|motif|nama|tulisan|desain|model|bahan|bentuk|level|topping|pesanan|barang|jumlah|foto|box|kotak|paket|pack|bungkus|toples|dus|mika|botol|kemasan|porsi|loyang|termos|lusin|karung|tray|keranjang|cup|gelas|plastik|sachet|parsel|hampers|buket|besar|kecil|sedang|\\p{L}{3,}nya',
    'daya|jam|bengkel|klinik|kedai|salon|kios|depot|lapak|studio|laundry|kantor|alergi',
    '(?<!\\d ?(?:rb|ribu|k|jt|juta) )(?:per \\p{L}+|(?:satu|1) (?!hari|minggu|bulan|tahun|jam)\\p{L}+)',
    '(?:beli|pesan|order|ambil)(?: \\p{L}+)? \\d+(?: \\p{L}+)?',
  ),
  condition: within(
    'kalau|jika|bila|apabila|asal|asalkan|selama|saat|khusus|untuk|di ?atas|setelah|sesudah|sehabis|lewat|lebih|karena|(?<!ada )yang',
  ),
  closed:
    /^(?:tahan|awet) .*(?:(?:ditutup|disimpan|kulkas|ditaruh|freezer)(?: \p{L}+)?|\d+ (?:hari|minggu|bulan))$/iu,
  asks: /^(?:pesan|beli|minimal|order|pembelian|ambil)(?!.* gratis)(?!\p{L})/iu,
  given: front('gratis|(?:di)?antar gratis|(?:di)?kirim gratis|diantar|dikirim|bisa|ongkir'),
  tells: within(
    '\\d|belajar|kursus|ganti|tiap|setiap|isi|tahan|tutup|libur|harga|buka|bisa|ada|jual|terima|menerima|datang|dateng|antar|jemput|di\\p{L}{4,}|me\\p{L}{4,}|ber\\p{L}{4,}',
  ),
}

const dayInVietnamese = '(?:chủ nhật|cn|thứ (?:hai|ba|tư|năm|sáu|bảy|[2-7])|t[2-7])'
const sumInVietnamese = '\\d[\\d.,]* ?(?:k|nghìn|ngàn|đ|triệu|tr)'
const eachInVietnamese =
  '(?:suất|phần|cái|hộp|ly|tô|bát|kg|ký|cân|túi|gói|chai|con|chiếc|bộ|buổi|người|lọ|hũ|ổ|khay|mét|đĩa|cuốn)'

/** Where Vietnamese statements begin. */
export const vietnameseStarts: Starts = {
  sure: front(
    'bán (?:từ|lúc|mỗi|buổi)',
    'mở (?:cửa|bán) (?:từ|lúc|mỗi|cả|\\d)',
    `${dayInVietnamese} (?:nghỉ|đóng cửa)`,
    `nghỉ (?:${dayInVietnamese}|lễ|tết)`,
    'có (?:ship|giao|nhận|bảo hành)',
    'không (?:chất bảo quản|phẩm màu|hàn the|bột ngọt|xài \\p{L}+|dùng \\p{L}+)',
    '(?:hũ|hộp|túi|chai|gói|bịch|bao) \\d+ ?(?:g|gr|gram|kg|ký|ml|lít)',
    'gửi (?:xe|bưu|đi)',
    'ai (?:dị ứng|cần|muốn|lấy|mua)',
    'thợ (?:tới|đến) (?:trong|tận|nhà)',
    'giao (?:trong|tận|hàng|nội|ngoài|miễn|toàn|từ|sau|trước)',
    'ship (?:trong|toàn|tận|cod|nội|ngoài)',
    'nhận (?:đặt|làm|may|sửa|ship)',
    'đặt (?:trước|từ|tối thiểu|ít nhất|cọc|qua)',
    'mua (?:từ )?\\d+ (?:\\p{L}+ )?(?:tặng|giảm|được|giao|ship|miễn|free)',
    `(?:một|1|mỗi) ${eachInVietnamese} ${sumInVietnamese}`,
    'sau \\d+ ?(?:giờ|h)(?: (?:sáng|trưa|chiều|tối|đêm))? (?:thêm|phụ thu|nghỉ|không|giảm)',
    '(?:không|chưa) (?:ship|giao|có (?:ship|giao|chỗ))',
    'chở (?:trong|tận|tới|ra)',
    '(?:ăn|xài|mặc|dùng) (?:không|ko) (?:ngon|ưng|vừa|thích)',
    'có mặt (?:sau|trong|ngay)',
    '(?:kiểm tra|xem|đo) (?:xong )?báo giá',
    'không (?:làm|sửa được|ưng) (?:thì )?không (?:lấy|tính|thu) tiền',
    'bảo hành \\d+',
  ),
  later: [
    {
      ends: end('(?:mỗi|hằng|hàng) (?:sáng|ngày|chiều|tối)', '(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)', 'nghỉ'),
      begins: front('giá (?:từ|\\d)'),
    },
    {
      ends: end(
        `${sumInVietnamese}(?: (?:một|1|mỗi) ${eachInVietnamese})?`,
        '\\d[\\d.,]* ?(?:g|gr|gram|kg|ký|ml|lít|cm|m|cái|ngày|giờ|h|tháng|năm|tuần|phút|cây|km|người|suất|phần|hộp)?',
        '(?:mỗi|hằng|hàng) (?:sáng|ngày|chiều|tối|tuần)',
        '(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)',
        'hôm (?:trước|sau)',
        'nghỉ',
      ),
      begins: front(
        `${sumInVietnamese} (?:một|1|mỗi) ${eachInVietnamese}`,
        'không (?:chất|phẩm|đường|dùng|bột|pha|hóa)',
        'mỗi (?:ngày|tuần) (?:\\p{L}+ )?\\d+',
        'làm (?:trong|mất|tay|xong|theo)',
        'có (?:sẵn|chỗ|thêm)',
        'tặng kèm \\p{L}+',
        'cọc \\d+',
        '(?:không|chưa) (?:nhận|bán|mở|đổi|trả)',
        '(?:quán|shop|tiệm|bên em|bên mình|nhà mình) (?:có|bán|nhận|giao|mở|nghỉ|làm|chỉ|không|chưa|ship)',
      ),
    },
    {
      // “vá ruột 30 ngàn thay ruột 90 ngàn”, “thêm chả 5 ngàn dì nấu lúc 3 giờ sáng”
      ends: end(`${sumInVietnamese}(?: ?(?:/|một|1|mỗi) ?(?:${eachInVietnamese}|m2|m))?`),
      begins: front(
        '(?:mài|khoan|cắt|vá|thay|rửa|giặt|sửa|lắp|may|gội|nhuộm|uốn|sơn|dán|bơm|hàn|chở) \\p{L}+',
        '(?:dì|cô|chú|anh|chị|bà|ông|mợ|em|mình|tui) (?:nấu|làm|bán|giao|nhận|chạy|mở|nghỉ|sửa|rang|gói)',
        `(?!một|mỗi|cho|tới|đến|hoặc|hay|còn|là|thì|gồm|có|kèm|với|và|trở|mà|nhưng|nếu|khi|từ|trên|dưới|tùy|cộng|sáng|trưa|chiều|tối|đêm|rưỡi|giờ|ngày|tháng|ngoại|nội|tỉnh|size)\\p{L}{2,} (?:\\p{L}+ ){0,3}${sumInVietnamese}`,
      ),
    },
    {
      ends: end('(?:giờ|h) (?:sáng|trưa|chiều|tối|đêm)'),
      begins: front('bán (?:ngay|ở|tại)'),
    },
    {
      ends: end('là hết|là nghỉ|tính riêng'),
      begins: front('(?:cúng|đám|giỗ|tiệc|ai|đặt|kính|xe|máy|hàng|đồ|bánh) \\p{L}+'),
    },
  ],
  binds: end(
    'và|hoặc|hay|nhưng|mà|thì|nếu|khi|để|vì|nên|cũng|đã|đang|sẽ|được|bị|không|chưa|có|chỉ|mới|còn|vẫn|luôn|cần|phải|muốn|đừng|nhận|em|mình|tôi|anh|chị|shop|quán|tiệm|bên|nhà|khách|ai|bạn|những|các|ngày|(?<!(?:lấy|tính|mất|thu|hoàn) )tiền|phí|free|tự|rồi|đều|từ|đến|tới|(?<!hôm )trước|của|với|cho|bảng|báo|tăng|giảm|cùng|đồng|hỏi|kể|theo|trừ|cả|lúc|vào|bàn|do|tại|thêm|tặng|mỗi|một|ngoài|trong|(?<!hôm )sau|khoảng|tầm|dưới|trên|đóng|bán|chia|ra|mua|lấy|vô|đựng|đặt|xin|lòng|nhớ|hãy|thầy|cô|bé|thợ',
    '(?<!\\d )(?:hàng|loại|cây|vải|bánh)',
    '(?:mua|đặt|lấy)(?: từ| trên)? \\d+(?: \\p{L}+)?',
    `(?<!(?:đến|tới|mỗi|cả|trừ|nghỉ|và) )${dayInVietnamese}`,
  ),
  condition: within('nếu|khi|lúc(?! \\d)|sau \\d+ (?:giờ|h)|với đơn|dưới|trên|quá|ngoài|riêng|trừ'),
  closed: /^(?:để|bảo quản|dùng) .*(?:tủ lạnh|tủ mát|ngăn đá)$/iu,
  asks: /^(?:mua|đặt|đơn)(?!.* (?:tặng|miễn phí|free|giảm))(?!\p{L})/iu,
  given: front('tặng|miễn phí|free|giảm|giao|ship|có ship|có giao'),
  tells: within(
    '\\d|có|không|chưa|dùng|nghỉ|tặng|gửi|làm|bán|ướp|nấu|may|giao|nhận|được|mở|nướng|rang|chuyên|sửa',
  ),
}

const dayInEnglish = '(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*'

/** Where English statements begin. */
export const englishStarts: Starts = {
  likely: front(
    "(?:(?:i|we)(?! (?:don[’']?t|do not|can[’']?t|cannot|won[’']?t))|you|they|tha|yous|y[’']all|me and (?:my|our|the) \\p{L}+|(?:my|our) (?:dad|mum|mam|mom|son|wife|husband|brother|sister|lad|daughter)) \\p{L}+",
    "(?:it[’']?s|there[’']?s|here[’']?s) \\p{L}+",
    "(?:no|don[’']?t|can[’']?t|won[’']?t|cannae|dinnae|nowt|nae) \\p{L}+",
    '(?:been|good for|open|closed|free|prices?|delivery|deliver|pick ?up|collection|cash|cards?|deposit|other) \\S+',
    '(?:travel|parking|postage|shipping|fuel) is \\S+',
    '(?:call|text|message|ring|phone|email|whatsapp|dm|pm|ask|bring|send|book|order|pop|come|drop) \\p{L}+',
    '\\p{L}+ing is \\S+',
    'takes (?:about|around|\\d)',
    // “kitchen knives 4 quid each”
    '(?!within|in|to|for|from|over|under|about|only|just|and|or|is|are|at|with|per|outside|inside|all|extra)\\p{L}+ \\p{L}+s \\d+ (?:quid|bucks|dollars|pounds)',
    '(?:past|over|after|above) that \\p{L}+',
  ),
  sure: front(
    '(?:measure|bring|send|text|message|email|call|ring) (?:your|me|us|a|the|\\d)',
    '(?:order|book) (?:by|ahead|online|before|early|at least|\\d)',
    "(?:i|we)[’']ll \\p{L}+",
    "(?:i|we)(?:[’']m|[’']re| am| are) (?:in|at|on|based|open|closed)",
    "(?:it[’']?s|its) an? \\p{L}+",
    'no \\p{L}+s on',
    'local pick ?up',
    'drop off (?:at|before|by|from)',
    '(?:keeps|lasts) (?:for )?\\d+',
    `ships (?:in|on|next|within|${dayInEnglish})`,
    'pick ?up (?:is|only|from|at|after|before)',
    '(?:turnaround|delivery|shipping|postage|deposit|lead time) (?:is|takes|costs?)',
    '(?:sizes|prices) (?:are|run|start|from)',
    `closed (?:on )?${dayInEnglish}`,
    `open (?:from|daily|7|\\d|every|${dayInEnglish})`,
    'free (?:delivery|shipping|pick ?up|local)',
    'no (?:refunds|returns|deposit|minimum|exchanges|walk-?ins)',
    'cash (?:only|or)',
    'minimum (?:order|is)',
    '(?:i|we) (?:also|ship|deliver|offer|accept|close|open|charge) \\S+',
    "(?:i|we) (?:don[’']?t|do not|can[’']?t|cannot) (?:ship|deliver|work|open|charge|post) \\S+",
    "(?:i|we) (?:don[’']?t|do not|can[’']?t|cannot) \\p{L}+ (?!(?:at|on|in|for|it|them|that|any ?more|either|now|yet|here)(?!\\p{L}))\\p{L}+",
    '(?:i|we) (?:take|make|do|use|have|need) (?:cash|cards?|orders|all|every|no|a|an|the|your|\\d)',
    'you (?:can|get|pay|must|need|have to) (?:a|an|the|your|my|pick|bring|book|order|\\d)',
  ),
  later: [
    {
      // “$28 a window $65 a door”
      ends: end('[$£€]\\d[\\d.,]* (?:each|(?:an?|per) \\p{L}+)'),
      begins: front('[$£€]\\d[\\d.,]* (?:an?|per|for)', '\\p{L}+ (?:\\p{L}+ )?[$£€]\\d[\\d.,]*'),
    },
    {
      ends: end(
        '[$£€]\\d[\\d.,]*(?: (?:each|(?:an?|per) \\p{L}+))?',
        '\\d+ ?(?:dollars|bucks|quid|pounds|days?|weeks?|months?|hours?|minutes?)',
        'about a (?:week|month|day)',
        'each|by hand|online',
      ),
      begins: front(
        '(?:i|we|you|they) \\p{L}{2,}',
        'made to order',
        '(?:takes|comes|lasts) (?:about|in|with|a|\\d)',
      ),
    },
  ],
  binds: end(
    "and|or|but|so|that|which|who|whose|where|what|how|why|when|while|whenever|if|unless|once|until|till?|[’']?til|before|[’']?fore|afore|b4|after|since|because|[’']?cause|cuz|coz|bc|as|than|like|to|for|with|without|of|in|on|at|by|from|the|a|an|your|our|my|their|his|her|per|any|every|each|is|are|was|were|be|not|no|never|i|we|you|it|they|he|she|can|will|must|please|just|then|also|only|don[’']?t|all|everything|anything|whatever|nothing|something|things|stuff|ones?|way|time|day|do|cos|cause|about|get|gets|got|plus|has|have|do|does|take|takes|give|gives|includes?|offers?",
    '(?:buy|order|spend|over) \\S+',
    'me and (?:my|our|the) \\p{L}+',
  ),
  condition: within(
    "if|when|unless|once|until|till?|before|[’']?fore|afore|b4|after|whenever|because|since(?! \\d)|cos|cuz|coz|(?:over|under)(?= [$£€\\d])|says?|said|ask",
  ),
  closed: /^(?:keeps?|lasts?) .*(?:fridge|freezer|tin)$/iu,
  asks: /^(?:buy|order|spend|book|bring|refer)(?!.* (?:free|get))(?!\p{L})/iu,
  given: front('free|get|you get|no'),
  tells: /./u,
}

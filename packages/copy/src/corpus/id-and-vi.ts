import type { ShopBrief } from './brief.ts'

/** Small Indonesian shops. */
export const indonesianShops: readonly ShopBrief[] = [
  {
    name: 'Topi rajut wol',
    info: 'Topi ini ringan dan hangat. Terbuat dari 100% wol, cocok untuk cuaca dingin. Tersedia dalam empat warna dan bisa dicuci dengan tangan. Tidak gatal di kulit.',
    price: { amount: 150_000, currency: 'IDR' },
    language: 'id',
    tone: 'casual',
  },
  {
    name: 'Keripik tempe',
    info: 'Keripik tempe renyah dan gurih. Dibuat dari kedelai pilihan. Digoreng setiap pagi. Tersedia dalam tiga rasa: asli, pedas, keju. Berat 200 gram.',
    price: { amount: 25_000, currency: 'IDR' },
    language: 'id',
    tone: 'fun',
  },
  {
    name: 'Sabun kopi',
    info: 'Sabun alami dari ampas kopi Toraja. Wangi dan lembut. Tanpa pewarna. Dibungkus kertas daur ulang. Gratis ongkir jika belanja di atas Rp200.000.',
    price: { amount: 35_000, currency: 'IDR' },
    language: 'id',
    tone: 'trustworthy',
  },
  {
    name: 'Kursi rotan',
    info: 'Kursi rotan buatan tangan dari Cirebon. Kuat dan awet. Cocok untuk teras dan ruang tamu. Ukuran 60 x 60 x 80 cm. Bergaransi 1 tahun.',
    price: { amount: 850_000, currency: 'IDR' },
    language: 'id',
    tone: 'professional',
  },
  {
    name: 'Jasa cuci sepatu',
    info: 'Kami menjemput sepatu di rumah Anda. Dicuci dengan tangan dan dikeringkan tanpa sinar matahari langsung. Selesai dalam 2 hari. Bisa untuk kulit dan kanvas.',
    language: 'id',
    tone: 'informative',
  },
]

/** Small Vietnamese shops. */
export const vietnameseShops: readonly ShopBrief[] = [
  {
    name: 'Mũ len đan tay',
    info: 'Chiếc mũ này nhẹ và ấm. Làm từ 100% len, giữ ấm tốt vào mùa đông. Có bốn màu và có thể giặt tay. Không gây ngứa.',
    price: { amount: 150_000, currency: 'VND' },
    language: 'vi',
    tone: 'casual',
  },
  {
    name: 'Bánh mì bơ tỏi',
    info: 'Bánh mì nướng mỗi sáng. Vỏ giòn, ruột mềm. Làm từ bơ và tỏi tươi. Giao hàng trong khu vực quận 3. Ngon nhất khi còn nóng.',
    price: { amount: 35_000, currency: 'VND' },
    language: 'vi',
    tone: 'fun',
  },
  {
    name: 'Xà phòng dừa',
    info: 'Xà phòng làm từ dầu dừa Bến Tre. Dịu nhẹ và không gây khô da. Mùi hương tự nhiên. Mỗi bánh nặng 100 g.',
    price: { amount: 60_000, currency: 'VND' },
    language: 'vi',
  },
  {
    name: 'Bàn gỗ sồi',
    info: 'Bàn làm từ gỗ sồi, chắc chắn và bền. Lắp ráp trong 10 phút. Phù hợp với phòng khách nhỏ. Bảo hành 2 năm.',
    price: { amount: 2_500_000, currency: 'VND' },
    language: 'vi',
    tone: 'professional',
  },
  {
    name: 'Lớp học làm gốm',
    info: 'Lớp học cho người mới bắt đầu. Mỗi lớp có sáu người. Bao gồm đất sét và dụng cụ. Đăng ký qua tin nhắn.',
    price: { amount: 0, currency: 'VND' },
    language: 'vi',
  },
]

/** Words in one language, the video in another. */
export const crossingShops: readonly ShopBrief[] = [
  {
    name: '손뜨개 울 비니',
    info: '손으로 한 코씩 뜬 울 100% 비니예요. 가볍고 따뜻해서 한겨울에도 좋아요. 네 가지 색이 있고 손세탁할 수 있어요.',
    price: { amount: 24_900, currency: 'KRW' },
    language: 'en',
  },
  {
    name: 'Walnut side table',
    info: 'Solid walnut, finished with plant-based oil. Assembles without tools in ten minutes. Weighs 6 kg.',
    price: { amount: 18_900, currency: 'USD' },
    language: 'ko',
  },
  {
    name: '핸드메이드 비누',
    info: '식물성 오일로 만든 비누예요. 거품이 부드러워요. 라벤더, 쑥, 숯 세 가지 향이 있어요.',
    price: { amount: 9_000, currency: 'KRW' },
    language: 'vi',
  },
  {
    name: 'Sabun kopi',
    info: 'Sabun alami dari ampas kopi Toraja. Wangi dan lembut. Tanpa pewarna.',
    price: { amount: 35_000, currency: 'IDR' },
    language: 'en',
  },
  { name: '抹茶クッキー', info: '宇治抹茶をたっぷり使ったクッキーです。甘さ控えめです。', language: 'ko' },
]

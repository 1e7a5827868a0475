import type { ShopBrief } from './brief.ts'

/** Small shops that write English. */
export const englishShops: readonly ShopBrief[] = [
  {
    name: 'Hand-knitted wool beanie',
    info: "This is a hand-knitted beanie made of 100% wool. It's light and warm, so it is good even in midwinter. It comes in four colours and you can wash it by hand.",
    price: { amount: 2_400, currency: 'USD' },
    tone: 'casual',
  },
  {
    name: 'Sourdough loaf',
    info: 'We bake every morning at 5. The crust is crisp and the inside stays soft for three days. Made with organic flour, water and salt. No added sugar. Order before 10 am for same-day delivery.',
    price: { amount: 850, currency: 'USD' },
  },
  {
    name: "Ruby & June's soy candle",
    info: 'Each candle burns for about 40 hours and smells of orange and cedar. Hand-poured in small batches. The glass jar is reusable. A good gift for a new home.',
    price: { amount: 2_200, currency: 'USD' },
    tone: 'popular',
    purpose: 'season',
  },
  {
    name: 'Linen midi dress',
    info: 'Breathable linen dress with two deep pockets. The waist tie is adjustable. Available in sand, navy and olive. Machine washable. Fits sizes 6 to 16.',
    price: { amount: 7_900, currency: 'USD' },
  },
  {
    name: 'Walnut side table',
    info: 'Solid walnut, finished with plant-based oil. Assembles without tools in ten minutes. The edges are rounded. Weighs 6 kg. Comes with a two-year warranty.',
    price: { amount: 18_900, currency: 'USD' },
    tone: 'professional',
  },
  {
    name: 'Snake plant',
    info: "Hard to kill. Water it once every three weeks. It's happy in low light and it doesn't need much care. Comes in a white ceramic pot.",
    price: { amount: 3_200, currency: 'USD' },
    tone: 'fun',
  },
  {
    name: 'Pocket bike pump',
    info: 'Weighs only 98 g and fits in a shirt pocket. Pumps up to 120 psi. The hose is detachable. Do you ride alone? Works with both valve types.',
    price: { amount: 2_999, currency: 'USD' },
    tone: 'informative',
  },
  {
    name: 'Bright Side Window Cleaning',
    info: 'We clean windows inside and out. Our team is careful and tidy. Free quotes within 24 hours. No ladders on your flower beds. Book online any day of the week.',
    tone: 'trustworthy',
  },
  {
    name: 'Oat face cream',
    info: 'Gentle oat cream for dry skin. Unscented, vegan and not greasy. Made in small batches in Leeds. 60 ml jar.',
    price: { amount: 1_800, currency: 'USD' },
    purpose: 'new-arrival',
  },
  { name: 'Scarf', info: 'A soft merino scarf.', price: { amount: 3_000, currency: 'USD' } },
  {
    name: 'Beginner pottery class',
    info: 'Learn to throw a bowl in two hours. All clay and tools are included. Small groups of six. We glaze and fire your piece for you. Sign up online.',
    price: { amount: 4_500, currency: 'USD' },
    tone: 'casual',
  },
  {
    name: 'The best granola',
    info: 'The best granola in town, they say. Toasted oats, almonds and honey. Crunchy but not too sweet. 400 g bag. Free delivery on orders over $30.',
    price: { amount: 950, currency: 'USD' },
  },
]

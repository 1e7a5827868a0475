import { linesOf } from './lines-of.ts'

/** Lawful lines in English, written by others and learnt from afterwards. */
export const lawfulEnglish = linesOf(`
100% linen shirt, garment washed
Free parking for two hours behind the shop
Find us at No. 7 Mill Street, first door on the left
The best-before date is printed on the lid
Our first shop opened in Daejeon in 2009
Top shelf: teas. Bottom shelf: cups and pots
This product is not intended to treat or prevent any disease
Ask your doctor first if you take medicine for blood pressure
Contains wheat, milk and sesame; made in a kitchen that uses nuts
One-year manufacturer's warranty, keep the receipt
Regular price $20, this week $15 (25% off, March 3 to 9)
Only four tables, so please book ahead
We never open on Tuesdays
Guaranteed by law: return it within seven days of delivery
Cancer Research charity box at the counter
Before you come, call; after six the door is locked
Cure time for the resin is 24 hours – craft kit for adults
Hair treatment with argan oil, leaves it soft and shiny
Absolutely no dogs on the sofas, please
Winner chosen by lot on June 30, one bag of beans
Must be 19 or older to order wine. Bring ID
Dry-cured ham, sliced to order
Max 6 people per boat
Cold brew, diet soda and ginger ale in the fridge
Wrinkle linen tablecloth, 140 x 200 cm
Sourdough comes out of the oven at ten
Chicken soup with rice, $8 a bowl
Gel nails in one colour, about an hour
Walk-ins welcome for haircuts on weekday mornings
Small dog bath and brush, 25,000 won
Piano lessons for grown-up beginners, Thursday evenings
English conversation class, six people a room
Yoga mats are provided, bring a towel
Wool scarf, 180 cm long, hand wash cold
Brown leather belt, five sizes
Wireless mouse with two spare batteries
Screen repair usually takes one day
Oak stool, 45 cm high, seats one cat or one person
Curtains made to measure, send us a photo of the window
Oil change in under an hour by appointment
Hand car wash, small cars 30,000 won
Full-day bus tour of east Jeju with lunch
Check in from three, check out by eleven
Sympathy wreaths delivered the same day in the city
Yellow tulips, ten stems, wrapped in paper
Potatoes dug yesterday in Pyeongchang
Sesame oil pressed when you order
Name stickers for your rice cakes are included
Please order birthday cakes two days ahead
Bright, floral Ethiopian coffee
Oat milk costs 500 won more
Lunch set from 11:30 to 2
Bar seats for people who eat alone 🍜
We deliver within three kilometres
Take-away orders get a free pickle cup
Keys copied while you wait
Passport photos ready in twenty minutes
Ribbed cotton pyjamas for babies, sizes 80 to 110
Second-hand novels from two thousand won
Folding camp chair, weighs 2.4 kg
Fix a flat tyre on your bike for ten thousand won
Moisturiser for dry hands, light lemon scent
Lavender soap with a soft lather
Make your own mug at the wheel, ninety minutes
Drum room by the hour
Glasses frames fitted on the spot, lenses in two days
A quiet corner for reading on the second floor
Spicy level one to four, you choose
The noodle shop my grandmother started
New notebooks for the new term
Our soup has no cream, only leeks and potatoes
Ask for the senior menu, smaller plates and prices
Heart-shaped tins for your biscuits
The clinic upstairs validates parking for our guests too
Bring your own cup and save 300 won
Wine glasses, set of two, dishwasher safe
We card everyone who orders beer
Returns within 14 days with the receipt
Worn earrings cannot be exchanged
This post is a paid partnership with the guesthouse
Leave a review with a photo, good or bad, we read them all
Used camera, small scratch near the lens
Second-hand jeans from the nineties, one of each size
Our tallest lamp reaches two metres
The most we can seat is twelve
Ladies and gents haircuts, same price
Step-free entrance from the car park
Practice tests every Friday, twenty minutes
Loan desk closes at five, books go in the red box
Cold remedies are next door at the pharmacy
Knee-high socks in five colours
Bone china cups, hand painted
Heart of palm salad, 9 dollars
The doctor's office is on two, we are on three
Sunscreen shelf by the door, SPF 30 and 50
Please arrive ten minutes before your massage
Dogs stay free in the garden rooms
Scratched frames at half price, ask to see them
Cancel free of charge until the day before
Our beer list changes every month, 19 and over
Prices include tax
We sold out at three yesterday, come early
Made with imported butter from France
Two winners drawn on May 2, names posted here
Beginners' pottery, no experience needed
Tea towels with a heart print
Pumpkin seeds, roasted and salted
Painted magnets for your fridge
Back rests for the garden bench
Boxes of juice, six to a pack
Teeth-shaped candy for Halloween
Our exam room has twelve desks
Girls' and boys' raincoats, sizes 4 to 10
Water is free at every table
The bar opens at six and shuts at one
If the zip breaks within a year we mend it for nothing
Compare our three sizes in the window
Skin-on potato wedges
Third night half price in November
Please post your photo even if you did not like it
Handmade candles with a cotton wick
Soft blankets in six colours
Ask us about gluten
Tables for two by the window
The bus stops in front of our door
Fresh bread from seven
Hair appointments on Sundays too
Free gift wrapping in December
Repair while you wait, ten minutes
Two sizes, three fabrics
Students get 10% off with a card
Doggy bags on request
Ingredients: oats, honey, salt
Not suitable for children under three
Store in a cool dry place
Delivery is 3,000 won, free over 50,000
Our most ordered dish last month was the curry
Vintage lamps, all tested
Ring the bell if the door is shut
Thank you for ten years
Blood orange juice in season
Heart-print pyjamas for kids
Stomach ache? The pharmacy is on the corner
Bread with less salt than before
We painted the walls ourselves
Cream-coloured blinds
Smoke-free rooms only
A smoke test on every van we build
Skin Fade 22
Hot Towel Shave 28
Before & after $95/wk
Before and after care, $95 a week
Earrings in three shapes
Harvard-style sweatshirt, grey
A sofa that turns into a bed
Doctors' coats altered
Fold it, wash it, wear it
Everyone gets a paper map
Ask for a smaller glass
You only need a phone and a jacket
Bring only your phone
You only need comfortable shoes
A tiny natural stone for each month
The stone of your month is set by hand
`)

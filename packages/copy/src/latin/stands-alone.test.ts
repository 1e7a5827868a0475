import { describe, expect, it } from 'vitest'

import { piecesOf } from '../corpus/pieces.ts'
import { readers } from '../reading/languages.ts'
import { readSentences } from '../reading/segment.ts'

describe('a piece of a long English sentence', () => {
  it('is said where somebody does something in it, and left out where it leads on from the words before', () => {
    expect(
      piecesOf(
        'en',
        'I started baking pies when my husband was laid off at the plant, that was 2011, and I was just going to do it till Christmas and here I still am, out of the same kitchen only now it’s got the county license on the wall and a second oven',
      ),
    ).toEqual({
      said: [
        'I started baking pies when my husband was laid off at the plant',
        'That was 2011, and I was just going to do it till Christmas and here I still am',
      ],
      torn: ['Out of the same kitchen only now', 'It’s got the county license on the wall and a second oven'],
    })
  })

  it('is given no doer that its writer did not name', () => {
    const all = [
      'So what we do is we cut and split maple and ash off our own woodlot up behind the house, and everything you get from us this fall was stacked by April of last year, so it has had two summers under a tin roof',
      'we wash and iron your clothes and bring it back in 48 hours, pick up is free inside Lekki Phase 1 but Ajah side is 1500 naira',
    ].flatMap((text) => piecesOf('en', text).said)
    expect(all).toEqual(
      expect.arrayContaining([
        'Everything you get from us this fall was stacked by April of last year',
        'Pick up is free inside Lekki Phase 1 but Ajah side is 1500 naira',
      ]),
    )
    expect(all.join('\n')).not.toMatch(/What we (?:everything|do has)|We pick up is/u)
  })

  it.each([
    [
      'Warranty is 3 month on touch, if you drop it again or water goes then warranty is not there, iphone we are not doing',
      'If you drop it again or water goes then warranty is not there',
    ],
    [
      'last January I slid the whole load into a lady’s fence because the drive was icy, and I had to pay for that fence, and please don’t ask for pine',
      'I had to pay for that fence',
    ],
  ])('is said only right after what it limits or points at: %s', (text, piece) => {
    const clauses = readSentences(text).sentences.flatMap((sentence) => readers.en.read(sentence, []))
    expect(clauses.find(({ variants }) => variants[0]?.startsWith(piece))?.refersBack).toBe(true)
  })

  it('is left out with what is said of it', () => {
    const { said, torn } = piecesOf(
      'en',
      'okay so most people don’t call me till it’s backing up in the tub and by then you’re having a bad weekend, the price is for a tank up to 1,000 gallons',
    )
    expect(torn).toContain('Most people')
    expect(said).not.toContain(
      'Don’t call me till it’s backing up in the tub and by then you’re having a bad weekend',
    )
  })

  it('is left out where a case of it may stand before it', () => {
    const { said } = piecesOf(
      'en',
      'takes about 3 hours for a regular house so move your plants off the sills first please if it rains within 2 days we come back and do the outsides again',
    )
    expect(said).not.toContain('We come back and do the outsides again')
  })

  it('is said though it only tells when or for whom, directly after what it tells it of', () => {
    const { said } = piecesOf(
      'en',
      'I come to your home in Ballarat to cut nails and look after corns and dry heels, mostly for people over 70 who can’t reach anymore',
    )
    expect(said).toEqual([
      'I come to your home in Ballarat to cut nails and look after corns and dry heels',
      'Mostly for people over 70 who can’t reach anymore',
    ])
  })

  it('is left out with the relative clause of a thing, whatever follows it', () => {
    expect(
      piecesOf(
        'en',
        'I fix mantel clocks and grandfather clocks and cuckoos, which I learned from my dad who had the same bench I’ve got now',
      ),
    ).toEqual({
      said: ['I fix mantel clocks and grandfather clocks and cuckoos'],
      torn: ['Which I learned from my dad who had the same bench I’ve got now'],
    })
  })

  it('keeps what somebody is quoted with in single marks whole', () => {
    const { said } = piecesOf(
      'en',
      "I don't do fondant, I tell everybody that right away because a bride's mother once said to me 'you might have mentioned it', and you get the top tier made again fresh on your first anniversary",
    )
    expect(said).toContain(
      'I tell everybody that right away because a bride’s mother once said to me “you might have mentioned it”',
    )
    expect(said).toContain('You get the top tier made again fresh on your first anniversary')
  })

  it('asks a buyer to do what stands after “so”', () => {
    const { said } = piecesOf(
      'en',
      'I cook everything from scratch because I can’t stand the smell of chicken nuggets, and we go outside every day unless it’s colder than minus twenty-five, and I mean every day, so send the snow pants',
    )
    expect(said).toContain('Send the snow pants')
  })

  it('is left out where it ends in a link', () => {
    const { said } = piecesOf(
      'en',
      'I’d also ask you to turn off the dishwasher and put the dog in another room, not because I don’t like dogs but because I can’t hear the high notes with somebody panting next to me',
    )
    expect(said).toEqual(['I’d also ask you to turn off the dishwasher and put the dog in another room'])
  })

  it('keeps a remark with what it is on, and is parted from another matter after it', () => {
    const { said } = piecesOf(
      'en',
      'I don’t move pianos and I don’t work on digital ones, people ask every week, and I only take four houses a day, so in December when the churches all call at once you’re looking at two or three weeks out',
    )
    expect(said).toContain('I don’t move pianos and I don’t work on digital ones, people ask every week')
    expect(said).toContain('I only take four houses a day')
  })

  it('loses the “and” before it in dialect too', () => {
    const { said } = piecesOf(
      'en',
      'Three-bed hoose is £14 fur the ootside, every four weeks, an ah dinnae take cash at the door anymair, ye pay wi the bank',
    )
    expect(said).toContain('Ah dinnae take cash at the door anymair, ye pay wi the bank')
  })

  it('keeps a list whole whose last thing stands after “n”', () => {
    const { said } = piecesOf(
      'en',
      'We work on push mowers, chainsaws n weedeaters out here past the feed store in Eclectic, Alabama',
    )
    expect(said[0]).toBe('We work on push mowers, chainsaws n weedeaters out here past the feed store')
  })
})

describe('a piece of English without stops', () => {
  it('is left out where two statements stand side by side in it', () => {
    const { said } = piecesOf(
      'en',
      'we cook jollof fried rice ofada and all the soups for party from 50 people to 500 you can buy your own foodstuff and pay us for cooking only or we buy everything and give you receipt small chops is separate we come with our own cooler and gas',
    )
    expect(said).toContain('You can buy your own foodstuff and pay us for cooking only')
    expect(said.join('\n')).not.toContain('small chops is separate')
  })

  it('is left out where “and” before a thing and its place links no second statement', () => {
    const { said } = piecesOf(
      'en',
      'i do mehndi for wedding and party in Leicester bridal is £120 both hands and feet and guests are £5 each hand I travel up to 20 miles and back',
    )
    expect(said.join('\n')).not.toContain('bridal is £120')
  })

  it('is said by its day, its price and its deposit, each with what it is of', () => {
    const { said } = piecesOf(
      'en',
      'please wash your hair before you come we charge 3000 to wash no children under 6 because they cannot sit Sunday we open from 1pm after church deposit 5000 before I hold a slot for you',
    )
    expect(said).toContain('Sunday we open from 1pm after church')
    expect(said).toContain('Deposit 5000 before I hold a slot for you')
    expect(said).toContain('Please wash your hair before you come')
    expect(
      piecesOf(
        'en',
        'I come to your place in the van and wash and clip your dog in the driveway small dogs are A$70 and big ones A$95 nails are in that price but I dont do teeth',
      ).said,
    ).toEqual([
      'I come to your place in the van and wash and clip your dog in the driveway',
      'Small dogs are A$70 and big ones A$95',
      'Nails are in that price but I don’t do teeth',
    ])
  })

  it('is left out where a buyer is asked something right after a statement', () => {
    const { said } = piecesOf(
      'en',
      'we work on tillers and pressure washers and generators at my barn in Pocahontas dont bring no chinese scooters I close when deer season opens call first',
    )
    expect(said.join('\n')).not.toContain('opens call first')
  })

  it('is left out with what it speaks of, where that is left out', () => {
    const { said } = piecesOf(
      'en',
      'late return is 200 pesos per day shipping is only by Lalove rider in Metro Manila please do not wash or iron it we will be the one to clean you will pay the rider',
    )
    expect(said).not.toContain('You will pay the rider')
  })

  it('begins with a thing of the name of what is sold', () => {
    const clauses = readSentences(
      'we rent gowns for wedding debut and prom also barong for men gown is 1800 pesos for 3 days please come 2 weeks before the event',
    ).sentences.flatMap((sentence) => readers.en.read(sentence, ['Gown', 'Rental']))
    expect(clauses.map(({ variants }) => variants[0])).toContain(
      'We rent gowns for wedding debut and prom also barong for men',
    )
  })
})

import type { LanguageCode } from '@clipmint/kit'

import type { ProductBrief } from '../types.ts'

/** At the end of a name, or before a link or “for” and “by”: what is done, taught or lent, and owned by nobody. */
const workName =
  /(?<!\p{L})mobile (?!phones?(?!\p{L})|homes?(?!\p{L}))|(?<!\p{L})(?:(?!pudding|roasting|baking|brewing|canning|clothing|bedding|earring|string|stuffing|dressing|icing|seasoning|topping|frosting|painting|flooring|awning|pickling|ring|king)\p{L}{3,}ing|locksmiths?|septic|plumbers?|electricians?|handy ?m[ae]n|barbers?|braids?(?! beads)|lashes|farriers?|movers?|man (?:n|and|&|with a) (?:a )?van|re(?:suede|sole|heel|string|tip|cane|cover|wire|finish|glaze|upholstery)|assembly|restoration|removals?|installation|alterations|delivered|weekends?|workshops?|evenings|retreats?|camps?|parties|notary|tax|tutor|sitter|walker|fitter|cleaner|storage|transfers?|inspections?|surveys?|checks?|makeovers?|therapy|treatments?)(?=$|,|\s(?:&|and|\+|for|by|with|in|at|on|from|of|[-–—|])(?!\p{L}))/iu
/** What shows that the work is done at the buyer’s, or on what the buyer has. */
const workSaid: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<!\p{L})(?:in|at|to) your (?:own )?(?:bathroom|home|house|kitchen|hall|living room|driveway|garden|yard|place|door(?! by)|office|boat|barn|field|workplace)(?!\p{L})|(?<!\p{L})you bring (?:the|your|in)|(?:bring|drop|send|post) (?:me |us |in |off )?your (?!own)\p{L}+ (?:in|off|to)|(?:we|i) (?:mend|repair|restore|resurface|teach|rent|hire|come|pump|unlock|braid)(?!\p{L})|(?:one|per|a|each|every) visit(?!\p{L})|your (?:estate|gutters?|lawn|roof|chimney|taxes)(?!\p{L})|commission(?!\p{L})|gutters cleaned|(?<!\p{L})tune[- ]?ups?(?!\p{L})|(?:off|towards?|against) (?:the|your) (?:bill|repair)(?!\p{L})|deposit[^.]*back(?!\p{L})|mail (?:it|them) (?:in|to us)|(?:we|i)(?:[’']ll)? put it together|^service:|(?<!\p{L})learning to(?!\p{L})|after every hire|dropped off and set up/imu,
  // Whoever sits and waits there has ordered.
  vi: /(?<!\p{L})(?:chỗ ngồi|ngồi tại chỗ|ăn tại chỗ|phải đợi|phải xếp hàng)(?!\p{L})/iu,
}

/** A price of a time, a person or an animal, a group, a night: what one takes part in, stays at or borrows. */
const attended = [
  /(?:[$£€]\d[\d.,]*|\d (?:quid|bucks|dollars|pounds))(?: ?\/ ?| an? | per )(?:hr|hour|night|person|head|session|lesson|class|child|dog|cat|week|day)(?!\p{L})/iu,
  /(?<!\p{L})max(?:imum)?\.? \d+ (?:people|persons|kids|children|pupils|students|dogs|pups)(?!\p{L})|\d+ (?:people|kids|children|pups|dogs|seats) max(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:one|two|three|\d) nights? min(?:imum)?|check[- ]?in (?:from|at|after)|under \d+s? (?:share|free|go free)|kids under \d+ ride|pick your own|lifeguards?)(?!\p{L})/iu,
]

/** Whether something is done for a buyer, or eaten there: nobody orders it as theirs. */
export function isWork({ language, name, info }: ProductBrief): boolean {
  const isAttended = language === 'en' && (workName.test(name) || attended.some((words) => words.test(info)))
  return isAttended || workSaid[language]?.test(info) === true
}

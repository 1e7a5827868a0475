import type { planLock as korean } from '../ko/plan-lock.ts'

/** Words that English says otherwise of one thing than of many. */
type Counted =
  | 'product'
  | 'productsLeft'
  | 'productsFull'
  | 'productsOver'
  | 'productsOverNote'
  | 'place'
  | 'placesLeft'
  | 'placesFull'
  | 'placesOver'
  | 'placesOverNote'
  | 'locksProducts'
  | 'locksPlaces'

export const planLock: Record<
  Exclude<keyof typeof korean, Counted> | `${Counted}_${'one' | 'other'}`,
  string
> = {
  badge: 'Locked',
  seePlans: 'See the plans',
  product_one: 'Your plan keeps your newest product open',
  product_other: 'Your plan keeps your {{count}} newest products open',
  productMeans:
    'This one is locked: it cannot be changed, and no new videos are made of it. The videos you made stay. Delete newer products to open the next ones.',
  productsTidy: 'Tidy up products',
  productsLeft_one: 'You can add 1 more product (up to {{most}}).',
  productsLeft_other: 'You can add {{count}} more products (up to {{most}}).',
  productsFull_one: 'You have the 1 product that your plan has room for',
  productsFull_other: 'You have all {{count}} products that your plan has room for',
  productsFullNote: 'To add another, delete one you no longer need or take a higher plan.',
  productsOver_one: '1 product is locked',
  productsOver_other: '{{count}} products are locked',
  productsOverNote_one:
    'Your plan keeps your newest product open. Nothing was deleted; delete a product to open the next.',
  productsOverNote_other:
    'Your plan keeps your {{count}} newest products open. Nothing was deleted; delete one of them to open the next.',
  place_one: 'Your plan keeps your newest place open',
  place_other: 'Your plan keeps your {{count}} newest places open',
  placeMeans:
    'This one is locked: it cannot be changed or refreshed, and no new videos are made of it. The videos you made stay. Delete newer places to open the next ones.',
  placesTidy: 'Tidy up places',
  placesLeft_one: 'You can add 1 more place (up to {{most}}).',
  placesLeft_other: 'You can add {{count}} more places (up to {{most}}).',
  placesFull_one: 'You have the 1 place that your plan has room for',
  placesFull_other: 'You have all {{count}} places that your plan has room for',
  placesFullNote: 'To add another, delete one you no longer need or take a higher plan.',
  placesOver_one: '1 place is locked',
  placesOver_other: '{{count}} places are locked',
  placesOverNote_one:
    'Your plan keeps your newest place open. Nothing was deleted; delete it to open the next.',
  placesOverNote_other:
    'Your plan keeps your {{count}} newest places open. Nothing was deleted; delete one of them to open the next.',
  storage: 'Your storage is full',
  storageNote:
    'Nothing is deleted, but no new files can be added. Delete files you no longer need or take a higher plan.',
  commercial: 'Videos of the Free plan are not for commercial use',
  commercialNote: 'To advertise and sell with them, take a paid plan.',
  custom: 'Templates made for your company come with the Enterprise plan',
  customNote: 'The videos you made stay as they are.',
  locksOn: 'On the {{plan}} plan:',
  locksProducts_one: '1 product is locked.',
  locksProducts_other: '{{count}} products are locked.',
  locksPlaces_one: '1 place is locked.',
  locksPlaces_other: '{{count}} places are locked.',
  locksStorage: 'Your files take {{size}} more than it has room for, so no new ones can be added.',
  locksKept: 'Nothing is deleted.',
}

import type { PlaceholderThing } from '@clipmint/film'

import type { Thing } from '../thing.ts'
import * as beauty from './beauty.ts'
import * as care from './care.ts'
import * as desk from './desk.ts'
import * as food from './food.ts'
import * as garden from './garden.ts'
import * as room from './room.ts'
import * as show from './show.ts'
import * as sport from './sport.ts'
import * as table from './table.ts'
import * as wares from './wares.ts'
import * as wear from './wear.ts'

/** How a thing is drawn and set into its picture. */
export type Drawing = {
  paint: Thing
  /** It hangs on the wall and needs no table. */
  hangs?: boolean
  /** The share of its square above it that stays empty. */
  low?: number
  /** Drawn larger than others by as much. */
  large?: number
}

export const drawings: Readonly<Record<PlaceholderThing, Drawing>> = {
  sneaker: { paint: wear.sneaker, low: 0.6, large: 1.2 },
  shoebox: { paint: wear.shoebox },
  dress: { paint: wear.dress, hangs: true },
  knit: { paint: wear.knit, hangs: true },
  hat: { paint: wear.hat, low: 0.44 },
  beanie: { paint: wear.beanie },
  yarn: { paint: wear.yarn },
  ring: { paint: wear.ring },
  'ring-box': { paint: wear.ringBox },
  bag: { paint: wares.bag },
  dumbbell: { paint: sport.dumbbell, low: 0.5, large: 1.15 },
  kettlebell: { paint: sport.kettlebell },
  mat: { paint: sport.mat, low: 0.44, large: 1.1 },
  shaker: { paint: sport.shaker },
  goggles: { paint: sport.goggles, low: 0.5 },
  towels: { paint: sport.towels, low: 0.36 },
  clock: { paint: sport.clock },
  scissors: { paint: beauty.scissors },
  pump: { paint: beauty.pump },
  dryer: { paint: beauty.dryer },
  mirror: { paint: beauty.mirror },
  polish: { paint: beauty.polish },
  polishes: { paint: beauty.polishes },
  dropper: { paint: beauty.dropper },
  tube: { paint: beauty.tube },
  bottle: { paint: wares.bottle },
  jar: { paint: wares.jar },
  tooth: { paint: care.tooth },
  brushes: { paint: care.brushes },
  clipboard: { paint: care.clipboard },
  stethoscope: { paint: care.stethoscope },
  dog: { paint: care.dog },
  'pet-bowl': { paint: care.petBowl },
  person: { paint: care.person },
  spray: { paint: care.spray },
  bucket: { paint: care.bucket },
  noodles: { paint: table.noodles },
  rice: { paint: table.rice },
  pot: { paint: table.pot },
  plate: { paint: table.plate, low: 0.4, large: 1.15 },
  toast: { paint: table.toast, low: 0.45, large: 1.15 },
  beer: { paint: table.beer },
  glass: { paint: table.glass },
  'ice-cup': { paint: table.iceCup },
  teapot: { paint: table.teapot },
  'tea-bowl': { paint: table.teaBowl },
  mug: { paint: table.mug },
  bento: { paint: table.bento, low: 0.4, large: 1.15 },
  cup: { paint: wares.cup },
  takeaway: { paint: table.takeaway },
  beans: { paint: table.beans },
  croissant: { paint: food.croissant, low: 0.55, large: 1.15 },
  loaf: { paint: food.loaf, low: 0.36, large: 1.1 },
  'bread-bag': { paint: food.breadBag },
  cake: { paint: food.cake },
  watermelon: { paint: food.watermelon, low: 0.5, large: 1.1 },
  apple: { paint: food.apple },
  crate: { paint: food.crate },
  groceries: { paint: food.groceries },
  milk: { paint: food.milk },
  tofu: { paint: food.tofu, low: 0.4 },
  fish: { paint: food.fish, low: 0.5, large: 1.2 },
  persimmon: { paint: food.persimmon, low: 0.3 },
  snack: { paint: food.snack },
  'rice-bag': { paint: food.riceBag },
  bouquet: { paint: garden.bouquet },
  vase: { paint: garden.vase },
  cactus: { paint: garden.cactus },
  'watering-can': { paint: garden.wateringCan },
  succulent: { paint: garden.succulent },
  plant: { paint: wares.plant },
  books: { paint: desk.books, low: 0.4 },
  notebook: { paint: desk.notebook, low: 0.3 },
  pencils: { paint: desk.pencils },
  laptop: { paint: desk.laptop },
  blocks: { paint: desk.blocks },
  robot: { paint: desk.robot },
  car: { paint: desk.car, low: 0.4, large: 1.1 },
  envelope: { paint: desk.envelope },
  bed: { paint: room.bed, low: 0.3, large: 1.2 },
  view: { paint: room.view, hangs: true },
  key: { paint: room.key },
  suitcase: { paint: room.suitcase },
  lamp: { paint: room.lamp },
  armchair: { paint: room.armchair, large: 1.05 },
  storefront: { paint: room.storefront, large: 1.1 },
  fan: { paint: room.fan },
  parcel: { paint: room.parcel },
  camera: { paint: show.camera },
  frame: { paint: show.frame, hangs: true },
  prints: { paint: show.prints, hangs: true },
  reel: { paint: show.reel },
  popcorn: { paint: show.popcorn },
  tickets: { paint: show.tickets, hangs: true },
  cello: { paint: show.cello },
  wheel: { paint: show.wheel },
  candle: { paint: show.candle },
  bojagi: { paint: show.bojagi },
  gift: { paint: wares.gift },
}

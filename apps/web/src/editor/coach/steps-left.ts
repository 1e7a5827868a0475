/** What a newcomer is shown, one after another. */
export const coachSteps = ['text', 'media', 'make'] as const
export type CoachStep = (typeof coachSteps)[number]

type Begun = { hasSampleWords: boolean; hasEmptyPlaces: boolean }

/** The steps that a video still needs: a product's own words and photographs are in it from the start. */
export function stepsLeft({ hasSampleWords, hasEmptyPlaces }: Begun): readonly CoachStep[] {
  const isLeft = { text: hasSampleWords, media: hasEmptyPlaces, make: true }
  return coachSteps.filter((step) => isLeft[step])
}

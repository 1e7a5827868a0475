import { z } from 'zod'

/** The key of the Places API (New). Without it links of Google Maps are not taken. */
export const GooglePlacesKeys = z.object({ GOOGLE_PLACES_KEY: z.string().min(1) })
export type GooglePlacesKeys = z.infer<typeof GooglePlacesKeys>

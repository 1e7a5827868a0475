import {
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

import { parts } from './theme-parts.ts'
import { breakpoints, colours, fontFamily, fontSizes, radii, shadows, spacing } from './tokens.ts'

// An interface, because module augmentation merges nothing else.
declare module '@mantine/core' {
  export interface MantineThemeSizesOverride {
    fontSizes: Record<keyof typeof fontSizes, string>
    spacing: Record<keyof typeof spacing, string>
    radius: Record<keyof typeof radii, string>
    breakpoints: Record<keyof typeof breakpoints, string>
  }
}

const mint: MantineColorsTuple = [
  '#F0FBF8',
  colours['mint-tint'],
  colours['mint-line'],
  '#6FD3BC',
  '#33C9A8',
  colours.mint,
  '#00A583',
  colours['mint-ink'],
  colours['mint-press'],
  colours['mint-deep'],
]

const gray: MantineColorsTuple = [
  colours.wash,
  colours.grey,
  colours.line,
  colours.track,
  colours['ink-3'],
  colours.placeholder,
  colours['ink-2'],
  '#2C3633',
  colours['dark-2'],
  colours.ink,
]

const red = signal(colours['coral-tint'], '#F8A9A7', colours.coral, colours['coral-ink'])
const yellow = signal(colours['amber-tint'], '#E3BB80', colours.amber, colours['amber-ink'])
const blue = signal(colours['blue-tint'], '#97B7F6', colours.blue, colours['blue-ink'])

/** The look of the whole site: colours, sizes, radii, shadows and how each Mantine part wears them. */
export const theme = createTheme({
  white: colours.paper,
  black: colours.ink,
  colors: { mint, green: mint, gray, red, yellow, blue },
  primaryColor: 'mint',
  primaryShade: 7,
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: fontSizes['2xl'], lineHeight: '1.2' },
      h2: { fontSize: fontSizes.xl, lineHeight: '1.2' },
      h3: { fontSize: fontSizes.lg, lineHeight: '1.2' },
      h4: { fontSize: fontSizes.md, lineHeight: '1.2' },
      h5: { fontSize: fontSizes.sm, lineHeight: '1.2' },
      h6: { fontSize: fontSizes.xs, lineHeight: '1.2' },
    },
  },
  fontSizes,
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.2' },
  spacing,
  radius: radii,
  defaultRadius: 'sm',
  shadows: { xs: shadows.float, sm: shadows.float, md: shadows.float, lg: shadows.sheet, xl: shadows.sheet },
  breakpoints,
  // The double ring in styles.css shows focus on paper, on ink and on photographs alike. A class of our own takes the
  // place of Mantine's: its `never` takes away every outline, ours too.
  focusClassName: 'clipmint-focus',
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: parts,
})

/** Writes the tokens as CSS variables, so that a stylesheet names `var(--ink)` and never a raw colour. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    ...Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value])),
    ...Object.fromEntries(Object.entries(shadows).map(([name, value]) => [`--${name}`, value])),
  },
  light: {
    '--mantine-color-text': colours.ink,
    '--mantine-color-dimmed': colours['ink-2'],
    '--mantine-color-placeholder': colours.placeholder,
    '--mantine-color-error': colours['coral-ink'],
    '--mantine-color-default-border': colours.line,
    '--mantine-color-default-hover': colours.wash,
    '--mantine-color-anchor': colours['mint-ink'],
  },
  dark: {},
})

/** Ten shades of a signal: tint, line, the colour itself, and the ink that is readable on the tint. */
function signal(tint: string, line: string, full: string, ink: string): MantineColorsTuple {
  return [tint, tint, line, line, full, full, full, ink, ink, ink]
}

/** `soft` is the quiet grey button; `light` reads at 4.5:1 on its tint; `default` is the outlined one. */
const quiet = { border: '1px solid transparent' }
function resolveVariant(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colour = input.color ?? input.theme.primaryColor
  const shade = (step: number) => `var(--mantine-color-${colour}-${step})`
  const named = colour in input.theme.colors
  switch (input.variant) {
    case 'soft':
      return { ...quiet, background: 'var(--wash)', hover: 'var(--line)', color: 'var(--ink)' }
    case 'light':
      return named
        ? { ...quiet, background: shade(colour === 'mint' ? 1 : 0), hover: shade(2), color: shade(9) }
        : defaultVariantColorsResolver(input)
    case 'subtle':
      return colour === 'mint' || colour === 'gray'
        ? { ...quiet, background: 'transparent', hover: 'var(--wash)', color: 'var(--ink)' }
        : defaultVariantColorsResolver(input)
    case 'default':
      return {
        background: 'var(--paper)',
        hover: 'var(--wash)',
        color: 'var(--ink)',
        border: '1px solid var(--line)',
      }
    default:
      return defaultVariantColorsResolver(input)
  }
}

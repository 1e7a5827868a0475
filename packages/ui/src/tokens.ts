/**
 * Every raw value of the look, in one place. Anything else reads them from the theme or from the CSS variables that
 * the theme writes (`--ink`, `--mint-ink`, `--float` …).
 */
export const colours = {
  ink: '#0E1513',
  'ink-2': '#4A5652',
  /** Hints, ticks and the borders of controls (3:1 on paper); too light for words. */
  'ink-3': '#8A9692',
  placeholder: '#687570',
  line: '#E3E9E7',
  wash: '#F5F8F7',
  paper: '#FFFFFF',
  /** Progress, carets and marks; never small text on white. */
  mint: '#00C29A',
  /** The one main action of a screen, and what is checked, focused or selected; 4.54:1 against paper. */
  'mint-ink': '#00866B',
  'mint-press': '#00735C',
  'mint-deep': '#00664F',
  'mint-tint': '#DDF7EF',
  'mint-line': '#A9DCCF',
  coral: '#F0524F',
  'coral-ink': '#B42B28',
  'coral-tint': '#FDEDED',
  amber: '#C77700',
  'amber-ink': '#8A5200',
  'amber-tint': '#F9F1E6',
  blue: '#2F6FED',
  'blue-ink': '#1D51BC',
  'blue-tint': '#EAF0FD',
  gold: '#E8C468',
  stage: '#EEF3F1',
  grey: '#EDF1EF',
  track: '#CBD5D1',
  off: '#B6C0BC',
  'on-dark': '#FFFFFF',
  'on-dark-2': '#AEBAB6',
  'dark-line': '#3A4643',
  'dark-2': '#18211E',
  scrim: 'rgba(14, 21, 19, 0.48)',
  glass: 'rgba(14, 21, 19, 0.62)',
} as const

/** Twelve is for badges, rail labels and chart ticks only. */
export const fontSizes = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  xl: '1.625rem',
  '2xl': '2.25rem',
  '3xl': '3.25rem',
  '4xl': '4.5rem',
} as const

export const spacing = {
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4rem',
  '4xl': '6rem',
} as const

/** 8 on controls, 14 on cards, 24 on sheets; 4 on the smallest boxes. */
export const radii = { xs: '0.25rem', sm: '0.5rem', md: '0.875rem', lg: '1.5rem', xl: '62.4375rem' } as const

export const shadows = {
  /** What floats over the page: a hovered card, a menu, the stage. */
  float: '0 1px 2px rgba(14, 21, 19, 0.06), 0 12px 32px -8px rgba(14, 21, 19, 0.16)',
  /** Dialogs and sheets. */
  sheet: '0 2px 4px rgba(14, 21, 19, 0.04), 0 32px 80px -24px rgba(14, 21, 19, 0.22)',
  /** The fixed bar at the foot of a phone. */
  bar: '0 -8px 24px -12px rgba(14, 21, 19, 0.18)',
} as const

/** The specification's widths, in em so that zoomed text moves them too: 576 768 992 1200 1400 1600 1920 px. */
export const breakpoints = {
  xs: '36em',
  sm: '48em',
  md: '62em',
  lg: '75em',
  xl: '87.5em',
  '2xl': '100em',
  '3xl': '120em',
} as const

export const fontFamily =
  "'Pretendard Variable', Pretendard, -apple-system, BlinkMacSystemFont, system-ui, 'Apple SD Gothic Neo', 'Noto Sans KR', sans-serif"

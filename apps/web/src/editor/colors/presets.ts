import { colorRoles, luminance, type Palette } from '@clipmint/film'

import { assignRoles } from './assign-roles.ts'

type SetName = 'mint' | 'latte' | 'coral' | 'navy' | 'lavender' | 'lime'

/** Sets of colours that stand well together, and read well in every pair that words are set in. */
export const curatedSets: readonly { name: SetName; palette: Palette }[] = [
  { name: 'mint', palette: paletteOf('#0b7a60', '#cdf1e4', '#ffb545', '#10231d', '#fbfdfc') },
  { name: 'latte', palette: paletteOf('#7a4b2a', '#ecdac4', '#e58a4c', '#2b1a10', '#fbf6ef') },
  { name: 'coral', palette: paletteOf('#c83a2b', '#ffd9cc', '#f6b23c', '#2a1210', '#fff8f4') },
  { name: 'navy', palette: paletteOf('#14284b', '#dce4f2', '#dba63f', '#0c1730', '#f8f9fc') },
  { name: 'lavender', palette: paletteOf('#5b3fc4', '#e4dcfb', '#ff8fb4', '#1d1440', '#fbfaff') },
  { name: 'lime', palette: paletteOf('#1a1a1a', '#e9ece2', '#b9e22f', '#111111', '#ffffff') },
]

/** The colours of a brand kit by role: five in their own roles, fewer by what each is good for. */
export function paletteOfKit(colors: readonly string[], usual: Palette): Palette {
  const [primary, secondary, accent, ink, paper] = colors
  const own =
    primary && secondary && accent && ink && paper
      ? paletteOf(primary, secondary, accent, ink, paper)
      : assignRoles(colors)
  return own ? inLightOf(own, usual) : usual
}

/** The palette with dark words on light, or light on dark, as the template is made for. */
export function inLightOf(palette: Palette, usual: Palette): Palette {
  const isDark = luminance(usual.paper) < luminance(usual.ink)
  return isDark === luminance(palette.paper) < luminance(palette.ink)
    ? palette
    : { ...palette, ink: palette.paper, paper: palette.ink }
}

/** Whether two palettes show the same. */
export function isSamePalette(one: Palette, other: Palette): boolean {
  return colorRoles.every((role) => one[role].toLowerCase() === other[role].toLowerCase())
}

/** In the order of the roles. */
function paletteOf(
  ...[primary, secondary, accent, ink, paper]: [string, string, string, string, string]
): Palette {
  return { primary, secondary, accent, ink, paper }
}

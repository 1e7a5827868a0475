import type {
  ActionIconProps,
  BadgeProps,
  ButtonProps,
  CardProps,
  CheckboxProps,
  DrawerProps,
  InputProps,
  MenuProps,
  ModalProps,
  NumberInputProps,
  SelectProps,
  TabsProps,
  TooltipProps,
} from '@mantine/core'

import { colours } from './tokens.ts'

/** Control heights live in styles.css, because a touch screen raises the small ones to 44. */
const heights: Record<string, string> = {
  xs: 'var(--control-xs)',
  sm: 'var(--control-sm)',
  md: 'var(--control-md)',
  lg: 'var(--control-lg)',
}
const paddings: Record<string, string> = { xs: '0.75rem', sm: '1rem', md: '1.25rem', lg: '1.75rem' }
const buttonText: Record<string, string> = {
  xs: 'var(--mantine-font-size-xs)',
  sm: 'var(--mantine-font-size-sm)',
  md: 'var(--mantine-font-size-md)',
  lg: 'var(--mantine-font-size-md)',
}

const field = { size: 'md' } satisfies InputProps
const veil = { color: colours.ink, backgroundOpacity: 0.48 }
const sizeKey = (size: unknown) => (typeof size === 'string' ? size : 'sm')

/**
 * How each Mantine part wears the theme: heights, radii, motion and defaults. Parts are named, not imported, so that
 * a page loads only the parts that it shows.
 */
export const parts = {
  Button: {
    defaultProps: { size: 'sm' } satisfies ButtonProps,
    vars: (_theme: unknown, { size }: ButtonProps) => ({
      root: {
        '--button-height': heights[sizeKey(size)],
        '--button-padding-x': paddings[sizeKey(size)],
        '--button-fz': buttonText[sizeKey(size)],
      },
    }),
  },
  ActionIcon: {
    defaultProps: { size: 'sm', variant: 'subtle', color: 'gray' } satisfies ActionIconProps,
    vars: (_theme: unknown, { size }: ActionIconProps) => ({ root: { '--ai-size': heights[sizeKey(size)] } }),
  },
  Input: {
    vars: (_theme: unknown, { size }: InputProps) => ({
      wrapper: { '--input-height': heights[sizeKey(size)], '--input-fz': 'var(--mantine-font-size-sm)' },
    }),
  },
  Badge: { defaultProps: { radius: 'xl', variant: 'light' } satisfies BadgeProps },
  Card: { defaultProps: { radius: 'md', padding: 'lg', withBorder: true } satisfies CardProps },
  Checkbox: { defaultProps: { radius: 'xs', size: 'sm' } satisfies CheckboxProps },
  TextInput: { defaultProps: field },
  PasswordInput: { defaultProps: field },
  Textarea: { defaultProps: field },
  PinInput: { defaultProps: field },
  NumberInput: { defaultProps: { ...field, hideControls: true } satisfies NumberInputProps },
  Select: {
    defaultProps: {
      ...field,
      allowDeselect: false,
      checkIconPosition: 'right',
      comboboxProps: { shadow: 'md' },
    } satisfies SelectProps,
  },
  Menu: {
    defaultProps: {
      radius: 'md',
      shadow: 'md',
      offset: 8,
      // Its invisible first stop is a critical fault for a screen reader: a nameless menu item.
      withInitialFocusPlaceholder: false,
      transitionProps: { duration: 120, transition: 'pop' },
      // Who scrolls to an item below the screen keeps the menu, though its button leaves the screen.
      hideDetached: false,
    } satisfies MenuProps,
  },
  Modal: {
    defaultProps: {
      radius: 'lg',
      padding: 'lg',
      centered: true,
      overlayProps: veil,
      transitionProps: { duration: 200, transition: 'pop' },
    } satisfies Partial<ModalProps>,
  },
  // The library's <header> is a second banner beside the page's own.
  ModalHeader: { defaultProps: { component: 'div' } },
  DrawerHeader: { defaultProps: { component: 'div' } },
  Drawer: {
    defaultProps: { overlayProps: veil, transitionProps: { duration: 200 } } satisfies Partial<DrawerProps>,
  },
  Notification: { defaultProps: { radius: 'md' } },
  Skeleton: { defaultProps: { radius: 'sm' } },
  Tabs: { defaultProps: { color: 'gray.9' } satisfies TabsProps },
  Tooltip: {
    defaultProps: {
      radius: 'sm',
      openDelay: 300,
      transitionProps: { duration: 120 },
    } satisfies Partial<TooltipProps>,
  },
}

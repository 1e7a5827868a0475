import type { Appearance } from '@stripe/stripe-js'

/** How fields in frames of others look beside ours: our colours, corners and letters, as they are on this page. */
export function lookOfCardFields(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'stripe',
    variables: {
      colorText: of('--ink'),
      colorTextSecondary: of('--ink-2'),
      colorPrimary: of('--mantine-primary-color-filled'),
      colorDanger: of('--mantine-color-error'),
      borderRadius: of('--mantine-radius-md'),
      fontFamily: of('--mantine-font-family'),
      fontSizeBase: '16px',
    },
  }
}

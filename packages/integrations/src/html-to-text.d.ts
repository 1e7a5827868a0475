// The package brings no types; this names what is used of it.
declare module 'html-to-text' {
  type Selector = { selector: string; format?: string; options?: Record<string, unknown> }
  export function convert(
    html: string,
    options: { wordwrap: number | false; selectors: Selector[]; limits?: { maxInputLength: number } },
  ): string
}

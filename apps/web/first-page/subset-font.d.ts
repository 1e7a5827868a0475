/** What is used of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** For each axis of a variable font, what is left of it. */
    variationAxes?: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}

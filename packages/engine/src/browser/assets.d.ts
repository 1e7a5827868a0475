/** The bundler turns such an import into the address of the file. */
declare module '*.ttf?url' {
  const url: string
  export default url
}

declare module '*.woff2?url' {
  const url: string
  export default url
}

/** Which letters each part of a font has, as the package lists them. */
declare module '*/unicode.json' {
  const ranges: Readonly<Record<string, string>>
  export default ranges
}

// oxlint-disable-next-line house/no-interface -- what the language declares can only be reopened as an interface
interface ImportMeta {
  /** The bundler replaces it by the addresses of all files that the patterns name. */
  glob<Found>(
    patterns: string[],
    options: { query: string; import: string; eager: true; exhaustive: true },
  ): Record<string, Found>
}

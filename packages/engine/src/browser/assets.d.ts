/** The bundler turns such an import into the address of the file. */
declare module '*.ttf?url' {
  const url: string
  export default url
}

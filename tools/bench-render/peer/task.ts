/** What the side of Remotion is told, by paths. */
export type DriveTask = {
  /** The composition's first file. */
  entry: string
  /** The film as the engine handed it over. */
  handedOver: string
  publicFolder: string
  /** The room of films, which the composition takes its movements from. */
  filmRoom: string
  bundled: string
  browser: string
  out: string
}

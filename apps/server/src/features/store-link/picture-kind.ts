/** How each kind of picture that shops take begins; a null is any byte. */
const beginnings: readonly (readonly (number | null)[])[] = [
  // JPEG
  [0xff, 0xd8, 0xff],
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // GIF
  [0x47, 0x49, 0x46, 0x38],
  // WebP: RIFF, its length, WEBP
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
]

/** Whether bytes begin as a picture does that shops take; the shop itself opens it. */
export function isPicture(bytes: Uint8Array): boolean {
  return beginnings.some((beginning) =>
    beginning.every((byte, at) => (byte === null ? at < bytes.length : bytes[at] === byte)),
  )
}

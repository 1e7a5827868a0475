/** What a program needs of its surroundings to start and to find `ffmpeg`, and nothing that opens a door. */
const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'SystemRoot', 'Path']

/**
 * The environment of a render child. It decodes what strangers made, so the keys, secrets and addresses of the server
 * are none of its business.
 */
export function childEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]))
  return Object.fromEntries(kept)
}

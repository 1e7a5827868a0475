import { fileURLToPath } from 'node:url'

/** What a program needs of its surroundings to start and to find `ffmpeg`, and nothing that opens a door. */
const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'LD_LIBRARY_PATH', 'SystemRoot', 'Path']

/**
 * The environment of a render child. It decodes what strangers made, so the keys, secrets and addresses of the server
 * are none of its business.
 */
export function childEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const kept = needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]))
  return { ...Object.fromEntries(kept), ...lean }
}

/**
 * What keeps a render small and quick to start: one heap for all threads, as each of glibc's own keeps what was freed in
 * it (a third less memory, measured); large blocks never on that heap, where what is freed between others stays (glibc by
 * itself moves its bound for them up to the largest it has seen: 20 to 50 MB, measured); the heap grown by 2 MB at a time,
 * so that the system is not asked for every few pages (five per cent of the light film's time; 8 MB are no faster, and
 * hold 8 to 20 MB more); and the program's compiled code kept from one start to the next.
 */
const lean = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  MALLOC_TOP_PAD_: '2097152',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../dist/compiled', import.meta.url)),
}

/**
 * Node's flags of a render child: of the heap for what is new, half of Node's own (a quarter costs three per cent of the
 * time of a film with much type, a whole 8 MB), and a heap that may grow to 128 MB only, which is cleared sooner (a film's
 * own things take 30; 10 MB less, measured).
 */
export const childFlags = ['--max-semi-space-size=8', '--max-old-space-size=128'] as const

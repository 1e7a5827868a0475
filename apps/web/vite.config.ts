import type { IncomingMessage } from 'node:http'

import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

/** Fonts and other big media stay files of their own, fetched when a page draws with them. */
const inlineBelowBytes = 4_096

export default defineConfig(({ mode }) => {
  const { API_ORIGIN = 'http://localhost:3000' } = loadEnv(mode, import.meta.dirname, '')
  return {
    plugins: [react()],
    build: {
      outDir: 'dist',
      manifest: true,
      assetsInlineLimit: (path: string, content: Uint8Array) =>
        !/\.(?:ttf|otf|woff2?)$/.test(path) && content.length < inlineBelowBytes,
    },
    server: {
      proxy: Object.fromEntries(
        ['/v3', '/ai/', '/files', '/sandbox'].map((path) => [
          path,
          { target: API_ORIGIN, bypass: leavePages },
        ]),
      ),
    },
  }
})

/** /ai/error is a page of the site under the AI API's own address: what a person opens there stays here. */
function leavePages({ url = '', headers }: IncomingMessage): string | undefined {
  return url.startsWith('/ai/') && headers.accept?.includes('text/html') ? '/index.html' : undefined
}

import { escape } from '../../page/html.ts'

/** A page whose form brings the browser back by itself; its script is a file, so that strict policies let it run. */
export function formPage(action: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Back to Clipmint</title><script src="/sandbox/login/submit.js" defer></script></head>
<body><form method="post" action="${escape(action)}">
${inputs}
<noscript><button>Clipmint</button></noscript>
</form></body>
</html>`
}

export const submitScript = 'document.forms[0].submit()'

const nobodyThere = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Why a question never left this machine, so that nothing can have come of it; null for any other error. */
export function neverSent(error: Error): { code: string; told: string } | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : ''
    if (nobodyThere.has(code)) return { code, told: at.message }
  }
  return null
}

/** Said outside of the database, so that the first page knows without opening it. */
const FLAG = 'clipmint.tried'

/** Whether something that a visitor tried may lie in this browser. */
export function hasKept(): boolean {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}

/** Notes that something lies there, or no longer does. Throws where a browser keeps nothing. */
export function noteKept(isKept: boolean): void {
  if (isKept) localStorage.setItem(FLAG, '1')
  else localStorage.removeItem(FLAG)
}

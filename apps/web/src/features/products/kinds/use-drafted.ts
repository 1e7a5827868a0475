import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** A form's values, kept over a reload of the tab until they are sent. */
export function useDrafted<Value>(key: string, schema: z.ZodType<Value>, fresh: () => Value) {
  const [value, setValue] = useState(() => read(key, schema) ?? fresh())
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (isOver) return
    try {
      sessionStorage.setItem(key, JSON.stringify(value))
    } catch {
      // A full or forbidden storage loses the draft on a reload, nothing else.
    }
  }, [key, value, isOver])
  const forget = () => {
    setOver(true)
    sessionStorage.removeItem(key)
  }
  return { value, setValue, forget }
}

function read<Value>(key: string, schema: z.ZodType<Value>): Value | null {
  try {
    const found = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return found.success ? found.data : null
  } catch {
    return null
  }
}

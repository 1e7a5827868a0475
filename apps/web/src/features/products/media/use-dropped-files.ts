import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped anywhere on the page or pasted into it. Gives whether files are being dragged over the page now. A
 * paste of words into a field is left alone.
 */
export function useDroppedFiles(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const onFiles = useEffectEvent((files: File[]) => {
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    // Enter and leave come for every element passed; only when as many were left as entered is the page left.
    let depth = 0
    const enter = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth += 1
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    }
    const over = (event: DragEvent) => {
      if (carriesFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => onFiles([...(event.clipboardData?.files ?? [])])
    addEventListener('dragenter', enter)
    addEventListener('dragleave', leave)
    addEventListener('dragover', over)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragenter', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('dragover', over)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}

/** A file from outside, not a tile of the page being moved. */
function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

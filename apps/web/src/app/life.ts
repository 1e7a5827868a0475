import { useEffect } from 'react'

/**
 * What was drawn as the site was built can be pressed from now on. Said by what is the last to come to life: a press
 * that leads on while a part of the page does not live yet has React give up what it took over, and draw it anew.
 */
export function useLife(isAlive = true): void {
  useEffect(() => {
    if (isAlive) document.getElementById('site')?.removeAttribute('inert')
  }, [isAlive])
}

import { type Ratio, ratios } from '@clipmint/film'
import { must } from '@clipmint/kit'
import { useEffect, useEffectEvent } from 'react'

import type { Playback } from '../../player/playback.ts'
import { focusSlotField } from '../stage/slot-layer.tsx'
import { readPreferences } from './preferences.ts'
import { type Screen, tools } from './screen.ts'
import type { Session } from './session.ts'

type KeysParts = { session: Session; playback: Playback; screen: Screen; isLocked: boolean }

/** The editor's keys. Letters rest while somebody types, and all of them while a dialog is open. */
export function useKeys(parts: KeysParts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented || parts.screen.dialog || isInDialog(event)) return
    const isHandled =
      (event.ctrlKey || event.metaKey ? withControl(event, parts) : false) ||
      (!event.ctrlKey && !event.metaKey && !event.altKey && plain(event, parts))
    if (isHandled) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

/** Undo works from the fields of slots too: their words are the editor's own. Other fields keep the browser's. */
function withControl(event: KeyboardEvent, { session, screen, isLocked }: KeysParts): boolean {
  if (isLocked || (isTyping(event) && !isSlotField(event))) return false
  switch (keyOf(event).toLowerCase()) {
    case 'z':
      if (event.shiftKey) session.editor.redo()
      else session.editor.undo()
      return true
    case 'y':
      session.editor.redo()
      return true
    case 's':
      void session.saver.saveNow()
      return true
    case 'enter':
      screen.open({ kind: 'make' })
      return true
    default:
      return false
  }
}

function plain(event: KeyboardEvent, parts: KeysParts): boolean {
  if (isTyping(event)) return event.key === 'Escape' && leaveField()
  if (isLetter(event) && !readPreferences().letterKeys) return false
  return play(event, parts.playback) || (!parts.isLocked && edit(event, parts))
}

function play(event: KeyboardEvent, playback: Playback): boolean {
  // A focused slider or button keeps its own keys.
  const isSlider =
    event.target instanceof HTMLElement && event.target.matches('[role="slider"], input[type="range"]')
  if (isSlider && !event.shiftKey && event.key !== ' ') return false
  switch (keyOf(event)) {
    case ' ':
      if (isPressable(event)) return false
      playback.toggle()
      return true
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (event.target instanceof HTMLElement && event.target.closest('[role="radiogroup"], [role="menu"]'))
        return false
      const step = event.key === 'ArrowLeft' ? -1 : 1
      if (event.shiftKey) playback.stepScene(step)
      else playback.stepFrames(step)
      return true
    }
    case 'Home':
      playback.seek(0)
      return true
    case 'End':
      playback.seek(playback.film.durationMs)
      return true
    case 'm':
    case 'M':
      playback.toggleMuted()
      return true
    default:
      return shuttle(keyOf(event).toLowerCase(), playback)
  }
}

/** The keys of a cutting desk: J back a second, K stops, L plays and then goes on a second; comma and full stop a frame. */
function shuttle(key: string, playback: Playback): boolean {
  const { timeMs, isPlaying } = playback.state
  switch (key) {
    case 'j':
      playback.seek(timeMs - 1000)
      return true
    case 'k':
      playback.pause()
      return true
    case 'l':
      if (isPlaying) playback.seek(timeMs + 1000)
      else playback.toggle()
      return true
    case ',':
      playback.stepFrames(-1)
      return true
    case '.':
      playback.stepFrames(1)
      return true
    default:
      return false
  }
}

function edit(event: KeyboardEvent, { session, screen }: KeysParts): boolean {
  const { editor, saver } = session
  const tool = tools[Number(event.key) - 1]
  if (tool) {
    screen.showTool(tool)
    return true
  }
  switch (keyOf(event)) {
    case '[':
    case ']':
      return selectNeighbour(event.key === ']' ? 1 : -1, session, screen)
    case 'Enter':
      return event.target === document.body && editField(session, screen)
    case 'Escape':
      editor.select(null)
      return true
    case 's':
    case 'S':
      void saver.saveNow()
      return true
    case 'r':
    case 'R':
      editor.setRatio(nextRatio(editor.state.work.userSource.ratio))
      return true
    case '?':
      screen.open({ kind: 'keys' })
      return true
    default:
      return false
  }
}

function nextRatio(ratio: Ratio): Ratio {
  return must(ratios[(ratios.indexOf(ratio) + 1) % ratios.length], 'a ratio')
}

/** What a key says; a letter of the Latin keyboard where the Korean one is on, which says a Hangul letter. */
function keyOf({ key, code }: KeyboardEvent): string {
  return /^\p{Script=Hangul}$/u.test(key) && code.startsWith('Key') ? code.slice(3).toLowerCase() : key
}

/** Keys that are one letter, digit or sign, which somebody may press or say without meaning to. */
function isLetter({ key }: KeyboardEvent): boolean {
  return key !== ' ' && [...key].length === 1
}

function selectNeighbour(step: 1 | -1, { editor }: Session, screen: Screen): boolean {
  editor.selectNeighbour(step)
  const slot = editor.slots.get(editor.state.selection ?? '')
  if (slot) screen.showTool(slot.kind)
  return true
}

function editField({ editor }: Session, screen: Screen): boolean {
  const slot = editor.slots.get(editor.state.selection ?? '')
  if (slot?.kind !== 'text') return false
  screen.showTool('text')
  focusSlotField(slot.id)
  return true
}

function leaveField(): boolean {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return true
}

/** A dialog or a menu has its own keys, the one that closes it first of all. */
function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
}

/** What the space bar presses, ticks or opens. */
function isPressable({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.matches('button, summary, input[type="checkbox"], input[type="radio"]')
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.matches('textarea, select, [contenteditable]') || isTextInput(target)
}

function isTextInput(target: HTMLElement): boolean {
  return (
    target instanceof HTMLInputElement &&
    !['range', 'radio', 'checkbox', 'button', 'file'].includes(target.type)
  )
}

function isSlotField({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset['slotField'] !== undefined
}

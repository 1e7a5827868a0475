/** Takes the keyboard back to a slot on the stage, when what was opened there is done. */
export function focusStageSlot(slotId: string): void {
  document.querySelector<HTMLElement>(`[data-stage-slot="${slotId}"]`)?.focus()
}

/**
 * Runs what may move the screen when no button of the mouse is down: a message that appears between a press and its release
 * moves what was pressed away from under the pointer, and the browser makes no click of the two.
 */
export function createAfterPress(target: Pick<EventTarget, 'addEventListener'> | undefined) {
  let isDown = false
  let waiting: (() => void)[] = []
  const released = () => {
    isDown = false
    const acts = waiting
    waiting = []
    // The click follows the release.
    if (acts.length > 0)
      setTimeout(() => {
        for (const act of acts) act()
      })
  }
  target?.addEventListener('pointerdown', () => (isDown = true), { capture: true })
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    target?.addEventListener(type, released, { capture: true })
  return (act: () => void): void => {
    if (isDown) waiting.push(act)
    else act()
  }
}

export const afterPress = createAfterPress(globalThis.window)

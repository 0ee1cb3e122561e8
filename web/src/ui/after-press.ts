/**
 * Returns a function that runs actions which may move the screen, but only while no mouse button is down. A message
 * that appears between a press and its release moves the pressed element away from the pointer, and the browser then
 * makes no click.
 */
export function createAfterPress(target: Pick<EventTarget, 'addEventListener'> | undefined) {
  let isDown = false
  let waiting: (() => void)[] = []
  const released = () => {
    isDown = false
    const acts = waiting
    waiting = []
    // The browser fires the click after the release.
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

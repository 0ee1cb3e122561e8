import { expect, test } from 'vitest'
import { createAfterPress } from './after-press.ts'

test('runs immediately, or while a mouse button is down after the click of its release', async () => {
  const page = new EventTarget()
  const afterPress = createAfterPress(page)
  const done: string[] = []
  afterPress(() => done.push('left by a key'))
  expect(done).toEqual(['left by a key'])

  page.dispatchEvent(new Event('pointerdown'))
  afterPress(() => done.push('message'))
  expect(done).toHaveLength(1)
  page.dispatchEvent(new Event('pointerup'))
  done.push('click')
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).toEqual(['left by a key', 'click', 'message'])

  // A finger that begins to scroll no longer presses the button.
  page.dispatchEvent(new Event('pointerdown'))
  page.dispatchEvent(new Event('pointercancel'))
  afterPress(() => done.push('at once'))
  expect(done.at(-1)).toBe('at once')
})

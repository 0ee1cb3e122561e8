import type { KeyboardEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeTyped } from './take-typed.ts'

class FakeInput {
  events: string[] = []
  text = ''
  get value() {
    return this.text
  }
  set value(text: string) {
    this.text = text
  }
  getAttribute(name: string) {
    return name === 'aria-expanded' ? 'true' : 'list'
  }
  dispatchEvent(event: Event) {
    this.events.push(event.type)
  }
}

beforeEach(() => vi.stubGlobal('HTMLInputElement', FakeInput))
afterEach(() => vi.unstubAllGlobals())

/** Makes a list whose first option matches the typed text. `active` means that this option is already chosen. */
function openList(active: boolean) {
  const taken: string[] = []
  let selected: string | undefined
  const first = {
    setAttribute: (_: string, value: string) => {
      selected = value
    },
    hasAttribute: () => active,
    click: () => void taken.push('first'),
  }
  const list = {
    querySelector: (selector: string) =>
      selector.startsWith('[data-combobox-option]')
        ? first
        : selected !== undefined && (!selector.includes('=') || selector.includes(`"${selected}"`))
          ? first
          : null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }
  vi.stubGlobal('document', { getElementById: () => list })
  return taken
}

const enter = async (text: string) => {
  const field = new FakeInput()
  field.text = text
  const preventDefault = vi.fn()
  const event = { key: 'Enter', nativeEvent: { isComposing: false }, currentTarget: field, preventDefault }
  takeTyped(event as unknown as KeyboardEvent<HTMLInputElement>)
  await Promise.resolve()
  return { field, submits: preventDefault.mock.calls.length === 0 }
}

test('Enter after typing takes the first option that matches', async () => {
  const taken = openList(false)
  expect((await enter('gan')).submits).toBe(false)
  expect(taken).toEqual(['first'])
})

test('an option that is typed again stays chosen, and the text is cleared', async () => {
  const taken = openList(true)
  const { field, submits } = await enter('gan')
  expect(submits).toBe(false)
  expect(taken).toEqual([])
  expect(field).toMatchObject({ value: '', events: ['input'] })
})

test('Enter without text takes no option and is not stopped', async () => {
  const taken = openList(false)
  expect((await enter('')).submits).toBe(true)
  expect(taken).toEqual([])
})

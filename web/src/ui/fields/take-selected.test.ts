import type { KeyboardEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { takeSelected } from './take-selected.ts'

afterEach(() => vi.unstubAllGlobals())

/**
 * Makes an open list with a selected option and another one, and a list of the taken options: those whose click reached
 * Mantine.
 */
function openList() {
  const taken: string[] = []
  const heard = new Set<(click: unknown) => void>()
  const option = (name: string) => {
    const one = {
      click: (): void => {
        let isStopped = false
        const stopPropagation = () => {
          isStopped = true
        }
        for (const hear of heard) hear({ target: one, stopPropagation })
        if (!isStopped) taken.push(name)
      },
    }
    return one
  }
  const [selected, chosenBefore] = [option('selected'), option('chosen before')]
  const list = {
    querySelector: () => selected,
    addEventListener: (_: string, hear: (click: unknown) => void) => void heard.add(hear),
    removeEventListener: (_: string, hear: (click: unknown) => void) => void heard.delete(hear),
  }
  vi.stubGlobal('document', { getElementById: () => list })
  return { taken, heard, selected, chosenBefore }
}

const attributes = { 'aria-expanded': 'true', 'aria-controls': 'list' }
const pressed = () => {
  const preventDefault = vi.fn()
  const getAttribute = (name: keyof typeof attributes) => attributes[name]
  const event = { key: 'Enter', nativeEvent: { isComposing: false }, currentTarget: { getAttribute } }
  takeSelected({ ...event, preventDefault } as unknown as KeyboardEvent<HTMLInputElement>)
  expect(preventDefault).toHaveBeenCalledOnce()
}

test('Enter takes the selected option once, whether Mantine knows it or not', async () => {
  const known = openList()
  pressed()
  known.selected.click()
  await Promise.resolve()
  expect(known.taken).toEqual(['selected'])
  const unknown = openList()
  pressed()
  await Promise.resolve()
  expect(unknown.taken).toEqual(['selected'])
})

test('Enter takes only an option that is shown as selected, and a later click takes any option', async () => {
  const { taken, heard, chosenBefore } = openList()
  pressed()
  chosenBefore.click()
  await Promise.resolve()
  expect(taken).toEqual(['selected'])
  expect(heard.size).toBe(0)
})

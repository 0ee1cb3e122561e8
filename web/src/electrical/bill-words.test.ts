import { expect, test, vi } from 'vitest'
import { texts } from '../languages/texts.ts'
import { paperText } from './bill-words.ts'

const reached = vi.hoisted(() => vi.fn(() => Promise.resolve()))
vi.mock('../ui/export/reach-for-files.ts', () => ({ reachForFiles: reached }))

test('the Hindi of bills is not loaded without a network, because the browser would cache the failure', async () => {
  reached.mockRejectedValueOnce(new Error('No connection'))
  await expect(paperText('hi')).rejects.toThrow('No connection')
  const t = await paperText('hi')
  expect(t('Print all bills')).not.toBe('Print all bills')
})

test('bills in the language of the screen load no texts', async () => {
  reached.mockClear()
  await paperText('en')
  texts.set({ ...texts.get(), language: 'hi' })
  await paperText('hi')
  expect(reached).not.toHaveBeenCalled()
})

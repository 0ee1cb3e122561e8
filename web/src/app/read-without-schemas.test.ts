import { expect, test, vi } from 'vitest'

test('screens do not use schemas while their files are evaluated, when zod may still be loading', async () => {
  vi.resetModules()
  const { areas } = await import('./areas.ts')
  const screens = areas.flatMap(({ routes }) => routes)
  expect(screens.length).toBeGreaterThan(50)
  const failed: string[] = []
  for (const { path, load } of screens)
    await load().catch((failure: unknown) => failed.push(`${path}: ${failure}`))
  expect(failed).toEqual([])
})

import { expect, test, vi } from 'vitest'

test('no screen asks anything of a schema while its file is read: zod may still be on its way', async () => {
  vi.resetModules()
  const { areas } = await import('./areas.ts')
  const screens = areas.flatMap(({ routes }) => routes)
  expect(screens.length).toBeGreaterThan(50)
  const failed: string[] = []
  for (const { path, load } of screens)
    await load().catch((failure: unknown) => failed.push(`${path}: ${failure}`))
  expect(failed).toEqual([])
})

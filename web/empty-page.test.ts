import { afterEach, expect, test, vi } from 'vitest'
import { buildEmptyPage } from './empty-page.ts'

afterEach(() => vi.unstubAllEnvs())

test('the empty page contains React as users get it, also after a development server in the same process', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const files = await buildEmptyPage()
  const scripts = [...files].filter(([path]) => path.endsWith('.js')).map(([, content]) => String(content))
  expect(scripts).toHaveLength(1)
  expect(scripts.join().includes('Invalid hook call')).toBe(false)
})

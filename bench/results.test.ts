import { expect, test } from 'vitest'
import { withChapter } from './results.ts'

const before = '# First\n\nold\n\n# Second\n\nkept\n'

test('a chapter takes the place of the one with its title, and the others stay', () => {
  expect(withChapter(before, 'First', 'new')).toBe('# First\n\nnew\n\n# Second\n\nkept\n')
  expect(withChapter(before, 'Third', 'new')).toBe(`${before}\n# Third\n\nnew\n`)
})

test('what was noted by hand outlives a new measurement', () => {
  const noted = '# First\n\nold\n\n## Noted by hand\n\nwhy it is so\n\n# Second\n\nkept\n'
  expect(withChapter(noted, 'First', 'new')).toBe(
    '# First\n\nnew\n\n## Noted by hand\n\nwhy it is so\n\n# Second\n\nkept\n',
  )
})

import { expect, test } from 'vitest'
import { withAlignedTables, withChapter } from './results.ts'

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

test('the columns of a table have one width each, numbers end at the right', () => {
  const text =
    'before\n\n| what | ms |\n| --- | ---: |\n| a list | 12.5 |\n| b | 1234.0 |\n\nafter | no table\n'
  expect(withAlignedTables(text)).toBe(
    'before\n\n| what   |     ms |\n| ------ | -----: |\n| a list |   12.5 |\n| b      | 1234.0 |\n\nafter | no table\n',
  )
})

test('a table that is aligned already stays as it is', () => {
  const text = withAlignedTables('| a | b |\n| --- | ---: |\n| one |  |')
  expect(text).toBe('| a   |    b |\n| --- | ---: |\n| one |      |')
  expect(withAlignedTables(text)).toBe(text)
})

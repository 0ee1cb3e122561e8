import { expect, test } from 'vitest'
import { withAlignedTables, withChapter } from './results.ts'

const before = '# First\n\nold\n\n# Second\n\nkept\n'

test('a chapter replaces the chapter with its title, and the others stay', () => {
  expect(withChapter(before, 'First', 'new')).toBe('# First\n\nnew\n\n# Second\n\nkept\n')
  expect(withChapter(before, 'Third', 'new')).toBe(`${before}\n# Third\n\nnew\n`)
})

test('notes by hand stay after a new measurement', () => {
  const noted = '# First\n\nold\n\n## Noted by hand\n\nwhy it is so\n\n# Second\n\nkept\n'
  expect(withChapter(noted, 'First', 'new')).toBe(
    '# First\n\nnew\n\n## Noted by hand\n\nwhy it is so\n\n# Second\n\nkept\n',
  )
})

test('each column of a table has one width, and numbers are aligned to the right', () => {
  const text =
    'before\n\n| what | ms |\n| --- | ---: |\n| a list | 12.5 |\n| b | 1234.0 |\n\nafter | no table\n'
  expect(withAlignedTables(text)).toBe(
    'before\n\n| what   |     ms |\n| ------ | -----: |\n| a list |   12.5 |\n| b      | 1234.0 |\n\nafter | no table\n',
  )
})

test('an aligned table does not change', () => {
  const text = withAlignedTables('| a | b |\n| --- | ---: |\n| one |  |')
  expect(text).toBe('| a   |    b |\n| --- | ---: |\n| one |      |')
  expect(withAlignedTables(text)).toBe(text)
})

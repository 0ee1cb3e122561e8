import type { Category } from '@nivas/contract/pos/schemas.ts'
import { expect, test } from 'vitest'
import { inTree, possibleParents } from './category-tree.ts'

const category = (id: number, parentid: number | null, name: string) => ({ id, parentid, name }) as Category
const some = inTree([
  category(3, 1, 'Hindi'),
  category(1, null, 'Books'),
  category(4, 3, 'Poems'),
  category(2, null, 'CDs'),
])

test('categories follow their parent, with its name before theirs', () => {
  expect(some.map(({ path, depth }) => [path, depth])).toEqual([
    ['Books', 0],
    ['Books / Hindi', 1],
    ['Books / Hindi / Poems', 2],
    ['CDs', 0],
  ])
})

test('neither a category itself nor a descendant can be its parent', () => {
  expect(possibleParents(some, 1).map(({ id }) => id)).toEqual([2])
  expect(possibleParents(some, 3).map(({ id }) => id)).toEqual([1, 2])
  expect(possibleParents(some, undefined)).toHaveLength(4)
})

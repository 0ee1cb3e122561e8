import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyRows } from './steady-rows.ts'

type Row = { id: number; read: number }

const rows = (read: number) =>
  fc.uniqueArray(fc.nat(12), { maxLength: 10 }).map((ids) => ids.map((id): Row => ({ id, read })))
const keyOf = ({ id }: Row) => id
const ids = (some: readonly Row[]) => some.map(keyOf)

test('while the list is held, its rows stay in place and have their latest values', () => {
  fc.assert(
    fc.property(rows(1), rows(2), (before, newest) => {
      fc.pre(before.length > 0)
      const { rows: shown, gone } = steadyRows(before, newest, keyOf, { held: true, stays: () => false })
      expect(ids(shown)).toEqual(ids(before))
      for (const row of shown) expect(row.read).toBe(gone.has(row.id) ? 1 : 2)
      expect([...gone]).toEqual(ids(before).filter((id) => !ids(newest).includes(id)))
    }),
  )
})

test('a list that is not held shows the latest rows in their order, and rows that stay below their earlier neighbours', () => {
  fc.assert(
    fc.property(rows(1), rows(2), fc.uniqueArray(fc.nat(12)), (before, newest, staying) => {
      const stays = ({ id }: Row) => staying.includes(id)
      const { rows: shown, gone } = steadyRows(before, newest, keyOf, { held: false, stays })
      expect(ids(shown).filter((id) => !gone.has(id))).toEqual(ids(newest))
      const stayed = ids(before).filter((id) => staying.includes(id) && !ids(newest).includes(id))
      expect([...gone].sort()).toEqual([...stayed].sort())
      // If the order is unchanged, rows that stay keep their place.
      const common = ids(before).filter((id) => ids(shown).includes(id))
      const inOrder = ids(newest).filter((id) => ids(before).includes(id))
      if (String(inOrder) === String(ids(before).filter((id) => ids(newest).includes(id))))
        expect(ids(shown).filter((id) => common.includes(id))).toEqual(common)
    }),
  )
})

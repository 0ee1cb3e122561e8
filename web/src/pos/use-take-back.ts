import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Price, Product } from '@nivas/contract/pos/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useUndoable } from '../ui/use-undoable.ts'
import { staleCatalogue } from './stale.ts'

const quietly = { makesStale: staleCatalogue, quiet: true, failsQuietly: true } as const

/**
 * Takes back the price of a later day; Undo restores it. The screen under the dialog uses this hook, so that Undo still
 * works after the dialog is closed.
 */
export function useTakeBack() {
  const t = useText()
  const { day, rupees } = useFormat()
  const undoable = useUndoable()
  const remove = useCall(calls.removePrice, quietly)
  const restore = useCall(calls.restorePrice, quietly)
  return {
    pending: remove.isPending,
    takeBack: (
      { systemid, id, name }: Product,
      { from, price, costprice }: Price,
      prices: readonly Price[],
    ) => {
      const of = { systemid, id, from }
      // Later prices that repeat this one change with it, so Undo must restore them too.
      const later = prices
        .filter((one) => one.from > from)
        .map((one) => ({ from: one.from, price: one.price, costprice: one.costprice }))
      const values = { name, price: rupees(price), day: day(from) }
      return undoable(
        {
          act: () => remove.mutateAsync(of),
          notice: t('{{name}}: the price {{price}} from {{day}} was taken back.', values),
        },
        {
          act: () => restore.mutateAsync({ ...of, price, costprice, later }),
          notice: t('{{name}}: the price {{price}} applies from {{day}} again.', values),
        },
      )
    },
  }
}

import { pos as calls } from '@nivas/contract/pos/calls.ts'
import type { Price, Product } from '@nivas/contract/pos/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useUndoable } from '../ui/use-undoable.ts'
import { staleCatalogue } from './stale.ts'

const quietly = { makesStale: staleCatalogue, quiet: true, failsQuietly: true } as const

/**
 * Takes the price of a later day back; Undo gives it to the product again. It stands in the screen under the dialog, so
 * that it can be undone after that is closed.
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
      // Those that repeat the price follow: Undo gives them back what they have now.
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
          notice: t('{{name}}: the price {{price}} holds from {{day}} again.', values),
        },
      )
    },
  }
}

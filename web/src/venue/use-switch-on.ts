import { venue as calls } from '@nivas/contract/venue/calls.ts'
import type { CatalogueRoom, Closure } from '@nivas/contract/venue/schemas.ts'
import { useCall } from '../api/hooks.ts'
import { useVenue } from '../api/venue.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../languages/use-text.ts'
import { useUndoable } from '../ui/use-undoable.ts'
import { staleCatalogue } from './stale.ts'

const quietly = { makesStale: staleCatalogue, quiet: true, failsQuietly: true } as const

/**
 * Switches a room on again for the days of a closure, from today on. Undo closes it again, unless the room is taken by
 * then. The screen under the dialog uses this hook, so that Undo works after the dialog is closed.
 */
export function useSwitchOn() {
  const t = useText()
  const { day } = useFormat()
  const today = useVenue()?.today
  const undoable = useUndoable()
  const remove = useCall(calls.removeClosure, quietly)
  const close = useCall(calls.closeRoom, quietly)
  return {
    pending: remove.isPending,
    /** Resolves to whether the room was switched on. */
    switchOn: ({ id: room_id, room_number: room }: CatalogueRoom, closure: Closure) => {
      const { id, to, reason } = closure
      // Past nights stay closed.
      const from = today !== undefined && closure.from < today ? today : closure.from
      const days = { room, from: day(from), to: day(to) }
      return undoable(
        {
          act: () => remove.mutateAsync({ id }),
          notice: t('Room {{room}} is switched on again from {{from}} to {{to}}.', days),
        },
        {
          act: () => close.mutateAsync({ id: room_id, from, to, reason }),
          notice: t('Room {{room}} is switched off from {{from}} to {{to}}.', days),
        },
      )
    },
  }
}

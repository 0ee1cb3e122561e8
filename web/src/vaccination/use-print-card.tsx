import { vaccination as calls } from '@nivas/contract/vaccination/calls.ts'
import { wasLost } from '../api/failure.ts'
import { useCall } from '../api/hooks.ts'
import { notify } from '../api/notices.ts'
import { notifyFailure } from '../api/notify-failure.ts'
import { useText } from '../languages/use-text.ts'
import { print } from '../ui/print/print.ts'
import { VaccinationCard } from './vaccination-card.tsx'

/** Prints the card of a person from their present record; the server counts the prints. */
export function usePrintCard() {
  const t = useText()
  const card = useCall(calls.card, {
    quiet: true,
    failsQuietly: true,
    onSuccess: ({ data }) =>
      print(<VaccinationCard card={data} />, { size: 'A6', name: `vaccination-card-${data.srNo}` }),
    onFailure: (failure) => {
      if (wasLost(failure) || failure.status === 400) notifyFailure(failure)
      else notify.failure(t('Something went when wrong while printing card. Please contact administrator.'))
    },
  })
  return { print: (id: number) => card.mutate({ id }), pending: card.isPending }
}

import { gate as calls } from '@nivas/contract/gate/calls.ts'
import type { FoundSatsangi } from '@nivas/contract/gate/schemas.ts'
import { send } from '../api/client.ts'
import { useLookUp } from '../ui/visits/use-look-up.ts'

/** Finds the holder of a card for the gate's forms. */
export const useSatsangi = () =>
  useLookUp<FoundSatsangi>(
    async (id_card_no, signal) =>
      (await send(calls.validateSatsangi, { id_card_no }, { signal })).customer[0],
  )

/** Joins the name and surname of a satsangi. */
export const fullName = ({ main_name, surname }: FoundSatsangi): string => `${main_name} ${surname}`.trim()

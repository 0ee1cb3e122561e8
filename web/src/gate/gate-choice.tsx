import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { useEffect } from 'react'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { thisGate, useThisGate } from './this-gate.ts'

/** Chooses the gate of this counter, stored in the browser. A gate that is switched off stays until a new choice. */
export function GateChoice() {
  const t = useText()
  const answer = useAnswer(calls.gates, {}, { staleTime: 600_000 })
  const gates = answer.data?.data
  const chosen = useThisGate()
  const isThere = gates?.some(({ id }) => id === chosen)
  // If the last gate was switched off there is none to choose, and an entry does not need one.
  const isLastGone = gates?.length === 0
  useEffect(() => {
    if (isLastGone) thisGate.set(undefined)
  }, [isLastGone])
  return (
    <NamedSelect
      aria-label={t('Gate of this counter')}
      placeholder={t('Gate of this counter')}
      options={gates}
      from={answer}
      value={isThere ? chosen : ''}
      onChange={(id) => thisGate.set(id === '' ? undefined : id)}
      error={
        gates &&
        chosen !== undefined &&
        !isThere &&
        t('The gate of this counter is no longer in use. Please choose another.')
      }
      clearable
      size="md"
      w="14rem"
    />
  )
}

import { gate as calls } from '@nivas/contract/gate/calls.ts'
import { useAnswer } from '../api/hooks.ts'
import { useText } from '../languages/use-text.ts'
import { NamedSelect } from '../ui/fields/named-select.tsx'
import { thisGate, useThisGate } from './this-gate.ts'

/** The gate of this counter; the browser stores it. */
export function GateChoice() {
  const t = useText()
  const answer = useAnswer(calls.gates, {}, { staleTime: 600_000 })
  const gates = answer.data?.data
  const chosen = useThisGate()
  return (
    <NamedSelect
      aria-label={t('Gate of this counter')}
      placeholder={t('Gate of this counter')}
      options={gates}
      from={answer}
      value={gates?.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={(id) => thisGate.set(id === '' ? undefined : id)}
      clearable
      size="md"
      w="14rem"
    />
  )
}

import { Heading } from '../app/heading.tsx'
import { RePrint } from '../printing/re-print.tsx'
import { GateChoice } from './gate-choice.tsx'
import { OtherForm } from './other-form.tsx'
import { useGateReceipt } from './use-gate-receipt.ts'

/** The counter for non-satsangi visitors. */
export default function NonSatsangiEntry() {
  return (
    <>
      <Heading action={<GateChoice />} />
      <OtherCounter />
    </>
  )
}

/** The counter without its heading, for the gate's desk. */
export function OtherCounter() {
  const { receipt, print } = useGateReceipt()
  return (
    <>
      <RePrint of={receipt} />
      <OtherForm onEntered={print} />
    </>
  )
}

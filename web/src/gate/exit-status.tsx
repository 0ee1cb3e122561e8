import { Heading } from '../app/heading.tsx'
import { ExitCounter } from '../ui/visits/exit-counter.tsx'
import { useGateExit } from './use-gate-exit.ts'

/** The exit counter: a scanned ticket marks its visitors out. */
export default function ExitStatus() {
  return (
    <>
      <Heading />
      <GateExit />
    </>
  )
}

/** The counter without its heading, for the gate's desk. */
export const GateExit = () => <ExitCounter exits={useGateExit()} />

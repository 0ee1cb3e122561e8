import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'

/** Limits the tests to the calls of one area: `npm test -- gate`. */
const onlyArea = process.env.NIVAS_TEST_AREA

/** Every call of the contract with its name, such as `gate.exit`. */
export const everyCall: [name: string, call: Call][] = Object.entries(contract)
  .filter(([area]) => !onlyArea || area === onlyArea)
  .flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]): [string, Call] => [
      `${area}.${name}`,
      call,
    ]),
  )

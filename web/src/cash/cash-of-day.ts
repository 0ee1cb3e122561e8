import { cashMade } from '@nivas/contract/cash/report.ts'
import type { CashDay } from '@nivas/contract/cash/schemas.ts'
import { onWire, sum } from '@nivas/contract/money.ts'

/** Returns the cash that the sessions of a day took. */
export const cashOfDay = ({ sessions }: CashDay): number => onWire(sum(sessions.map(cashMade)))

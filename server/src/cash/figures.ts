import { cashFigures } from '@nivas/contract/cash/figures.ts'
import { LONGEST_SESSION_HOURS } from '@nivas/contract/cash/schemas.ts'
import { sql } from 'kysely'
import { figuresOf } from '../dashboard/index.ts'

export const figures = figuresOf(cashFigures, {
  overdue_sessions: () => sql`select count(*)::int from cash_sessions
    where closed_at is null and opened_at < now() - make_interval(hours => ${LONGEST_SESSION_HOURS})`,
})

import { mayPass } from '../may-pass.ts'
import { cashReports } from './cash-reports.ts'
import { electricalReports } from './electrical-reports.ts'
import { ownReports } from './own-reports.ts'
import type { Report } from './report.ts'
import { samadhReports } from './samadh-reports.ts'
import { shopReports } from './shop-reports.ts'
import { vaccinationReports } from './vaccination-reports.ts'

/** All reports, which can be opened, exported to a file, and sent by mail. */
export const reportList: readonly Report[] = [
  ...ownReports,
  ...electricalReports,
  ...shopReports,
  ...samadhReports,
  ...cashReports,
  ...vaccinationReports,
]

/** The report with this name. */
export const reportNamed = (name: string): Report | undefined =>
  reportList.find((report) => report.name === name)

/** Arbitrary input for requests: a report's permission depends at most on its shop, not on days or ids. */
const someDays = { from: '2026-01-01', to: '2026-01-01', event_id: 1, group_id: 1 }

/** Whether a user with these permissions may see the report. */
export const maySee = ({ call, request }: Report, held: ReadonlySet<string>): boolean =>
  mayPass(call.permission, held, request(someDays))

import type { Report } from '@nivas/contract/reports/report.ts'
import { maySee } from '@nivas/contract/reports/report-list.ts'
import { say, type Text } from '@nivas/contract/texts.ts'
import * as z from 'zod'

type Receiver = { account_type: string; email: string; permissions: ReadonlySet<string> }

/** Returns why a user is not sent a report now; undefined for a user who may see it and has an address. */
export function whyNotSent(report: Report | undefined, user: Receiver | undefined): Text | undefined {
  if (!report) return say('This report no longer exists.')
  if (!user) return say('The user no longer exists.')
  if (user.account_type !== 'user') return say('This account belongs to a counter, not to a person.')
  if (!maySee(report, user.permissions)) return say('The user does not have access to this report.')
  return z.regexes.email.test(user.email) ? undefined : say('The user has no email address.')
}

/** Returns why a report about an event or a group is not sent: its event or group is gone. */
export function whyNothing(
  { about }: Report,
  { event_id, group_id }: { event_id: number | null; group_id: number | null },
): Text | undefined {
  if (about === 'event' && event_id === null) return say('The event of this report no longer exists.')
  if (about === 'group' && group_id === null) return say('The group of this report no longer exists.')
  return undefined
}

import type { Call } from '@nivas/contract/call.ts'
import { contract } from '@nivas/contract/index.ts'
import type { PlainKey } from '@nivas/contract/texts.ts'

const areas = Object.entries(contract) as [string, Record<string, Call>][]

const summaries = new Map(
  areas.flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, { summary }]): [string, string] => [`${area}.${name}`, summary]),
  ),
)

/** Events that are not calls, under the names with which the server audits them. */
const events: Readonly<Record<string, PlainKey>> = {
  'access.linkAsked': 'A link to set a new password was requested',
  'access.linkForOperator': "The server's operator created a link for a new password",
  'access.roleLost': 'A role that this user held was deleted',
  'gate.endedByEntry': 'Marked out by a later entry with the same card',
  'imports.done': 'A file was imported',
  'reservations.agreePlaces': 'Agreed to too few places or too many rooms',
  'reservations.combined': 'Combined with others',
  'reservations.parted': 'NEW again: the combined reservation was deleted',
  'reservations.release': 'Allotment cancelled: the guests did not arrive in time',
  'schedules.mailed': 'A report was sent by mail',
  'vaccination.parted': 'Separated from another record again',
  'vaccination.merged': 'Merged into another record of this person',
}

/** Returns what a call does, or what happened, in English. A call of an older version is shown by its name. */
export const summaryOf = (call: string): string => summaries.get(call) ?? events[call] ?? call

/** Returns the kinds of records that the audit knows, of one area or of all. */
export const recordTypes = (area = ''): string[] => [
  ...new Set(
    areas
      .filter(([name]) => area === '' || name === area)
      .flatMap(([, calls]) =>
        Object.values(calls).flatMap(({ writes, noted, record }) =>
          (writes || noted) && record ? [record] : [],
        ),
      ),
  ),
]

/** Returns the English name of a kind of record: 'Reservation'. */
export const recordName = (type: string): string =>
  type.charAt(0).toUpperCase() + type.slice(1).replace(/[_-]/g, ' ')

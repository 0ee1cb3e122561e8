import type { PrintJob } from '@nivas/contract/receipts/job.ts'
import { sheetOf } from '../layout/sheet.ts'
import { encode } from './encode.ts'
import { linesOf, type Paper, papers } from './line.ts'

/** The settings of this workstation: its paper, and the default venue of jobs. */
export type Place = { paper: Paper; venue: { name: string; time_zone: string } }

/** Returns the bytes of a job for the printer. */
export function bytesOf(job: PrintJob, place: Place, printedAt = new Date()): Uint8Array {
  const venue = job.venue ?? place.venue
  const width = papers[place.paper]
  const rows = sheetOf(job.receipt, {
    venue: venue.name,
    zone: zoneOr(venue.time_zone, place.venue.time_zone),
    language: job.language,
    copy: job.copy,
    print: job.print,
    printedAt,
  })
  return encode(linesOf(rows, width), width)
}

/** Returns the time zone `zone` if this machine supports it, otherwise `otherwise`. */
function zoneOr(zone: string, otherwise: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return otherwise
  }
}

import * as z from 'zod'
import { get, post } from '../call.ts'
import { outboxTerms } from '../outbox.ts'
import { EditReadings, ProfileMonth, ReadingsQuery, SaveReadings } from './reading-forms.ts'
import { EditRow, ReadingRow } from './reading-schemas.ts'
import { House } from './schemas.ts'

/** The calls for the readings of a month, and for the correction of one reading. */
export const readingCalls = {
  readings: post('/electrical/reading/getSelectedMonthReadings', {
    permission: 'electrical-bulk-readings',
    summary: 'The houses of a line that were not read in a month, by house number',
    body: ReadingsQuery,
    returns: z.array(ReadingRow),
    reads: true,
  }),
  saveReadings: post('/electrical/reading/createBulkReadingsByMonthYear', {
    permission: 'electrical-bulk-readings',
    summary: 'Enter a page of readings for a month and a line, all of them or none',
    body: SaveReadings,
    returns: z.object({ id: z.int(), saved: z.int() }),
    message: 'Records saved successfully.',
    record: 'electric_line',
    secret: ['kept', 'sealed'],
    ...outboxTerms,
  }),
  readingProfiles: get('/electrical/reading/getReadingProfiles', {
    permission: 'electrical-single-reading',
    summary: 'The houses, by house number',
    returns: z.array(House),
  }),
  monthOfHouse: post('/electrical/reading/getReadingByProfileMonth', {
    permission: 'electrical-single-reading',
    summary: 'What a house was read and billed for a month',
    body: ProfileMonth,
    returns: z.array(EditRow),
    reads: true,
  }),
  editReading: post('/electrical/reading/updateSingleReadingByMonthYear', {
    permission: 'electrical-single-reading',
    summary: 'Correct a reading. Everything calculated from it is corrected too',
    body: EditReadings,
    returns: z.object({ id: z.int(), rows: z.array(EditRow) }),
    message: 'Records saved successfully.',
    record: 'satsangi_profile',
  }),
}

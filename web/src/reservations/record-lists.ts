import type { RecordLists } from '../app/record-list.ts'

export const reservationsRecords: RecordLists = {
  // The cash book names a reservation by its application number and applicant; a deleted one has no name.
  reservation: ({ name }) => {
    const search = { application_number: name.split(' ')[0] ?? '' }
    return name === ''
      ? []
      : [
          { to: '/reservations', search },
          { to: '/payments', search },
        ]
  },
}

import type { RecordLists } from '../app/record-list.ts'

export const reservationsRecords: RecordLists = {
  // The book has it under its application number and name; one that was deleted has no name.
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

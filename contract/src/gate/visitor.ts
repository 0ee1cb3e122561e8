/** The maximum number of visitors in one entry. */
export const MOST_VISITORS = 500
/** The maximum of a number field for people. */
export const MOST_PEOPLE = 10_000
/** The default country of visitors. */
export const INDIA = 'IND'

export const texts = {
  noMember: 'Please provide at least one member',
  inList: 'Visitor Already in List',
  fromDate: 'Please enter From Date',
  toDate: 'Please enter To Date',
  notAsked: 'This purpose does not ask for this',
  tooManyListed: 'More visitors are listed than accompany this one',
} as const

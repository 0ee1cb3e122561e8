/** So many visitors can be added to one entry. */
export const MOST_VISITORS = 500
/** What a spinner of people goes up to. */
export const MOST_PEOPLE = 10_000
/** Where most visitors come from. */
export const INDIA = 'IND'

export const texts = {
  noMember: 'Please provide at least one member',
  inList: 'Visitor Already in List',
  fromDate: 'Please enter From Date',
  toDate: 'Please enter To Date',
  notAsked: 'This purpose does not ask for this',
  tooManyListed: 'More visitors are listed than accompany this one',
} as const

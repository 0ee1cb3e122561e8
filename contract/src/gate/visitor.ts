/** The maximum number of visitors in one entry. */
export const MOST_VISITORS = 500

export const texts = {
  noMember: 'Please provide at least one member',
  inList: 'Visitor Already in List',
  fromDate: 'Please enter From Date',
  toDate: 'Please enter To Date',
  notAsked: 'This purpose does not ask for this',
  tooMany: 'At most 500 visitors can be added',
  tooManyListed: 'More visitors are listed than the number accompanying this one',
} as const

/** Reports are exported whole, so their lists count further than others: to this number of rows. */
export const MOST_REPORTED = 1_000_000

/** The rows of a page of a report (specification, section 9). */
export const REPORT_ROWS = 50

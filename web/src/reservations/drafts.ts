/** The prefix of the drafts of 'Edit dates and contact', before the id of the reservation. */
export const EDIT_DETAILS = 'edit-details'

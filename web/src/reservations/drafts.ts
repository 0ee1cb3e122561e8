/** The prefix of the drafts of 'Edit details', before the id of the reservation. */
export const EDIT_DETAILS = 'edit-details'

/** What the drafts of 'Edit details' are called, before the id of the reservation. */
export const EDIT_DETAILS = 'edit-details'

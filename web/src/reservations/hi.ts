/** The Hindi of the reservations area. */
export default {}

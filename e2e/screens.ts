/** What no ready-made role but the administrator's may open. */
export const ofAdministration = [
  '/buildings',
  '/buildings/1/floors',
  '/buildings/1/floors/1/rooms',
  '/attributes',
  '/users',
  '/roles',
  '/audit',
  '/account',
  '/outbox',
  '/import',
]
/** What guards may open. */
export const ofGate = [
  '/gate-reservations',
  '/gate-visitor-entry',
  '/non-satsangi-entry',
  '/gate-security',
  '/gate-pending-visitors',
  '/gate-exit-status',
  '/gate-live-board',
  '/gate-non-satsangi-visitors',
  '/gate-waiting',
]
export const ofAdministrator = [
  '/dashboard',
  '/reservations',
  '/payments',
  '/accomodation-reservations',
  '/admin-booking',
  '/manual-reservation',
  '/released-rooms',
  ...ofGate,
  '/room-chart',
  '/plan-event',
  ...ofAdministration,
  '/403',
  '/nowhere',
]

/** What nobody signs in for. */
export const ofEverybody = ['/forgot-password', '/reset-password', '/accomodation', '/application-status']

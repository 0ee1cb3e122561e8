/**
 * The closed list of permissions: no other permission can be required, granted or held. A permission has its area, and
 * the description that the Roles screen shows. Other screens do not load this list: the functions that every page calls
 * are in `may-pass.ts`.
 */
export const permissionList = [
  ['manage-users', 'access', 'Add, change and delete users, and give them roles'],
  ['manage-roles', 'access', 'Add, change and delete roles, and give them permissions'],
  ['audit-log', 'access', 'See who changed what, and when'],
  ['mail-outbox', 'access', "See the server's mails, and resend those that failed"],

  ['manage-reservations', 'reservations', 'Open the list of reservations'],
  ['manage-multiple-resavation', 'reservations', 'Match several reservations together, and plan an event'],
  [
    'resavation-assign-room',
    'reservations',
    'Match rooms to a reservation manually or automatically, and collect its Bhent in the same step',
  ],
  [
    'resavation-assign-building',
    'reservations',
    'Assign a building to a reservation, for users who open the list',
  ],
  [
    'resavation-edit',
    'reservations',
    'Change the rooms, dates and contact of a reservation, collect or give back the difference in Bhent, and give back additional Bhent',
  ],
  [
    'resavation-delete',
    'reservations',
    'Delete a reservation that is new or on hold, for users who open the list',
  ],
  ['admin-booking', 'reservations', 'Book a stay on behalf of an applicant'],
  ['bhent', 'reservations', 'Collect Bhent for a reservation on hold'],
  ['acco-checkin', 'reservations', 'Check guests in at the accommodation desk'],
  ['print-bhandarghar-ticket', 'reservations', 'Generate meal tickets and print meal cards'],
  ['visitor-report', 'reservations', 'Open the list of reservations for matching only'],

  ['manage-customers', 'registry', 'Import the registry of customers'],

  ['cash-journal', 'cash', 'See the cash book of all counters and the closing of a day'],
  ['cash-supervisor', 'cash', "Close other people's sessions with a count, and sign off a day"],

  ['gate-reservations', 'gate', 'Open the list of reservations at the gate'],
  ['gate-reservations-checkin', 'gate', 'Check a reservation in at the gate, for users who open its list'],
  ['gate-visitor-entry', 'gate', 'Record visitors at the gate, and correct their entries'],
  ['gate-pending-visitor', 'gate', 'See who is still inside'],
  ['gate-pending-visit-status-update', 'gate', 'Mark visitors out at the exit'],
  ['gate-non-satsangi-visitors', 'gate', 'See the non-satsangi visitors of a date range'],
  ['gate-reservations-obsolete', 'gate', 'Open the gate security screens'],
  ['gate-live-board', 'gate', 'See how many are inside, by gate'],
  ['gate-ceiling', 'gate', 'Set how many people may be inside at once, for users who see the live board'],
  ['gate-entries-report', 'reports', 'See gate totals, gate entries and satsangi arrivals'],

  [
    'manage-buildings',
    'venue',
    'Add and change buildings, floors, rooms, gates and events, and give names in Hindi',
  ],
  ['manage-attributes', 'venue', 'Add and change attributes of buildings, floors and rooms'],

  ['report-occupancy-by-range', 'reports', 'See the occupancy of a date range'],
  ['report-occupancy-overview', 'reports', 'See the occupancy by week, month or year'],
  ['report-revenue-by-range', 'reports', 'See the Bhent received in a date range, and its receipts'],
  ['report-event', 'reports', 'See the figures and the parties of an event'],
  ['report-visitors-by-range', 'reports', 'See the visitors of a date range'],
  ['report-mails', 'reports', 'Send reports by mail, and see what was sent to whom'],

  ['samadh-aadharcard-scanner', 'samadh', 'Scan cards at the memorial site, and record and correct visits'],
  ['samadh-security-check', 'samadh', 'Clear visitors at the security point'],
  ['samadh-visit-hours', 'samadh', 'Set the visit hours and the number of trays'],
  ['samadh-exit-point', 'samadh', 'Mark visitors out at the memorial site and hand back their items'],
  [
    'samadh-pending-visitors',
    'samadh',
    'See who is still at the memorial site, mark visitors out, and hand back their items',
  ],
  ['samadh-visitors-entry-report', 'samadh', 'See the summary of entries at the memorial site'],
  ['samadh-visitors-information-report', 'samadh', 'See and export the visitors of the memorial site'],

  ['vaccination-entry-form', 'vaccination', 'Record vaccinations and print their cards'],
  ['manage-vaccine-types', 'vaccination', 'Add and change vaccine types, and merge records'],
  ['patient-entry-form', 'dispensary', 'Record patients and their treatments'],

  ['manage-dictionary', 'dictionary', "Add, change, delete and import the venue's words"],

  ['office-pos', 'pos', 'Sell offerings and prasad at the office'],
  ['office-categories', 'pos', 'Add and change the categories of the office'],
  ['office-products', 'pos', 'Add and change the products of the office'],
  ['office-sales-report', 'pos', 'See low stock and sales of the office'],
  ['office-refund', 'pos', 'Give refunds at the office'],
  ['bookcentre-pos', 'pos', 'Sell books'],
  ['bookcentre-categories', 'pos', 'Add and change the categories of the book centre'],
  ['bookcentre-products', 'pos', 'Add and change the products of the book centre'],
  ['bookcentre-low-inventory-report', 'pos', 'See low stock and sales of the book centre'],
  ['bookcentre-refund', 'pos', 'Give refunds at the book centre'],
  ['bhandarghar-pos', 'pos', 'Sell meals'],
  ['bhandarghar-categories', 'pos', 'Add and change the categories of Bhandar Ghar'],
  ['bhandarghar-products', 'pos', 'Add and change the products of Bhandar Ghar'],
  ['bhandarghar-devices', 'pos', 'Add and change the till devices of all shops'],
  ['bhandarghar-sales-report', 'pos', 'See low stock and sales of Bhandar Ghar'],
  ['bhandarghar-refund', 'pos', 'Give refunds at Bhandar Ghar'],
  ['bhandarghar-meal-counter', 'pos', 'Scan meal cards and receipts at the meal counter'],

  ['electrical-bhaint-types', 'electrical', 'Add and change Bhaint types'],
  ['electrical-electric-lines', 'electrical', 'Add and change electric lines'],
  ['electrical-bulk-readings', 'electrical', 'Enter the meter readings of a month, and print bills'],
  ['electrical-single-reading', 'electrical', 'Change a single meter reading'],
  [
    'electrical-profiles',
    'electrical',
    'Add and change satsangi profiles and groups, correct bills, collect dues and reverse bounced cheques',
  ],
  ['electrical-refund', 'electrical', 'Give money back to a house, for users who collect dues'],
  ['electrical-overall-overdues', 'electrical', 'See all overdues'],
  ['electrical-group-overdues', 'electrical', 'See overdues by group'],
  [
    'electrical-electric-lines-report',
    'electrical',
    'See the load of electric lines, and what is billed, collected and owed',
  ],
  ['electrical-periods-overdues', 'electrical', 'See overdues by period'],
  ['electrical-daily-collection', 'electrical', 'See the collection of a day'],
] as const satisfies readonly (readonly [name: string, area: string, allows: string])[]

/** The name of a permission, as roles hold it and calls and routes require it. */
export type Permission = (typeof permissionList)[number][0]

/** An area that has permissions. */
export type PermissionArea = (typeof permissionList)[number][1]

export const permissionNames: readonly Permission[] = permissionList.map(([name]) => name)

/** A permission for each value of a field: one call serves several shops, each with its own sellers. */
export type ByField = {
  readonly field: string
  readonly of: Readonly<Record<string, Permission | readonly Permission[]>>
}

/**
 * The requirement of a call or a route: none ('public'), only a session ('signed-in'), one permission, any
 * one of several, or one that a field of the request decides.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | Permission
  | readonly [Permission, Permission, ...Permission[]]
  | ByField

const isAdministrative = (name: string): boolean =>
  permissionList.some(([one, area]) => one === name && area === 'access')

/**
 * The effective permissions of an account, from those of its roles. A `mower` account is a device that many
 * people share: it cannot administer, with any roles.
 */
export const countingPermissions = (accountType: 'user' | 'mower', held: readonly string[]): string[] =>
  held.filter((name) => accountType === 'user' || !isAdministrative(name))

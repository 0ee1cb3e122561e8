import type { TextKey } from '@nivas/contract/texts.ts'

/** Corrected spellings, singulars, and a word with two meanings. Every other English text is its own translation. */
export const en: Readonly<Partial<Record<TextKey | `${TextKey}_one`, string>>> = {
  'Show in Catalouge': 'Show in Catalogue',
  'Something went while uploading the file. Please contact administrator.':
    'Something went wrong while uploading the file. Please contact administrator.',
  'Form Has Been Submitted Succesfully.': 'Form Has Been Submitted Successfully.',
  '{{count}} lines_one': '{{count}} line',
  'No second portion: this code was scanned {{count}} seconds ago._one':
    'No second portion: this code was scanned {{count}} second ago.',
  '{{count}} days_one': '{{count}} day',
  '{{count}} minutes ago_one': '{{count}} minute ago',
  '{{count}} parties_one': '{{count}} party',
  '{{count}} people_one': '{{count}} person',
  '{{count}} phones_one': '{{count}} phone',
  '{{count}} trays are in use._one': '{{count}} tray is in use.',
  '{{count}} visits found._one': '{{count}} visit found.',
  '{{count}} entries inside_one': '{{count}} entry inside',
  '{{count}} entries found._one': '{{count}} entry found.',
  '{{count}} sessions to sign off_one': '{{count}} session to sign off',
  '{{count}} rooms_one': '{{count}} room',
  '{{name}} was marked out, {{count}} people._one': '{{name}} was marked out, {{count}} person.',
  '{{count}} to review_one': '{{count}} to review',
  '{{count}} entries stored here have been sent._one': '{{count}} entry stored here has been sent.',
  '{{count}} entries are waiting to be sent. They stay on this computer and are sent when a user who may send them signs in here again._one':
    '{{count}} entry is waiting to be sent. It stays on this computer and is sent when a user who may send it signs in here again.',
  '{{count}} entries on this computer are waiting to be sent. They are sent when a user who may send them signs in._one':
    '{{count}} entry on this computer is waiting to be sent. It is sent when a user who may send it signs in.',
  '{{count}} nights_one': '{{count}} night',
  '{{count}} members_one': '{{count}} member',
  '{{count}} beds_one': '{{count}} bed',
  '{{count}} rows_one': '{{count}} row',
  'Import {{count}} rows_one': 'Import {{count}} row',
  '{{count}} records were found._one': '{{count}} record was found: Enter takes it.',
  '{{done}} of {{count}} rows_one': '{{done}} of {{count}} row',
  '{{count}} years_one': '{{count}} year',
  '{{count}} units_one': '{{count}} unit',
  'The meter restarted at 0: {{count}} units_one': 'The meter restarted at 0: {{count}} unit',
  '{{month}} will have {{count}} units instead of {{before}} and cost {{amount}} instead of {{cost}}._one':
    '{{month}} will have {{count}} unit instead of {{before}} and cost {{amount}} instead of {{cost}}.',
  '{{count}} buildings_one': '{{count}} building',
  '{{count}} products are low_one': '{{count}} product is low',
  '{{count}} places for {{members}}_one': '{{count}} place for {{members}}',
  '{{free}} of {{count}} rooms are free on all of these days_one':
    '{{free}} of {{count}} room is free on all of these days',
  'No building has {{count}} free rooms for these dates. Please ask for fewer._one':
    'No building has a free room for these dates.',
  '{{met}} of {{count}} preferences met_one': '{{met}} of {{count}} preference met',
  '{{low}} of {{count}} groups with elders on the ground or first floor_one':
    '{{low}} of {{count}} group with elders on the ground or first floor',
  '{{number}}, {{name}}: {{count}} people_one': '{{number}}, {{name}}: {{count}} person',
  '{{placed}} of {{count}} people have a place ({{percent}} %)_one':
    '{{placed}} of {{count}} person has a place ({{percent}} %)',
  '{{come}} of {{count}} people have arrived_one': '{{come}} of {{count}} person has arrived',
  '{{count}} people entered, most ({{most}}) in the quarter hour from {{from}}._one':
    '{{count}} person entered, in the quarter hour from {{from}}.',
  '{{count}} people today, most at {{from}} ({{most}})_one': '{{count}} person today, at {{from}}',
  '{{count}} people, most at {{from}} ({{most}})_one': '{{count}} person, at {{from}}',
  'Adds {{count}} rooms: {{first}} … {{last}}_one': 'Adds {{count}} room: {{first}}',
  'It has {{count}} values, so its type cannot be changed._one':
    'It has {{count}} value, so its type cannot be changed.',
  '{{count}} on hold, Bhent not collected_one': '{{count}} on hold, Bhent not collected',
  'Entries from the last {{count}} seconds may be missing._one':
    'Entries from the last second may be missing.',
  'Home state': 'State',
  AssignBuilding: 'Assign building',
  'Form Has Been Submitted Succesfully. We Will Send You An Acknoledgement Email Very Soon. Your reference number is {{number}}':
    'Form has been submitted successfully. We will send you an acknowledgement email very soon. Your reference number is {{number}}',
  'Aditional Bhent': 'Additional Bhent',
  'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.':
    'Satsangi not found with the entered Satsangi Id Number. Please enter data manually.',
  'Something went when wrong getting Person Vaccination information. Please contact administrator.':
    'Something went wrong while getting the vaccination information. Please contact administrator.',
  'Something went when wrong getting Bhaint Types. Please contact administrator.':
    'Something went wrong while getting the Bhaint types. Please contact administrator.',
  'Something went when wrong while printing card. Please contact administrator.':
    'Something went wrong while printing the card. Please contact administrator.',
  'for {{count}} days_one': 'for {{count}} day',
  'Please check your email for futher action.': 'Please check your email for further action.',
  '{{count}} houses owe {{amount}}_one': '{{count}} house owes {{amount}}',
  '{{count}} people entered_one': '{{count}} person entered',
  '{{count}} units sold for {{amount}}_one': '{{count}} unit sold for {{amount}}',
}

/** Adds the singulars of a screen's sentences, which would otherwise be in the first load of every other screen. */
export const addSingulars = (more: Readonly<Partial<Record<`${TextKey}_one`, string>>>) =>
  void Object.assign(en, more)

import type { TextKey } from '@nivas/contract/texts.ts'

/**
 * Corrected spellings, singulars, and a word that has two meanings: every other English text is its own
 * translation.
 */
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
  '{{count}} trays are held now._one': '{{count}} tray is held now.',
  '{{count}} visits found._one': '{{count}} visit found.',
  '{{count}} entries inside · read anew every 10 seconds_one':
    '{{count}} entry inside · read anew every 10 seconds',
  '{{count}} entries found._one': '{{count}} entry found.',
  '{{count}} sessions to sign off_one': '{{count}} session to sign off',
  '{{count}} rooms_one': '{{count}} room',
  '{{name}} was marked out, {{count}} people._one': '{{name}} was marked out, {{count}} person.',
  '{{count}} need a look_one': '{{count}} needs a look',
  '{{count}} entries that were kept here have been sent._one':
    '{{count}} entry that was kept here has been sent.',
  '{{count}} entries are waiting to be sent. They stay on this computer, and are sent when somebody who may send them signs in here again._one':
    '{{count}} entry is waiting to be sent. It stays on this computer, and is sent when somebody who may send them signs in here again.',
  '{{count}} entries wait on this computer to be sent. Sign in as somebody who may send them, and they are._one':
    '{{count}} entry waits on this computer to be sent. Sign in as somebody who may send them, and it is.',
  'Home state': 'State',
  AssignBuilding: 'Assign building',
  'Form Has Been Submitted Succesfully. We Will Send You An Acknoledgement Email Very Soon. Your reference number is {{number}}':
    'Form has been submitted successfully. We will send you an acknowledgement email very soon. Your reference number is {{number}}',
  'Aditional Bhent': 'Additional Bhent',
  'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.':
    'Satsangi not found with the entered Satsangi Id Number. Please enter data manually.',
  'Something went when wrong getting Person Vaccination information. Please contact administrator.':
    'Something went wrong while getting the vaccination information. Please contact administrator.',
  'Something went when wrong while printing card. Please contact administrator.':
    'Something went wrong while printing the card. Please contact administrator.',
  'for {{count}} days_one': 'for {{count}} day',
  'Please check your email for futher action.': 'Please check your email for further action.',
}

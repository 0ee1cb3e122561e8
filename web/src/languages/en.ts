import type { Catalogue } from './patterns.ts'

/** Corrected spellings and singulars alone: every other English text is its own translation. */
export const en: Catalogue = {
  'Form Has Been Submitted Succesfully.': 'Form Has Been Submitted Successfully.',
  '{{count}} rooms_one': '{{count}} room',
  AssignBuilding: 'Assign building',
  'Aditional Bhent': 'Additional Bhent',
  'Satsangi Not foud with entered Satsangi Id Number. Please enter data manually.':
    'Satsangi not found with the entered Satsangi Id Number. Please enter data manually.',
  'Please check your email for futher action.': 'Please check your email for further action.',
}
